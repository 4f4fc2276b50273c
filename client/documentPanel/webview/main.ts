import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-checkbox/index.js';
import '@vscode-elements/elements/dist/vscode-label/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeButton } from '@vscode-elements/elements/dist/vscode-button/index.js';
import type { VscodeCheckbox } from '@vscode-elements/elements/dist/vscode-checkbox/index.js';
import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { element } from '../../session/webview/element.ts';
import { elementById } from '../../session/webview/elementById.ts';
import { filled } from '../../session/webview/filled.ts';
import { chosenOption, fillSelect } from '../../session/webview/fillSelect.ts';
import {
  type FromPage,
  type PanelState,
  pageButtons,
  pageLists,
  pageOptions,
  pageSwitches,
  type SavedPanel,
  type ToPage,
} from '../panelMessages.ts';
import type { PanelWords } from '../panelWords.ts';
import { shownRows } from './shownRows.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  setState(state: SavedPanel): void;
};

const editor = acquireVsCodeApi();
const words: PanelWords = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}');
const button = (id: string) => elementById<VscodeButton>(id);
const select = (id: 'source' | (typeof pageOptions)[number]) => elementById<VscodeSingleSelect>(id);
const send = (message: FromPage) => editor.postMessage(message);

for (const action of pageButtons) {
  button(action).addEventListener('click', () => {
    if (!button(action).disabled) send({ action });
  });
}
select('source').addEventListener('change', () => send({ action: 'source', language: chosenOption(select('source')) }));
for (const name of pageOptions)
  select(name).addEventListener('change', () => send({ action: 'option', name, value: chosenOption(select(name)) }));
for (const name of pageSwitches) {
  const box = elementById<VscodeCheckbox>(name);
  box.addEventListener('change', () => send({ action: 'switch', name, value: box.checked }));
}
const files = shownChips(elementById('files'), words.remove, (id) => send({ action: 'removeFile', id }));
const targets = shownChips(elementById('targets'), words.remove, (id) => send({ action: 'removeTarget', id }));
const rows = shownRows(elementById<HTMLTableSectionElement>('rows'), words, (id, row) =>
  send({ action: 'row', id, row }),
);
takeDropped(send, () => complain(words.large));

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).flatMap(([code, name]) => (code === '' ? [] : [{ code, name }]));

function show(state: PanelState): void {
  elementById('destination').textContent = state.destination;
  files.show(
    state.files.map(({ uri, name }) => ({ id: uri, name })),
    words.noFiles,
  );
  targets.show(
    state.targets.map(({ code, name }) => ({ id: code, name })),
    words.noTargets,
  );
  fillSelect(select('source'), words.detect, state.sources, state.sourceLanguage);
  select('source').disabled = state.languagesLoading;
  fillSelect(select('formality'), words.formalities[''], choicesOf(words.formalities), state.options.formality);
  fillSelect(select('pdf'), words.pdfs[''], choicesOf(words.pdfs), state.options.pdf);
  for (const name of pageSwitches) elementById<VscodeCheckbox>(name).checked = state.options[name];
  for (const name of pageLists) elementById(`${name}-chosen`).textContent = state.lists[name];
  button('languages').disabled = state.languagesLoading;

  elementById('languages-problem').hidden = state.languagesProblem === undefined;
  elementById('languages-problem-text').textContent = state.languagesProblem ?? '';
  const notes = elementById('notes');
  if (JSON.stringify(state.notes) !== notes.dataset.shown) {
    notes.dataset.shown = JSON.stringify(state.notes);
    notes.replaceChildren(...state.notes.map((note) => element('li', '', note)));
  }
  elementById('cost').textContent = state.cost;
  complain(state.problem ?? '');
  button('translate').disabled = !state.canStart;
  button('translate').textContent = state.start;

  elementById('queue').hidden = state.rows.length === 0;
  elementById('summary').textContent = state.summary;
  button('cancelAll').disabled = !state.canCancel;
  button('clear').disabled = !state.canClear;
  rows.show(state.rows);
}

function complain(text: string): void {
  elementById('problem').hidden = text === '';
  elementById('problem').textContent = text;
}

window.addEventListener('message', (event: MessageEvent<ToPage>) => {
  editor.setState(event.data.saved);
  show(event.data.state);
});
send({ action: 'ready' });

/** Bytes of a file that is dropped from another program. */
const largest = 100_000_000;

/**
 * Takes files that are dropped on the page: from the explorer or an editor by their addresses, from another program by
 * what is in them.
 *
 * @param tooLarge called where a file cannot be taken.
 */
function takeDropped(send: (message: FromPage) => void, tooLarge: () => void): void {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    if (dataTransfer) void take(dataTransfer, send, tooLarge);
  });
}

async function take(data: DataTransfer, send: (message: FromPage) => void, tooLarge: () => void): Promise<void> {
  const list = data.getData('application/vnd.code.uri-list') || data.getData('text/uri-list') || '';
  const uris = list.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (uris.length > 0) return send({ action: 'dropUris', uris });
  for (const file of data.files) {
    if (file.size > largest) tooLarge();
    else send({ action: 'dropFile', name: file.name, data: await file.arrayBuffer() });
  }
}

/** What was chosen, each with a button that takes it out. */
interface ShownChips {
  /** @param nothing what is shown where nothing was chosen. */
  show(chosen: readonly { readonly id: string; readonly name: string }[], nothing: string): void;
}

/**
 * Shows what was chosen in a list. Who took one out at the keyboard has the focus on the next one.
 *
 * @param remove the name of the button: `Remove {0}`.
 * @example const files = shownChips(elementById('files'), words.remove, (id) => send({ action: 'removeFile', id }));
 */
function shownChips(list: HTMLElement, remove: string, onRemove: (id: string) => void): ShownChips {
  let shown = '';
  return {
    show(chosen, nothing) {
      const wanted = JSON.stringify(chosen);
      if (wanted === shown) return;
      shown = wanted;
      const items = [...list.querySelectorAll('button')];
      const place = items.indexOf(document.activeElement as HTMLButtonElement);
      const chips = chosen.map(({ id, name }) => {
        const chip = element('li', 'chip');
        const button = element('button', 'codicon-close', '×');
        button.type = 'button';
        button.setAttribute('aria-label', filled(remove, name));
        button.addEventListener('click', () => onRemove(id));
        chip.append(element('span', '', name), button);
        return chip;
      });
      list.replaceChildren(...(chips.length > 0 ? chips : [element('li', 'remark', nothing)]));
      if (place < 0) return;
      const left = list.querySelectorAll('button');
      const next = left[Math.min(place, left.length - 1)];
      if (next) next.focus();
      else list.parentElement?.querySelector<HTMLElement>('vscode-button')?.focus();
    },
  };
}
