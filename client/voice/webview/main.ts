import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-label/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeButton } from '@vscode-elements/elements/dist/vscode-button/index.js';
import type { VscodeProgressBar } from '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { elementById } from '../../session/webview/elementById.ts';
import { filled } from '../../session/webview/filled.ts';
import { chosenOption, fillSelect } from '../../session/webview/fillSelect.ts';
import type { FromVoicePage, SavedVoicePanel, ToVoicePage, VoiceButton, VoiceState } from '../voiceMessages.ts';
import { type Microphone, mayUseMicrophone, openMicrophone } from './microphone.ts';
import { shownTracks } from './shownTracks.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromVoicePage): void;
  setState(state: SavedVoicePanel): void;
};

const editor = acquireVsCodeApi();
const words: Readonly<Record<string, string | undefined>> = document.querySelector('main')?.dataset ?? {};
const button = (id: string) => elementById<VscodeButton>(id);
const selects = {
  source: elementById<VscodeSingleSelect>('source'),
  spoken: elementById<VscodeSingleSelect>('spoken'),
  terms: elementById<VscodeSingleSelect>('terms'),
};
const progress = elementById<VscodeProgressBar>('progress');
const tracks = shownTracks(elementById('tracks'), words);
const hasMicrophone = mayUseMicrophone();
/** Bytes of a recording that is dropped. */
const largest = 100_000_000;
let microphone: Microphone | undefined;

const actions: Readonly<Record<string, VoiceButton>> = {
  ...{ pick: 'pick', languages: 'languages', start: 'start', stop: 'stop', cancel: 'cancel' },
  ...{ srt: 'srt', vtt: 'vtt', speech: 'speech', retry: 'retry', install: 'install' },
  ...{ 'use-local': 'useLocal', 'sign-in': 'signIn' },
};
for (const [id, action] of Object.entries(actions)) {
  button(id).addEventListener('click', () => {
    if (button(id).disabled) return;
    if (action === 'stop') closeMicrophone();
    editor.postMessage({ action });
  });
}
for (const side of ['source', 'spoken', 'terms'] as const) {
  selects[side].addEventListener('change', () =>
    editor.postMessage({ action: side, chosen: chosenOption(selects[side]) }),
  );
}
button('listen').addEventListener('click', () => void listen());

async function listen(): Promise<void> {
  if (button('listen').disabled || microphone) return;
  try {
    microphone = await openMicrophone((data) => editor.postMessage({ action: 'sound', data }));
    editor.postMessage({ action: 'listen' });
  } catch (error) {
    complain(filled(words.denied ?? '', error instanceof Error ? error.message : String(error)));
  }
}

function closeMicrophone(): void {
  microphone?.close();
  microphone = undefined;
}

function complain(text: string): void {
  elementById('failure').hidden = text === '';
  elementById('failure').textContent = text;
}

document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => void take(event));

async function take(event: DragEvent): Promise<void> {
  event.preventDefault();
  const { dataTransfer } = event;
  const list = dataTransfer?.getData('application/vnd.code.uri-list') || dataTransfer?.getData('text/uri-list') || '';
  const uri = list.split(/\r?\n/).find((line) => line !== '' && !line.startsWith('#'));
  const file = dataTransfer?.files[0];
  if (uri) editor.postMessage({ action: 'dropUri', uri });
  else if (file && file.size > largest) complain(words.large ?? '');
  else if (file) editor.postMessage({ action: 'dropFile', name: file.name, data: await file.arrayBuffer() });
}

function show(state: VoiceState): void {
  const { phase } = state;
  const isBusy = phase.name === 'hearing';
  if (!isBusy || !phase.isLive) closeMicrophone();
  elementById('file').textContent = state.file ?? words.noFile ?? '';
  elementById('targets').textContent = state.targets === '' ? (words.none ?? '') : state.targets;
  elementById('listener').textContent = state.listener;
  const advice = state.problem ?? state.advice;
  elementById('advice').hidden = advice === undefined;
  const isServed = state.problem === undefined && state.sources.length > 0;
  elementById('advice').classList.toggle('problem', !isServed);
  elementById('advice').classList.toggle('remark', isServed);
  for (const id of ['retry', 'sign-in']) button(id).hidden = isServed;
  elementById('advice-text').textContent = advice ?? '';
  fillSelect(selects.source, state.detects ? words.detect : undefined, state.sources, state.sourceLanguage);
  fillSelect(selects.spoken, words.none, state.speakable, state.spokenLanguage);
  fillSelect(selects.terms, words.none, state.terms, state.spokenTerms);
  const cannotHear = isBusy || state.isLoading || (state.sources.length === 0 && !state.detects);
  for (const id of ['pick', 'retry', 'sign-in']) button(id).disabled = isBusy;
  selects.source.disabled = isBusy || state.isLoading;
  selects.spoken.disabled = isBusy || state.isLoading || state.speakable.length === 0;
  selects.terms.disabled = isBusy || state.isLoading || state.terms.length === 0;
  button('languages').disabled = isBusy || state.isLoading;
  button('start').disabled = cannotHear || !state.file;
  button('start').hidden = isBusy;
  button('listen').hidden = isBusy || !hasMicrophone;
  button('listen').disabled = cannotHear;
  button('stop').hidden = !isBusy || !phase.isLive;
  button('cancel').hidden = !isBusy;
  progress.hidden = !isBusy || phase.isLive;
  if (isBusy) {
    progress.indeterminate = phase.percentage === undefined;
    progress.value = phase.percentage ?? 0;
  } else tracks.settle();
  elementById('status').textContent = isBusy || phase.name === 'done' ? phase.text : '';
  complain(phase.name === 'failed' ? phase.text : '');
  const remedies = 'remedies' in phase ? phase.remedies : undefined;
  elementById('remedies').hidden = remedies === undefined;
  button('install').hidden = remedies?.install === undefined;
  button('install').textContent = remedies?.install ?? '';
  elementById('results').hidden = isBusy || !(state.hasTexts || state.hasSpeech);
  for (const id of ['srt', 'vtt']) button(id).hidden = !state.hasTexts;
  button('speech').hidden = !state.hasSpeech;
}

elementById('no-microphone').hidden = hasMicrophone;
window.addEventListener('message', ({ data }: MessageEvent<ToVoicePage>) => {
  if ('saved' in data && data.saved) editor.setState(data.saved);
  if (data.kind === 'state') show(data.state);
  else if (data.kind === 'tracks') tracks.replace(data.tracks);
  else tracks.add(data);
});
editor.postMessage({ action: 'ready' });
