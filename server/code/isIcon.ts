import type { ts } from './codeParsers.mjs';

/**
 * Whether an element shows the icon that its text names, as fonts of icons have it: `<mat-icon>send</mat-icon>`,
 * `<i class="material-icons">send</i>`.
 *
 * @param tag the start tag as it stands in the code.
 * @example isIcon('mat-icon', '<mat-icon color="primary">'); // true
 */
export function isIcon(name: string, tag: string): boolean {
  return /(?:^|[-_.])icon$|[a-z]Icon$|^Icon$/.test(name) || /\b(?:material-(?:icons|symbols))\b/.test(tag);
}

/** The same of an element of JSX. */
export function isIconElement(api: typeof ts, node: ts.Node): boolean {
  return api.isJsxElement(node) && isIcon(node.openingElement.tagName.getText(), node.openingElement.getText());
}
