import { type Catalog, contentOf } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Format } from '../format.ts';
import { type JsonDialect, mostSampled } from './jsonDialect.ts';
import { changesForms } from './jsonPlurals.ts';
import { isWholeString } from './jsonScanner.ts';
import { isResourceId } from './jsonSegment.ts';
import { comparablePath, dialectSigns, turningSigns } from './jsonSigns.ts';
import { jsonSlot } from './jsonString.ts';

/**
 * A text of a JSON file that was edited. Ids, notes and limits come from keys and from strings that are no texts; what a
 * text itself tells of others is what dialect the file has, and whether its message has plural forms.
 *
 * @returns undefined where the string does not end where it did, or where it may tell something else than before.
 */
export const readJsonTarget: NonNullable<Format['readTarget']> = (catalog, segment, was, is) => {
  const [before, after] = [`"${was}"`, `"${is}"`];
  const key = keyOf(catalog, segment);
  if (!isWholeString(after) || changesForms(key, before, after)) return undefined;
  if (isResourceId(before, 0) !== isResourceId(after, 0)) return undefined;
  const signsOf = (value: string) => dialectSigns(value, key, comparablePath(catalog.path ?? ''));
  const { gained, lost } = turningSigns(catalog.dialect as JsonDialect, signsOf(before), signsOf(after));
  if (gained !== 0 || (lost !== 0 && !isShownElsewhere(catalog, segment, lost))) return undefined;
  return { target: jsonSlot(is, { start: 0, end: is.length }), state: is === '' ? 'untranslated' : 'translated' };
};

/** So many texts are asked for a sign: where it is usual one of the first has it. */
const mostAsked = 200;

/** Whether a text other than one shows some signs, among those that the dialect is told by. */
function isShownElsewhere(catalog: Catalog, but: Segment, signs: number): boolean {
  const text = contentOf(catalog);
  const file = comparablePath(catalog.path ?? '');
  let asked = 0;
  for (const segment of catalog.segments) {
    if (++asked > mostAsked) return false;
    const range = (segment.target ?? segment).range;
    if (segment.id === but.id) continue;
    const shown = dialectSigns(text.slice(range.start - 1, range.end + 1), keyOf(catalog, segment), file);
    if ((shown & signs) === signs) return quotesBefore(text.slice(0, range.start)) < mostSampled;
  }
  return false;
}

/** How many quotes a text has, which is more than it has strings. */
function quotesBefore(text: string): number {
  return text.split('"').length;
}

/** The key of a text as it is written, without quotes; empty for an item of a list. */
function keyOf(catalog: Catalog, { idRange }: Segment): string {
  return idRange ? contentOf(catalog).slice(idRange.start, idRange.end) : '';
}
