import { escapeHtml, pagePolicy } from '../session/webviewPage.ts';
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
export function gridHtml({ cspSource, nonce, script, styles, language, title, words }: GridDocument): string {
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
  <meta charset="UTF-8">
  <meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(cspSource, nonce))}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  ${sheets.join('\n  ')}
</head>
<body data-vscode-context="${escapeHtml('{"preventDefaultContextMenuItems":true}')}">
  <div id="root" data-words="${escapeHtml(JSON.stringify(words))}"></div>
  <script nonce="${nonce}" src="${escapeHtml(script)}"></script>
</body>
</html>
`;
}
