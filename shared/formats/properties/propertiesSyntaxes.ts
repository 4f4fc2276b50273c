import type { MessageSyntax } from '../../catalog/segment.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';

/**
 * The syntaxes of placeholders in a properties file: what its texts show, where `{0}` is an argument of
 * `java.text.MessageFormat` unless apostrophes stand alone beside most such arguments, which MessageFormat would drop.
 *
 * @param values a sample of its texts.
 */
export function propertiesSyntaxes(values: readonly string[]): readonly MessageSyntax[] {
  const numbered = values.filter((value) => /\{\s*\d+\s*[,}]/.test(value));
  const choice = numbered.some((value) => /\{\s*\d+\s*,/.test(value));
  const quoting = (texts: readonly string[], how: RegExp) =>
    texts.filter((value) => value.includes("'") && how.test(value)).length;
  const doubled = quoting(values, /\p{L}''\p{L}|''\{|\}''/u);
  const single = quoting(numbered, /\p{L}'\p{L}/u);
  const guessed = guessSyntaxes(values);
  const printf =
    !guessed.includes('printf') &&
    values.some((value) => value.includes('%') && /%(?:\d+\$)?S(?![\p{L}\d])/u.test(value));
  const syntaxes: readonly MessageSyntax[] = printf ? ['printf', ...guessed] : guessed;
  if (numbered.length === 0 || (single > doubled && !choice)) return syntaxes;
  // MessageFormat throws at `${name}`: where most texts have such, the program puts in the values itself.
  const named = values.filter((value) => /\$\{\w*[A-Za-z]\w*\}/.test(value));
  if (named.length > numbered.length && doubled === 0 && !choice) return syntaxes;
  const icu =
    guessed.includes('icu') && values.some((value) => /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\b/.test(value));
  return icu ? syntaxes : ['java', ...syntaxes.filter((id) => id !== 'brace' && id !== 'icu')];
}
