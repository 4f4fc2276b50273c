import { escapeHtml, webviewPage } from '../session/webviewPage.ts';
import type { GridWords } from './gridWords.ts';

/** Addresses and words that the table's page is made of. */
export interface GridDocument {
  /** The editor's source for a content security policy. */
  readonly cspSource: string;
  readonly nonce: string;
  readonly script: string;
  /** Style sheets: the page's own, and that of the icons. */
  readonly styles: readonly string[];
  readonly language: string;
  readonly title: string;
  readonly words: GridWords;
}

/**
 * The table's page. Its policy allows the extension's own script, style sheets and icon font and nothing else: no
 * network, no inline code, no pictures.
 */
export function gridHtml({ words, ...page }: GridDocument): string {
  return webviewPage({
    ...page,
    bodyAttributes: `data-vscode-context="${escapeHtml('{"preventDefaultContextMenuItems":true}')}"`,
    body: `<div id="root" data-words="${escapeHtml(JSON.stringify(words))}"></div>`,
  });
}
