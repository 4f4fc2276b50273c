import type { Format } from '../format.ts';
import { contentOf } from '../segmentBlocks.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { changesForms } from './jsonPlurals.ts';
import { isWholeString } from './jsonScanner.ts';
import { comparablePath, dialectSigns, keepsDialect } from './jsonSigns.ts';
import { jsonSlot } from './jsonString.ts';

/**
 * A text of a JSON file that was edited. Ids, notes and limits come from keys and from strings that are no texts; what a
 * text itself tells of others is what dialect the file has, and whether its message has plural forms.
 *
 * @returns undefined where the string does not end where it did, or where it may tell something else than before.
 */
export const readJsonTarget: NonNullable<Format['readTarget']> = (catalog, { idRange }, was, is) => {
  const [before, after] = [`"${was}"`, `"${is}"`];
  const key = idRange ? contentOf(catalog).slice(idRange.start, idRange.end) : '';
  if (!isWholeString(after) || changesForms(key, before, after)) return undefined;
  const signsOf = (value: string) => dialectSigns(value, key, comparablePath(catalog.path ?? ''));
  if (!keepsDialect(catalog.dialect as JsonDialect, signsOf(before), signsOf(after))) return undefined;
  return { target: jsonSlot(is, { start: 0, end: is.length }), state: is === '' ? 'untranslated' : 'translated' };
};
