import { rootLanguage } from './languageTag.ts';

/** Languages that share so many words that what one of them has in common with English the others often have, too. */
const groups: readonly ReadonlySet<string>[] = [
  'da nb nn no sv',
  'nl af fy nds',
  'de lb nds',
  'ca oc',
  'es gl ast an',
  'pt gl',
  'cs sk',
  'hr bs sr sl',
  'id ms',
].map((languages) => new Set(languages.split(' ')));

/**
 * Whether two languages are so close that a short text which is right in one is likely to be right in the other.
 *
 * @param a BCP 47, `_` or `-`; so is `b`.
 * @example areClose('nb-NO', 'da'); // true
 * @example areClose('nb', 'nn'); // true
 * @example areClose('nb', 'de'); // false
 */
export function areClose(a: string, b: string): boolean {
  const [one, other] = [rootLanguage(a), rootLanguage(b)];
  return one !== other && groups.some((group) => group.has(one) && group.has(other));
}
