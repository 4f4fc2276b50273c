import { escapedWords, type PageFrame, webviewPage } from '../session/webviewPage.ts';
import type { VoiceWords } from './voiceWords.ts';

/** The page of the voice panel: its words and the places that its script fills. */
export function voiceHtml({ words, ...frame }: PageFrame & { readonly words: VoiceWords }): string {
  const text = escapedWords(words);
  const button = (id: string, label: string, attributes = 'secondary') =>
    `<vscode-button id="${id}" ${attributes}>${label}</vscode-button>`;
  const select = (id: string, label: string) => `<div class="row">
        <vscode-label for="${id}" id="${id}-label">${label}</vscode-label>
        <vscode-single-select id="${id}" combobox label="${label}" aria-labelledby="${id}-label"></vscode-single-select>
      </div>`;
  const chosen = (
    id: string,
    label: string,
    choose: string,
  ) => `<div class="row" role="group" aria-labelledby="${id}-label">
        <vscode-label id="${id}-label">${label}</vscode-label>
        <div class="chosen"><output id="${id}" aria-labelledby="${id}-label"></output>${choose}</div>
      </div>`;
  const data = ['noFile', 'none', 'detect', 'transcript', 'translation', 'nothing', 'denied', 'large'] as const;
  const attributes = data.map((name) => `data-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${text[name]}"`);
  const body = `<main ${attributes.join(' ')}>
    <h1>${text.title}</h1>
    <p class="intro">${text.intro} <span id="listener"></span></p>
    <div id="advice" class="advice remark" role="note" hidden>
      <span id="advice-text"></span>
      ${button('retry', text.retry)}
      ${button('sign-in', text.signIn)}
    </div>
    ${chosen('file', text.file, button('pick', text.pick))}
    <p class="remark">${text.drop}</p>
    <div class="languages">
      ${select('source', text.from)}
      ${chosen('targets', text.to, button('languages', text.languages))}
      ${select('spoken', text.spoken)}
      ${select('terms', text.terms)}
    </div>
    <div class="buttons">
      ${button('start', text.start, '')}
      ${button('listen', text.listen, 'secondary hidden')}
      ${button('stop', text.stop, 'hidden')}
      ${button('cancel', text.cancel, 'secondary hidden')}
    </div>
    <p id="no-microphone" class="remark" hidden>${text.noMicrophone}</p>
    <vscode-progress-bar id="progress" aria-label="${text.progress}" hidden></vscode-progress-bar>
    <p id="status" role="status" aria-live="polite"></p>
    <p id="failure" class="problem" role="alert" hidden></p>
    <div id="remedies" class="buttons" hidden>
      ${button('install', '', '')}
      ${button('use-local', text.useLocal)}
    </div>
    <div id="results" class="buttons" role="group" aria-label="${text.results}" hidden>
      ${button('srt', text.srt)}
      ${button('vtt', text.vtt)}
      ${button('speech', text.speech)}
    </div>
    <div id="tracks"></div>
  </main>`;
  return webviewPage({ ...frame, title: words.title, body });
}
