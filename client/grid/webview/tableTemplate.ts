import type { Virtualizer } from '@tanstack/virtual-core';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { RowFilter, RowOrder } from '../../../shared/tableProtocol.ts';
import { filled, type GridState } from './gridState.ts';
import { rowTemplate } from './rowTemplate.ts';

/** The heads of the columns, and the rows that are in sight. */
export function tableTemplate(
  state: GridState,
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  sort: (filter: RowFilter) => void,
): TemplateResult {
  const { facts, words } = state;
  if (facts === null) return html`<p class="notice">${words.noTable}</p>`;
  const heads = headsOf(state);
  const count = facts?.count ?? 0;
  const items = virtualizer.getVirtualItems();
  return html`
    <div id="grid" role="grid" class=${facts?.isSource ? 'grid single' : 'grid'} aria-label=${words.table}
      aria-rowcount=${count + 1} aria-colcount=${heads.length} aria-multiselectable="true">
      <div role="rowgroup" class="heads"><div role="row" class="head" aria-rowindex="1">
        ${heads.map((head, column) => headTemplate(state, head, column, sort))}
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
    ${facts && count === 0 ? html`<p class="notice">${words.noRows}</p>` : nothing}`;
}

function headsOf({ facts, words: { columns } }: GridState): readonly string[] {
  const source = facts?.sourceLanguage ?? '';
  const texts = facts?.isSource
    ? [filled(columns.text, source)]
    : [filled(columns.source, source), filled(columns.target, facts?.targetLanguage ?? '?')];
  return [columns.state, columns.key, ...texts];
}

/** What a click on the head of a column sorts by; there is a list with further orders. */
const orders = [undefined, undefined, 'source', 'target'] as const;

/** A head that sorts: once for one direction, again for the other, a third time for the order of the file. */
function headTemplate(
  { words, filter }: GridState,
  head: string,
  column: number,
  sort: (filter: RowFilter) => void,
): TemplateResult {
  const shown = column === 0 ? html`<span class="unseen">${head}</span>` : head;
  const by = orders[column];
  if (!by) return html`<div role="columnheader" class="cell" aria-colindex=${column + 1} title=${head}>${shown}</div>`;
  const direction = filter.order === by ? 'ascending' : filter.order === `-${by}` ? 'descending' : 'none';
  const next: RowOrder | undefined = direction === 'none' ? by : direction === 'ascending' ? `-${by}` : undefined;
  const { order: _, ...rest } = filter;
  const icon = direction === 'none' ? 'blank' : direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  return html`<div role="columnheader" class="cell" aria-colindex=${column + 1} aria-sort=${direction}>
    <button class="sort" title=${filled(words.sortBy, head)} @click=${() => sort(next ? { ...rest, order: next } : rest)}
      >${head} <span class="codicon codicon-${icon}" aria-hidden="true"></span></button>
  </div>`;
}
