/**
 * The content security policy of a web page of this extension: its own script, style sheets and fonts, and nothing else:
 * no network, no inline code, no pictures from elsewhere.
 *
 * @param cspSource the editor's source for the extension's files.
 * @param nonce of the page's one script.
 */
function pagePolicy(cspSource: string, nonce: string): string {
  return [
    "default-src 'none'",
    `style-src ${cspSource}`,
    `font-src ${cspSource}`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A text as it stands in HTML, between tags or in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Words of a page, each as it stands in HTML; see {@link escapeHtml}. */
export function escapedWords<Name extends string>(
  words: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(words).map(([name, text]) => [name, escapeHtml(text)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** What every web page of this extension is given. */
export interface PageFrame {
  /** The editor's source for a content security policy. */
  readonly cspSource: string;
  readonly nonce: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** BCP 47. */
  readonly language: string;
}

/** What a web page of this extension is made of. */
export interface WebviewPage extends PageFrame {
  readonly title: string;
  /** HTML, escaped already. */
  readonly body: string;
  /** Attributes of `<body>`, escaped already. */
  readonly bodyAttributes?: string;
}

/**
 * A web page that runs the extension's own script and nothing else.
 *
 * @example webviewPage({ cspSource, nonce, script, styles, language: 'de', title: 'Matches', body: '<main></main>' });
 */
export function webviewPage({
  cspSource,
  nonce,
  script,
  styles,
  language,
  title,
  body,
  bodyAttributes,
}: WebviewPage): string {
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
<body${bodyAttributes ? ` ${bodyAttributes}` : ''}>
  ${body}
  <script nonce="${nonce}" src="${escapeHtml(script)}"></script>
</body>
</html>
`;
}
