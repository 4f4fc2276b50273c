import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-label/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeButton } from '@vscode-elements/elements/dist/vscode-button/index.js';
import type { VscodeProgressBar } from '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { FromPage, LanguageChoice, PanelState, SavedPanel, ToPage } from '../panelMessages.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  setState(state: SavedPanel): void;
};

const editor = acquireVsCodeApi();

function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element “${id}”.`);
  return found as T;
}

const words = document.querySelector('main')?.dataset ?? {};
const buttons = {
  pick: element<VscodeButton>('pick'),
  translate: element<VscodeButton>('translate'),
  cancel: element<VscodeButton>('cancel'),
  open: element<VscodeButton>('open'),
  save: element<VscodeButton>('save'),
  retry: element<VscodeButton>('retry'),
  install: element<VscodeButton>('install'),
  useLocal: element<VscodeButton>('use-local'),
  signIn: element<VscodeButton>('sign-in'),
};
const selects = {
  source: element<VscodeSingleSelect>('source'),
  target: element<VscodeSingleSelect>('target'),
};
const progress = element<VscodeProgressBar>('progress');

const clicks: [VscodeButton, Exclude<FromPage['action'], 'choose'>][] = [
  [buttons.pick, 'pickFile'],
  [buttons.translate, 'translate'],
  [buttons.cancel, 'cancel'],
  [buttons.open, 'open'],
  [buttons.save, 'save'],
  [buttons.retry, 'loadLanguages'],
  [buttons.install, 'install'],
  [buttons.useLocal, 'useLocal'],
  [buttons.signIn, 'signIn'],
];
for (const [button, action] of clicks) {
  button.addEventListener('click', () => {
    if (!button.disabled) editor.postMessage({ action });
  });
}
for (const side of ['source', 'target'] as const) {
  selects[side].addEventListener('change', () =>
    editor.postMessage({ action: 'choose', side, language: selects[side].value === none ? '' : selects[side].value }),
  );
}

/** The value of the first option: a list does not show the option that has an empty one. */
const none = '-';

/** Options are replaced only when they changed, so that an open list is not closed by progress. */
const shownOptions = new Map<VscodeSingleSelect, string>();

function fill(select: VscodeSingleSelect, first: string, choices: readonly LanguageChoice[], value: string): void {
  const options = [{ code: none, name: first }, ...choices];
  const fingerprint = JSON.stringify(options);
  if (shownOptions.get(select) !== fingerprint) {
    shownOptions.set(select, fingerprint);
    select.options = options.map(({ code, name }) => ({
      value: code,
      label: name,
      description: '',
      selected: code === value,
      disabled: false,
    }));
  }
  if (select.value !== value) select.value = value;
}

function show(state: PanelState): void {
  const { phase } = state;
  const busy = phase.name === 'translating';
  element('file').textContent = state.file ?? words.noFile ?? '';
  element('destination').textContent = state.destination;
  fill(selects.source, words.detect ?? '', state.sources, state.sourceLanguage ?? none);
  fill(selects.target, words.choose ?? '', state.targets, state.targetLanguage ?? none);
  selects.source.disabled = busy || state.languagesLoading;
  selects.target.disabled = busy || state.languagesLoading;
  buttons.pick.disabled = busy;
  buttons.translate.disabled = busy || !state.file || !state.targetLanguage;
  buttons.cancel.hidden = !busy;

  element('languages-problem').hidden = state.languagesProblem === undefined;
  element('languages-problem-text').textContent = state.languagesProblem ?? '';

  progress.hidden = !busy;
  if (busy) {
    progress.indeterminate = phase.percentage === undefined;
    progress.value = phase.percentage ?? 0;
  }
  element('status').textContent = busy || phase.name === 'done' ? phase.text : '';
  element('failure').hidden = phase.name !== 'failed';
  element('failure').textContent = phase.name === 'failed' ? phase.text : '';
  const remedies = 'remedies' in phase ? phase.remedies : undefined;
  element('remedies').hidden = remedies === undefined;
  buttons.install.hidden = remedies?.install === undefined;
  buttons.install.textContent = remedies?.install ?? '';
  const result = element('result');
  if (result.hidden && phase.name === 'done') {
    result.hidden = false;
    buttons.open.focus();
  } else {
    result.hidden = phase.name !== 'done';
  }
}

window.addEventListener('message', (event: MessageEvent<ToPage>) => {
  editor.setState(event.data.saved);
  show(event.data.state);
});
editor.postMessage({ action: 'ready' });
