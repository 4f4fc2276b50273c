import type { MessageSyntax } from '../../catalog/segment.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import type { JsonDialect } from './jsonDialect.ts';

/**
 * The syntaxes of placeholders in a JSON file: what its dialect prescribes, otherwise what its texts show.
 *
 * @param values a sample of its raw texts.
 */
export function jsonSyntaxes(dialect: JsonDialect, values: readonly string[]): readonly MessageSyntax[] {
  switch (dialect) {
    case 'arb':
      return ['icu'];
    case 'formatjs':
      return ['icu', 'markup'];
    case 'chrome':
      return ['chrome', 'markup'];
    case 'angular':
      return guessSyntaxes(values).includes('icu') ? ['icu', 'markup'] : ['brace', 'markup'];
    case 'i18next':
      return ['i18next', 'markup'];
    default:
      return guessSyntaxes(values);
  }
}
