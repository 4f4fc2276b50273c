import { escapeHtml, type PageFrame, webviewPage } from '../session/webviewPage.ts';
import type { FormWords } from './styleFormMessages.ts';

/** Addresses and words that the page is made of. */
export interface FormPage extends PageFrame {
  readonly title: string;
  readonly intro: string;
  readonly filter: string;
  readonly words: FormWords;
}

/**
 * The page of a style rule list. Its policy allows the extension's own script and style sheet and nothing else: no
 * network, no inline code, no pictures.
 */
export function styleFormHtml({ title, intro, filter, words, ...frame }: FormPage): string {
  const body = `<main data-words="${escapeHtml(JSON.stringify(words))}">
    <h1>${escapeHtml(title)}</h1>
    <p class="intro">${escapeHtml(intro)}</p>
    <div class="bar">
      <input id="filter" type="search" placeholder="${escapeHtml(filter)}" aria-label="${escapeHtml(filter)}">
      <span id="status" role="status" aria-live="polite"></span>
    </div>
    <p id="problem" class="problem" role="alert" hidden></p>
    <form id="rules"></form>
    <p id="no-match" hidden>${escapeHtml(words.noMatch)}</p>
  </main>`;
  return webviewPage({ ...frame, title, body });
}
