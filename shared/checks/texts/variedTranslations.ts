import type { Catalog } from '../../catalog/catalog.ts';
import { hashedIds, idHash } from '../../catalog/idSet.ts';
import { isAmong } from '../../catalog/lastAtMost.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { recent } from '../../catalog/recent.ts';
import type { Segment } from '../../catalog/segment.ts';
import { variedTexts } from '../../catalog/variedTexts.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { isNameOfKeys } from './keyNames.ts';
import { isWrittenAnew } from './pages.ts';

/** The translation that a segment does not have. */
export interface Deviation {
  /** The first segment with the most frequent translation. */
  readonly usual: Segment;
  /** Whether that occurs more often than the translation of the segment. */
  readonly isRarer: boolean;
}

/** The translations of the sources of a catalog that have several. */
export interface VariedTranslations {
  /** Whether any segment has another translation than is usual. */
  readonly any: boolean;
  /** What the others with its source and meaning have; undefined for most. */
  deviation(segment: Segment): Deviation | undefined;
}

/** The row of a translation of one source, however its white space is written. */
const width = 4;
/** Where the first segment with it is. */
const placeColumn = 0;
const countColumn = 1;
/** Row of the first translation of the same source. */
const firstColumn = 2;
/** In that row: the row of the most frequent one. */
const usualColumn = 3;

const none: VariedTranslations = { any: false, deviation: () => undefined };

/**
 * A large file may have a source in most of its segments, or two translations of each: they are kept as numbers, and
 * their texts are read again.
 */
export function variedTranslations(catalog: Catalog): VariedTranslations {
  // What is said in a film depends on the scene, what a page says on the page.
  if (genreOf(catalog) === 'subtitles' || isWrittenAnew(catalog)) return none;
  const count = catalog.segments.count;
  const varied = variedTexts(count);
  for (const segment of catalog.segments) {
    const key = keyOf(segment);
    if (key !== undefined) varied.add(key, segment.target?.value ?? '');
  }
  if (!varied.any) return none;
  const segmentAt = recent((place) => catalog.segments.at(place));
  const rows = new NumberRows(width, count);
  const segmentOf = (row: number) => segmentAt(rows.at(row, placeColumn)) as Segment;
  /** Rows of first translations by what segments with the same meaning share. */
  const groups = hashedIds((row) => groupOf(segmentOf(row)) ?? '');
  const translations = hashedIds((row) => translationOf(groupOf(segmentOf(row)) ?? '', segmentOf(row)));
  /** Of each segment whose source varies the hash of its id, and the row of its translation. */
  const members = new NumberRows(2, count);
  let place = -1;
  for (const segment of catalog.segments) {
    place++;
    const key = keyOf(segment);
    if (key === undefined || !varied.mayVary(key)) continue;
    const group = groupOf(segment, key) ?? '';
    const translation = translationOf(group, segment);
    const hash = idHash(translation);
    let row = translations.find(hash, translation);
    if (row < 0) {
      row = rows.add(place);
      rows.set(row, placeColumn, place);
      const groupHash = idHash(group);
      const firstRow = groups.find(groupHash, group);
      const first = firstRow < 0 ? row : firstRow;
      rows.set(row, firstColumn, first);
      rows.set(row, usualColumn, first);
      if (firstRow < 0) groups.add(groupHash, row);
      translations.add(hash, row);
    }
    rows.set(row, countColumn, rows.at(row, countColumn) + 1);
    const member = members.add(place);
    members.set(member, 0, idHash(segment.id));
    members.set(member, 1, row);
  }
  const usualOf = (row: number) => rows.at(rows.at(row, firstColumn), usualColumn);
  for (let row = 0; row < rows.count; row++) {
    const isMoreFrequent = rows.at(row, countColumn) > rows.at(usualOf(row), countColumn);
    if (isMoreFrequent) rows.set(rows.at(row, firstColumn), usualColumn, row);
  }
  let size = 0;
  const hashes = new Int32Array(members.count);
  for (let member = 0; member < members.count; member++) {
    const row = members.at(member, 1);
    if (usualOf(row) !== row) hashes[size++] = members.at(member, 0);
  }
  /** Hashes of the ids of segments that have another translation than is usual. */
  const deviating = hashes.slice(0, size).sort();
  return {
    any: size > 0,
    deviation(segment) {
      if (!isAmong(deviating, idHash(segment.id))) return undefined;
      const group = groupOf(segment);
      if (group === undefined) return undefined;
      const translation = translationOf(group, segment);
      const row = translations.find(idHash(translation), translation);
      if (row < 0 || usualOf(row) === row) return undefined;
      const isRarer = rows.at(usualOf(row), countColumn) > rows.at(row, countColumn);
      return { usual: segmentOf(usualOf(row)), isRarer };
    },
  };
}

/** White space written in the usual way. */
export const folded = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** What segments with the same meaning and one translation share. */
const translationOf = (group: string, { target }: Segment) => `${group.length} ${group}${wordsOf(target?.value ?? '')}`;

/** A text as it is compared: case, hyphens, joiners and punctuation make no other translation. */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[\u200b-\u200f]/g, '')
    .replace(/[\s\p{Pd}.,:;!?…。，、：！？؟،’'"“”«»]+/gu, ' ');
  return words.trim() || folded(text);
}

/** Entries for men and women and those for keys of a keyboard apart, where that is said: one word may mean several. */
function groupOf(segment: Segment, key = keyOf(segment)): string | undefined {
  if (key === undefined) return undefined;
  const isKey = isNameOfKeys(segment.source?.value ?? '', segment);
  const meaning = isKey
    ? 'key'
    : ([genderForm, countForm].map((form) => form.exec(segment.id)?.[1]).find(Boolean) ?? '');
  return meaning === '' ? key : `${key}\u0000${meaning}`;
}

/** Keys of a program that counts by itself: `few_boats`, `boats-many`. */
const countForm = /(?:^|[._-])(zero|one|two|few|many|other)(?=$|[._-])/i;

const genderForm = /[._-](masc|masculine|male|fem|feminine|female|neuter)(?=\d*$|[._-])/i;

/** What segments with the same meaning share; undefined for those that are not translated. */
function keyOf(segment: Segment): string | undefined {
  const { source, target, plural, variant, context, targetLanguage } = segment;
  if (!source || !target || plural) return undefined;
  // A language may need several variants where the source has one text: cases, genders.
  if (variant) return undefined;
  if (!segment.translatable || segment.obsolete || segment.state === 'untranslated' || segment.state === 'needs-review')
    return undefined;
  const words = source.value.replace(/%[\w$.]+|\{[^{}]*\}/g, ' ');
  // What separates numbers is no text, and a text that is left as it is was not translated in another way.
  if (target.value === '' || target.value === source.value || !/[\p{L}\p{N}]/u.test(words)) return undefined;
  // A name and its short form may be one word in the source: “May” among `month_names` and `abbr_month_names`.
  const isShort = source.value.length <= longestShort && shortForm.test(segment.id);
  // One word is a verb here and a noun there, a state or a thing: only keys that end alike say that it is the same.
  const role = isOneWord(words) ? endOfKey(segment.id) : '';
  // The usual case needs no string of its own.
  return context || targetLanguage || isShort || role
    ? `${source.value}\u0000${context ?? ''}\u0000${targetLanguage ?? ''}\u0000${isShort}\u0000${role}`
    : source.value;
}

/** Whether a text has no more than one word, placeholders and letters that stand alone aside. */
export const isOneWord = (text: string): boolean => (text.match(/\p{L}[\p{L}\p{M}’'-]+/gu)?.length ?? 0) < 2;

/** The last part of a key: `forget` of `bluetooth.forget`, `Title` of `pageTitle`. */
function endOfKey(id: string): string {
  const part = id.split(/[^\p{L}\p{N}]/u).findLast((one) => one !== '') ?? id;
  return (part.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).at(-1) ?? part).toLowerCase();
}

const longestShort = 8;
const shortForm = /(?:^|[._-])(?:abbr|abbreviated|narrow|short)(?:[._-]|$)/i;
