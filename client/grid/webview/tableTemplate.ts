import type { Virtualizer } from '@tanstack/virtual-core';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import { languageName } from '../../../shared/sentences/languageName.ts';
import type { RowFilter, RowOrder } from '../../../shared/tableProtocol.ts';
import { filled } from '../../session/webview/filled.ts';
import { drawnColumns, type GridState, isSideBySide, isTerms, rowCount, targetColumn } from './gridState.ts';
import { rowTemplate, unsavedMark } from './rowTemplate.ts';

/** The heads of the columns, and the rows that are in sight. */
export function tableTemplate(
  state: GridState,
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  sort: (filter: RowFilter) => void,
): TemplateResult {
  const { facts, words } = state;
  if (facts === null) return html`<p class="notice">${words.noTable}</p>`;
  const columns = drawnColumns(state);
  const count = facts?.count ?? 0;
  const items = virtualizer.getVirtualItems();
  return html`
    <div id="grid" role="grid" class="grid" data-vscode-context=${JSON.stringify({ webviewRows: rowsOf(state) })} .style=${`--columns: ${widthsOf(columns)}; --least: ${leastOf(columns)}px`}
      aria-label=${words.table} aria-rowcount=${count + 1} aria-colcount=${columns.length} aria-multiselectable="true">
      <div role="rowgroup" class="heads"><div role="row" class="head" aria-rowindex="1">
        ${facts ? columns.map((column, i) => headTemplate(state, column, i + 1, sort)) : nothing}
      </div></div>
      <div role="rowgroup" class="scroller">
        <div role="presentation" class="sizer" .style=${`height: ${virtualizer.getTotalSize()}px`}>
          ${repeat(
            items,
            ({ index }) => index,
            ({ index, start }) => rowTemplate(state, index, start),
          )}
        </div>
      </div>
    </div>
    ${facts && rowCount(facts) === 0 && facts.total > 0 ? noRowsTemplate(state, sort) : nothing}`;
}

/** Says that no row passes the filter, and shows all of them again. */
function noRowsTemplate({ words, filter: { order, orderedColumn } }: GridState, show: (filter: RowFilter) => void) {
  const sorted = { ...(order ? { order } : {}), ...(orderedColumn ? { orderedColumn } : {}) };
  return html`<div class="notice">${words.noRows}
    <div><button class="action clear-filter" @click=${() => show(sorted)}>
      <span class="codicon codicon-clear-all" aria-hidden="true"></span> ${words.clearFilter}</button></div>
  </div>`;
}

/** What the menu of a row has for rows: those of terms and of keys can be added and deleted, keys be renamed. */
function rowsOf({ facts }: GridState): 'keys' | 'terms' | 'fixed' {
  return facts?.editsKeys ? 'keys' : facts?.newRow === undefined ? 'fixed' : 'terms';
}

/** Widths of the state, the key, the source and of languages, as CSS and in pixels at least. */
const widths = [
  { css: '32px', least: 32 },
  { css: 'minmax(120px, 1.2fr)', least: 120 },
  { css: 'minmax(160px, 2fr)', least: 160 },
] as const;
const languageWidth = { css: 'minmax(180px, 3fr)', least: 180 } as const;

const widthOf = (column: number) => widths[column] ?? languageWidth;
const widthsOf = (columns: readonly number[]) => columns.map((column) => widthOf(column).css).join(' ');
/** Below this width the table is scrolled sideways. */
const leastOf = (columns: readonly number[]) => columns.reduce((sum, column) => sum + widthOf(column).least, 0);

/** What the head of a column says. */
function headText(state: GridState, column: number): string {
  const { facts, words } = state;
  const { columns } = words;
  if (column < 2) return column === 0 ? columns.state : columns.key;
  if (column === 2) return filled(columns.source, facts?.sourceLanguage ?? '');
  const language = facts?.columns[column - targetColumn];
  if (isTerms(state)) return termHead(state, column - targetColumn);
  if (isSideBySide(state))
    return language?.isSource ? filled(columns.source, language.key) : nameWithCode(language?.key ?? '');
  return filled(language?.isSource ? columns.text : columns.target, language?.language ?? '?');
}

/** What a column of terms is called: by the file, by its language, or by what it holds. */
function termHead({ facts, words }: GridState, place: number): string {
  const { name, language } = facts?.columns[place] ?? {};
  return name ?? (language === undefined ? (words.terms[place] ?? '') : nameWithCode(language));
}

/** The code tells the region: with both, the head would be cut off. @example 'Portuguese (pt-BR)' */
function nameWithCode(key: string): string {
  const name = languageName(rootLanguage(key), document.documentElement.lang);
  return name === rootLanguage(key) ? key : `${name} (${key})`;
}

/** What a click on the head of a column sorts by; there is a list with further orders. */
function orderOf({ facts }: GridState, column: number): Pick<RowFilter, 'order' | 'orderedColumn'> {
  if (column < 2) return {};
  const language = facts?.columns[column - targetColumn];
  if (!language || language.isSource) return { order: 'source' };
  return { order: 'target', ...(facts && facts.columns.length > 1 ? { orderedColumn: language.key } : {}) };
}

/** A head that sorts: once for one direction, again for the other, a third time for the order of the file. */
function headTemplate(
  state: GridState,
  column: number,
  index: number,
  sort: (filter: RowFilter) => void,
): TemplateResult {
  const { words, filter, dirty, facts } = state;
  const head = headText(state, column);
  const shown = column === 0 ? html`<span class="unseen">${head}</span>` : head;
  const { order, orderedColumn } = orderOf(state, column);
  if (!order) return html`<div role="columnheader" class="cell" aria-colindex=${index} title=${head}>${shown}</div>`;
  const isBy = filter.orderedColumn === orderedColumn;
  const direction =
    isBy && filter.order === order ? 'ascending' : isBy && filter.order === `-${order}` ? 'descending' : 'none';
  const next = direction === 'none' ? order : direction === 'ascending' ? (`-${order}` as RowOrder) : undefined;
  const { order: _, orderedColumn: __, ...rest } = filter;
  const sorted = next ? { ...rest, order: next, ...(orderedColumn ? { orderedColumn } : {}) } : rest;
  const icon = direction === 'none' ? 'blank' : direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  const isDirty =
    isSideBySide(state) && !state.place.files && dirty.has(facts?.columns[column - targetColumn]?.uri ?? '');
  return html`<div role="columnheader" class="cell" aria-colindex=${index} aria-sort=${direction}>
    <button class="sort" title=${filled(words.sortBy, head)} @click=${() => sort(sorted)}
      >${head} ${facts?.columns[column - targetColumn]?.noFile ? html`<span class="tag">${words.noFile}</span>` : nothing} ${isDirty ? unsavedMark(words.unsaved) : nothing}<span class="codicon codicon-${icon}" aria-hidden="true"></span></button>
  </div>`;
}
