import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-label/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeButton } from '@vscode-elements/elements/dist/vscode-button/index.js';
import type { VscodeProgressBar } from '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { elementById } from '../../session/webview/elementById.ts';
import { chosenOption, fillSelect } from '../../session/webview/fillSelect.ts';
import type { FromPage, PanelState, SavedPanel, ToPage } from '../panelMessages.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  setState(state: SavedPanel): void;
};

const editor = acquireVsCodeApi();

const words = document.querySelector('main')?.dataset ?? {};
const buttons = {
  pick: elementById<VscodeButton>('pick'),
  translate: elementById<VscodeButton>('translate'),
  cancel: elementById<VscodeButton>('cancel'),
  open: elementById<VscodeButton>('open'),
  save: elementById<VscodeButton>('save'),
  retry: elementById<VscodeButton>('retry'),
  install: elementById<VscodeButton>('install'),
  useLocal: elementById<VscodeButton>('use-local'),
  signIn: elementById<VscodeButton>('sign-in'),
};
const selects = {
  source: elementById<VscodeSingleSelect>('source'),
  target: elementById<VscodeSingleSelect>('target'),
};
const progress = elementById<VscodeProgressBar>('progress');

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
    editor.postMessage({ action: 'choose', side, language: chosenOption(selects[side]) }),
  );
}

function show(state: PanelState): void {
  const { phase } = state;
  const busy = phase.name === 'translating';
  elementById('file').textContent = state.file ?? words.noFile ?? '';
  elementById('destination').textContent = state.destination;
  fillSelect(selects.source, words.detect ?? '', state.sources, state.sourceLanguage ?? '');
  fillSelect(selects.target, words.choose ?? '', state.targets, state.targetLanguage ?? '');
  selects.source.disabled = busy || state.languagesLoading;
  selects.target.disabled = busy || state.languagesLoading;
  buttons.pick.disabled = busy;
  buttons.translate.disabled = busy || !state.file || !state.targetLanguage;
  buttons.cancel.hidden = !busy;

  elementById('languages-problem').hidden = state.languagesProblem === undefined;
  elementById('languages-problem-text').textContent = state.languagesProblem ?? '';

  progress.hidden = !busy;
  if (busy) {
    progress.indeterminate = phase.percentage === undefined;
    progress.value = phase.percentage ?? 0;
  }
  elementById('status').textContent = busy || phase.name === 'done' ? phase.text : '';
  elementById('failure').hidden = phase.name !== 'failed';
  elementById('failure').textContent = phase.name === 'failed' ? phase.text : '';
  const remedies = 'remedies' in phase ? phase.remedies : undefined;
  elementById('remedies').hidden = remedies === undefined;
  buttons.install.hidden = remedies?.install === undefined;
  buttons.install.textContent = remedies?.install ?? '';
  const result = elementById('result');
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
