import type { Format } from '../format.ts';
import { contentOf } from '../segmentBlocks.ts';
import { doubtfulEscapes, stringsSlot } from './stringsText.ts';

const inQuotes = { '"': /^(?:[^"\\\r\n]|\\[^\r\n])*$/, "'": /^(?:[^'\\\r\n]|\\[^\r\n])*$/ };

/**
 * A text of a strings file that was edited. Keys and comments, on which all else depends, stand outside of its quotes.
 *
 * @returns undefined where it may not end where it did: texts of several lines, without quotes, or in a broken file.
 */
export const readStringsTarget: NonNullable<Format['readTarget']> = (catalog, { target, idRange }, was, is) => {
  const { start, end } = target?.range ?? { start: 0, end: 0 };
  const text = contentOf(catalog);
  const quote = text.slice(Math.max(0, start - 1), start);
  if ((quote !== '"' && quote !== "'") || text.slice(end, end + 1) !== quote) return undefined;
  // `"key";` is key and text at once.
  if (idRange?.start === start || catalog.problems.some(({ severity }) => severity === 'error')) return undefined;
  const isSure = (raw: string) =>
    inQuotes[quote].test(raw) && [...doubtfulEscapes(raw, { start: 0, end: raw.length })].length === 0;
  if (!isSure(was) || !isSure(is)) return undefined;
  return { target: stringsSlot(is, { start: 0, end: is.length }), state: is === '' ? 'untranslated' : 'translated' };
};
