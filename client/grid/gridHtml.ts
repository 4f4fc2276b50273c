import { escapeHtml, type PageFrame, webviewPage } from '../session/webviewPage.ts';
import type { GridPlace } from './gridMessages.ts';
import type { GridWords } from './gridWords.ts';

/** Addresses and words that the table's page is made of. */
export interface GridDocument extends PageFrame {
  readonly title: string;
  readonly place: GridPlace;
  readonly words: GridWords;
}

/**
 * The table's page. Its policy allows the extension's own script, style sheets and icon font and nothing else: no
 * network, no inline code, no pictures.
 */
export function gridHtml({ words, place, ...page }: GridDocument): string {
  const data = (value: object) => escapeHtml(JSON.stringify(value));
  return webviewPage({
    ...page,
    bodyAttributes: `data-vscode-context="${data({ preventDefaultContextMenuItems: true, webviewSection: place.layout })}"`,
    body: `<div id="root" data-place="${data(place)}" data-words="${data(words)}"></div>`,
  });
}
