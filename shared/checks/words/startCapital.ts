import { calendarNames } from '../../languages/calendarNames.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isUnspaced } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';

/**
 * Scripts without upper and lower case need no exception: their letters have none. Georgian has capitals in Unicode, and
 * no word or sentence begins with one.
 */
const first = /^[^\p{L}\uFFFC]*((?!\p{sc=Geor})[\p{Lu}\p{Ll}])/u;

/** A text that begins with a small letter where the source has a capital, or the other way round. */
export const startCapital: SegmentCheck = {
  id: 'start-capital',
  severity: 'hint',
  optional: true,
  summary: 'The first letter is a capital in one language only',
  judges: 'words',
  *run(segment, context) {
    if (isUnspaced(context.targetLanguage) || isUnspaced(context.sourceLanguage)) return;
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    const ours = first.exec(sides.source.shape);
    const theirs = first.exec(sides.target.shape);
    const [a, b] = [ours?.[1], theirs?.[1]];
    if (!ours || !theirs || a === undefined || b === undefined || isUpper(a) === isUpper(b)) return;
    const word = /^\p{L}[\p{L}\p{M}\p{N}]*/u.exec(sides.target.shape.slice(theirs[0].length - b.length))?.[0] ?? b;
    // A name with capitals of its own, kept from the source; an article in German, a noun that any language capitalizes.
    if (sides.source.value.includes(word) || /\p{Lu}/u.test(word.slice(1)) || word.length < 2) return;
    // English capitalizes weekdays and months, most languages do not.
    if (calendarNames(context.targetLanguage)?.words.has(sides.target.value.trim().toLowerCase())) return;
    // The translation of a small word may be a noun of German.
    if (!isUpper(a) && ['de', 'lb'].includes(rootLanguage(context.targetLanguage))) return;
    const start = theirs[0].length - b.length;
    const range = { start, end: start + b.length };
    const newText = isUpper(a) ? b.toUpperCase() : b.toLowerCase();
    yield {
      ...range,
      message: isUpper(a) ? say`The source begins with a capital` : say`The source begins with a small letter`,
      fix: replacing(range, newText, say`Use “${newText}”`),
    };
  },
};

function isUpper(letter: string): boolean {
  return /\p{Lu}/u.test(letter);
}
