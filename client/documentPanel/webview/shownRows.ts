import type { VscodeProgressBar } from '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import { element } from '../../session/webview/element.ts';
import { filled } from '../../session/webview/filled.ts';
import type { PanelRow, RowAction } from '../panelMessages.ts';
import type { PanelWords } from '../panelWords.ts';

/** The rows of the queue. */
export interface ShownRows {
  show(rows: readonly PanelRow[]): void;
}

interface Shown {
  readonly row: HTMLTableRowElement;
  update(next: PanelRow): void;
}

/**
 * Shows the queue. A row that is there already stays the same element, so that nothing loses the focus while others
 * progress.
 */
export function shownRows(
  body: HTMLTableSectionElement,
  words: PanelWords,
  act: (id: string, action: RowAction) => void,
): ShownRows {
  const shown = new Map<string, Shown>();
  return {
    show(rows) {
      for (const [id, { row }] of shown) {
        if (rows.some((one) => one.id === id)) continue;
        row.remove();
        shown.delete(id);
      }
      for (const one of rows) {
        const there = shown.get(one.id) ?? madeRow(one, words, act);
        if (!shown.has(one.id)) body.append(there.row);
        shown.set(one.id, there);
        there.update(one);
      }
    },
  };
}

function madeRow(
  { id, document: name, language }: PanelRow,
  words: PanelWords,
  act: (id: string, action: RowAction) => void,
): Shown {
  const row = element('tr');
  row.dataset.job = id;
  const title = element('th', '', name);
  title.scope = 'row';
  const state = element('td', 'state');
  const text = element('span', 'text');
  text.setAttribute('role', 'status');
  const bar: VscodeProgressBar = document.createElement('vscode-progress-bar');
  const subject = `${name}, ${language}`;
  bar.setAttribute('aria-label', filled(words.progress, subject));
  state.append(text, bar);
  const cost = element('td', 'cost');
  const actions = element('td', 'actions');
  row.append(title, element('td', 'language', language), state, cost, actions);
  let offered = '';
  return {
    row,
    update(next) {
      row.dataset.phase = next.phase;
      if (text.textContent !== next.text) text.textContent = next.text;
      const isBusy = next.phase === 'sending' || next.phase === 'following';
      bar.hidden = !isBusy;
      bar.indeterminate = next.percentage === undefined;
      bar.value = next.percentage ?? 0;
      cost.textContent = next.cost;
      const wanted = JSON.stringify([next.actions, next.remedies]);
      if (wanted === offered) return;
      offered = wanted;
      const hadFocus = actions.contains(document.activeElement);
      actions.replaceChildren(
        ...next.actions.map((action, i) => {
          const label = (action === 'install' && next.remedies?.install) || words.actions[action];
          const button = document.createElement('vscode-button');
          button.textContent = label;
          button.secondary = i > 0;
          button.dataset.action = action;
          button.setAttribute('aria-label', `${label}: ${subject}`);
          button.addEventListener('click', () => act(id, action));
          return button;
        }),
      );
      if (hadFocus) actions.querySelector<HTMLElement>('vscode-button')?.focus();
    },
  };
}
