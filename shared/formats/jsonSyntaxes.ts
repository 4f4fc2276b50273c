import type { MessageSyntax } from '../catalog/segment.ts';
import type { JsonDialect } from './jsonDialect.ts';

const signs: readonly (readonly [MessageSyntax, RegExp])[] = [
  ['icu', /\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b/],
  ['i18next', /\{\{-?\s*[\w.$]+.*?\}\}|\$t\(/],
  ['ruby', /%\{\w+\}/],
  ['es-template', /\$\{\w+\}/],
  ['printf', /%(?:\d+\$)?[sd@]|%\.\d+f/],
  ['brace', /(?<![{$%])\{\w+\}(?!\})/],
  ['markup', /<\/?[A-Za-z0-9][^<>]*>/],
];

/**
 * The syntaxes of placeholders in a JSON file: what its dialect prescribes, otherwise what its texts show.
 *
 * @param values a sample of its raw texts.
 */
export function jsonSyntaxes(dialect: JsonDialect, values: readonly string[]): readonly MessageSyntax[] {
  switch (dialect) {
    case 'arb':
    case 'formatjs':
      return ['icu'];
    case 'chrome':
      return ['chrome', 'markup'];
    case 'angular':
      return values.some((value) => signs[0]?.[1].test(value)) ? ['icu', 'markup'] : ['brace', 'markup'];
    case 'i18next':
      return ['i18next', 'markup'];
    default: {
      const found = signs.filter(([, sign]) => values.some((value) => sign.test(value))).map(([id]) => id);
      return found.includes('icu') ? found.filter((id) => id !== 'brace') : found;
    }
  }
}
