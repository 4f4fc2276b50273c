import type { Segment } from '../../catalog/segment.ts';
import { numbersOf } from '../../languages/pluralNumbers.ts';
import type { CheckContext } from '../contract/check.ts';
import { coversFew } from './pluralForms.ts';

/**
 * Whether a text is the form for one of a list of plural forms (`["%d boat", "%d boats", …]`) that nothing names as such:
 * the next text of the list says the same but for the ending of a word. It may spell its number out.
 *
 * @example isListedForOne(segment, context) // true for `moored.0` of “%d boat” where `moored.1` is of “%d boats”
 */
export function isListedForOne({ id, source, plural }: Segment, { catalog, targetLanguage }: CheckContext): boolean {
  if (plural || !source || !id.endsWith('.0')) return false;
  const next = catalog.segments.find(`${id.slice(0, -1)}1`)?.source;
  if (!next || next.value === source.value) return false;
  const [ours, theirs] = [stems(source.value), stems(next.value)];
  if (ours.length < 2 || ours.length !== theirs.length) return false;
  const isSame = (word: string, place: number) => {
    const other = theirs[place] ?? '';
    return word === other || (word.length > 2 && word.slice(0, -1) === other.slice(0, word.length - 1));
  };
  return ours.every(isSame) && coversFew(numbersOf(targetLanguage, 'cardinal').get('one') ?? []);
}

/** The words of a text, without a note in brackets behind it: `%d boat (singular)`. */
const stems = (text: string) =>
  text
    .trim()
    .replace(/ \([a-z]{1,20}\)$/, '')
    .split(/\s+/);
