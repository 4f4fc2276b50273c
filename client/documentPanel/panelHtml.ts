import { escapeHtml, type PageFrame, webviewPage } from '../session/webviewPage.ts';
import { pageLists, pageSwitches } from './panelMessages.ts';
import type { PanelWords } from './panelWords.ts';

/** Addresses and words that the page is made of. */
export interface PanelPage extends PageFrame {
  readonly text: PanelWords;
}

/**
 * The document panel's page. Its policy allows the extension's own script and style sheet and nothing else: no
 * network, no inline code, no pictures from elsewhere. Its script finds the words of what it makes in `data-words`.
 */
export function panelHtml({ text, ...frame }: PanelPage): string {
  const button = (id: string, label: string, attributes = 'secondary') =>
    `<vscode-button id="${id}" ${attributes}>${escapeHtml(label)}</vscode-button>`;
  const select = (id: string, label: string, attributes = '') => `<div class="row">
        <vscode-label for="${id}" id="${id}-label">${escapeHtml(label)}</vscode-label>
        <vscode-single-select id="${id}" ${attributes} label="${escapeHtml(label)}" aria-labelledby="${id}-label"></vscode-single-select>
      </div>`;
  const list = (id: string, label: string) => `<div class="row" role="group" aria-labelledby="${id}-label">
        <vscode-label id="${id}-label">${escapeHtml(label)}</vscode-label>
        <div class="chosen">
          <output id="${id}-chosen" aria-labelledby="${id}-label"></output>
          <vscode-button id="${id}" secondary aria-label="${escapeHtml(`${label}: ${text.choose}`)}">${escapeHtml(text.choose)}</vscode-button>
        </div>
      </div>`;
  const group = (
    id: string,
    label: string,
    choose: string,
  ) => `<div class="row" role="group" aria-labelledby="${id}-label">
      <vscode-label id="${id}-label">${escapeHtml(label)}</vscode-label>
      <ul id="${id}" class="chips" aria-labelledby="${id}-label"></ul>
      <div class="buttons">${choose}</div>
    </div>`;
  const switches = pageSwitches.map(
    (name) => `<vscode-checkbox id="${name}" label="${escapeHtml(text.switches[name])}"></vscode-checkbox>`,
  );
  const columns = text.columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`);
  const body = `<main data-words="${escapeHtml(JSON.stringify(text))}">
    <h1>${escapeHtml(text.title)}</h1>
    <p class="intro">${escapeHtml(text.intro)} <span id="destination"></span></p>
    ${group('files', text.files, button('pick', text.pick))}
    <div class="languages">
      ${select('source', text.from, 'combobox')}
      ${group('targets', text.to, button('languages', text.languages))}
    </div>
    <div id="languages-problem" class="problem" role="alert" hidden>
      <span id="languages-problem-text"></span>
      ${button('loadLanguages', text.loadLanguages)}
    </div>
    <details id="options">
      <summary>${escapeHtml(text.options)}</summary>
      <div class="options">
        ${select('formality', text.formality)}
        ${select('pdf', text.pdf)}
        ${pageLists.map((id) => list(id, text.lists[id])).join('\n        ')}
      </div>
      ${switches.join('\n      ')}
    </details>
    <ul id="notes" class="notes" aria-live="polite"></ul>
    <p id="cost" role="status" aria-live="polite"></p>
    <p id="problem" class="problem" role="alert" hidden></p>
    <div class="buttons">${button('translate', '', '')}</div>
    <section id="queue" aria-labelledby="queue-title" hidden>
      <h2 id="queue-title">${escapeHtml(text.queue)}</h2>
      <div class="bar">
        <p id="summary" role="status" aria-live="polite"></p>
        ${button('cancelAll', text.cancelAll)}
        ${button('clear', text.clear)}
      </div>
      <table aria-labelledby="queue-title">
        <thead><tr>${columns.join('')}</tr></thead>
        <tbody id="rows"></tbody>
      </table>
    </section>
  </main>`;
  return webviewPage({ ...frame, title: text.title, body });
}
