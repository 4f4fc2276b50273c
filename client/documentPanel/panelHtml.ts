import { escapedWords, type PageFrame, webviewPage } from '../session/webviewPage.ts';

/** Addresses and words that the page is made of. */
export interface PanelPage extends PageFrame {
  readonly text: {
    readonly title: string;
    readonly intro: string;
    readonly file: string;
    readonly noFile: string;
    readonly pick: string;
    readonly from: string;
    readonly detect: string;
    readonly to: string;
    readonly choose: string;
    readonly translate: string;
    readonly cancel: string;
    readonly open: string;
    readonly save: string;
    readonly retry: string;
    readonly useLocal: string;
    readonly signIn: string;
    readonly progress: string;
  };
}

/**
 * The document panel's page. Its policy allows the extension's own script and style sheet and nothing else: no
 * network, no inline code, no pictures from elsewhere.
 */
export function panelHtml({ text: words, ...frame }: PanelPage): string {
  const text = escapedWords(words);
  const body = `<main data-detect="${text.detect}" data-choose="${text.choose}" data-no-file="${text.noFile}">
    <h1>${text.title}</h1>
    <p class="intro">${text.intro} <span id="destination"></span></p>
    <div class="row" role="group" aria-labelledby="file-label">
      <vscode-label id="file-label">${text.file}</vscode-label>
      <div class="chosen">
        <output id="file" aria-labelledby="file-label"></output>
        <vscode-button id="pick" secondary>${text.pick}</vscode-button>
      </div>
    </div>
    <div class="languages">
      <div class="row">
        <vscode-label for="source" id="source-label">${text.from}</vscode-label>
        <vscode-single-select id="source" combobox label="${text.from}" aria-labelledby="source-label"></vscode-single-select>
      </div>
      <div class="row">
        <vscode-label for="target" id="target-label">${text.to}</vscode-label>
        <vscode-single-select id="target" combobox label="${text.to}" aria-labelledby="target-label"></vscode-single-select>
      </div>
    </div>
    <div id="languages-problem" class="problem" role="alert" hidden>
      <span id="languages-problem-text"></span>
      <vscode-button id="retry" secondary>${text.retry}</vscode-button>
    </div>
    <div class="buttons">
      <vscode-button id="translate">${text.translate}</vscode-button>
      <vscode-button id="cancel" secondary hidden>${text.cancel}</vscode-button>
    </div>
    <vscode-progress-bar id="progress" aria-label="${text.progress}" hidden></vscode-progress-bar>
    <p id="status" role="status" aria-live="polite"></p>
    <p id="failure" class="problem" role="alert" hidden></p>
    <div id="remedies" class="buttons" hidden>
      <vscode-button id="install"></vscode-button>
      <vscode-button id="use-local" secondary>${text.useLocal}</vscode-button>
      <vscode-button id="sign-in" secondary>${text.signIn}</vscode-button>
    </div>
    <div id="result" class="buttons" hidden>
      <vscode-button id="open">${text.open}</vscode-button>
      <vscode-button id="save" secondary>${text.save}</vscode-button>
    </div>
  </main>`;
  return webviewPage({ ...frame, title: words.title, body });
}
