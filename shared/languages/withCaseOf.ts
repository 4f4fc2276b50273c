/**
 * A phrase with the first letter as in the text it replaces, unless the phrase has capitals of its own.
 *
 * @example withCaseOf('Save', 'speichern'); // 'Speichern'
 */
export function withCaseOf(replaced: string, phrase: string): string {
  if (!/^\p{Lu}/u.test(replaced) || /\p{Lu}/u.test(phrase)) return phrase;
  const first = String.fromCodePoint(phrase.codePointAt(0) ?? 0);
  return first.toUpperCase() + phrase.slice(first.length);
}
