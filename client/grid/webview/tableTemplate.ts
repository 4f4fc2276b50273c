import type { Virtualizer } from '@tanstack/virtual-core';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { filled, type GridState } from './gridState.ts';
import { rowTemplate } from './rowTemplate.ts';

/** The heads of the columns, and the rows that are in sight. */
export function tableTemplate(state: GridState, virtualizer: Virtualizer<HTMLElement, HTMLElement>): TemplateResult {
  const { facts, words } = state;
  if (facts === null) return html`<p class="notice">${words.noTable}</p>`;
  const heads = headsOf(state);
  const count = facts?.count ?? 0;
  const items = virtualizer.getVirtualItems();
  return html`
    <div id="grid" role="grid" class=${facts?.isSource ? 'grid single' : 'grid'} aria-label=${words.table}
      aria-rowcount=${count + 1} aria-colcount=${heads.length} aria-multiselectable="true">
      <div role="rowgroup" class="heads"><div role="row" class="head" aria-rowindex="1">
        ${heads.map((head, column) => headTemplate(head, column))}
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

function headTemplate(head: string, column: number): TemplateResult {
  const shown = column === 0 ? html`<span class="unseen">${head}</span>` : head;
  return html`<div role="columnheader" class="cell" aria-colindex=${column + 1} title=${head}>${shown}</div>`;
}
