import type { MessageSyntax } from '../../catalog/segment.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import type { JsonDialect } from './jsonDialect.ts';

const prescribed: Partial<Readonly<Record<JsonDialect, readonly MessageSyntax[]>>> = {
  arb: ['icu'],
  formatjs: ['icu', 'markup'],
  chrome: ['chrome', 'markup'],
  angular: ['angular', 'markup'],
  i18next: ['i18next', 'markup'],
  'i18next-v3': ['i18next', 'markup'],
  'ngx-translate': ['i18next', 'markup'],
  vue: ['vue', 'markup'],
  laravel: ['laravel', 'markup'],
  slang: ['slang'],
};

/**
 * The syntaxes of placeholders in a JSON file: what its dialect prescribes, otherwise what its texts show.
 *
 * @param values a sample of its raw texts.
 */
export function jsonSyntaxes(dialect: JsonDialect, values: readonly string[]): readonly MessageSyntax[] {
  if (dialect !== 'nextcloud') return prescribed[dialect] ?? guessSyntaxes(values);
  // `%n` is the count there, `%1$s` the first value.
  return ['printf', ...guessSyntaxes(values).filter((syntax) => syntax !== 'printf' && syntax !== 'qt')];
}
