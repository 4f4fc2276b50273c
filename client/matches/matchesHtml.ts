import { escapeHtml, pagePolicy } from '../session/webviewPage.ts';

/** Addresses that the page is made of. */
export interface MatchesPage {
  /** The editor's source for a content security policy. */
  readonly cspSource: string;
  readonly nonce: string;
  readonly script: string;
  readonly style: string;
  readonly language: string;
  readonly title: string;
}

/**
 * The page of the matches view. Its policy allows the extension's own script and style sheet and nothing else: no
 * network, no inline code, no pictures.
 */
export function matchesHtml({ cspSource, nonce, script, style, language, title }: MatchesPage): string {
  const policy = pagePolicy(cspSource, nonce);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
  <meta charset="UTF-8">
  <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  <link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body>
  <main id="page" aria-live="polite"></main>
  <script nonce="${nonce}" src="${escapeHtml(script)}"></script>
</body>
</html>
`;
}
