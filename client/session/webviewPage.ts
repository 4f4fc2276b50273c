/**
 * The content security policy of a web page of this extension: its own script, style sheets and fonts, and nothing else:
 * no network, no inline code, no pictures from elsewhere.
 *
 * @param cspSource the editor's source for the extension's files.
 * @param nonce of the page's one script.
 */
export function pagePolicy(cspSource: string, nonce: string): string {
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
