import type { MessageSyntax } from '../catalog/segment.ts';

const signs: readonly (readonly [MessageSyntax, RegExp])[] = [
  ['icu', /\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b/],
  ['i18next', /\{\{-?\s*[\w.$]+\s*(?:,[^{}]*)?\}\}|\$t\(/],
  ['ruby', /%\{\w+\}/],
  ['es-template', /\$\{\w+\}/],
  ['printf', /%(?:\d+\$)?[sd@]|%\.\d+f/],
  ['brace', /(?<![{$%])\{\w*\}(?!\})/],
  ['markup', /<\/?[A-Za-z0-9][^<>]*>/],
];

/**
 * The syntaxes of placeholders that some texts show, for files that do not say which they use.
 *
 * @example guessSyntaxes(['Hi {{name}}', '<b>now</b>']); // ['i18next', 'markup']
 */
export function guessSyntaxes(values: readonly string[]): readonly MessageSyntax[] {
  const found = signs.filter(([, sign]) => values.some((value) => sign.test(value))).map(([id]) => id);
  return found.includes('icu') ? found.filter((id) => id !== 'brace' && id !== 'i18next') : found;
}
