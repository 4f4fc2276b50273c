import { escapeHtml, type PageFrame, webviewPage } from '../session/webviewPage.ts';
import type { GridWords } from './gridWords.ts';

/** Addresses and words that the table's page is made of. */
export interface GridDocument extends PageFrame {
  /** Style sheets: the page's own, and that of the icons. */
  readonly styles: readonly string[];
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
