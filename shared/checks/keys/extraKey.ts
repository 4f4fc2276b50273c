import { type Catalog, withItsKeys } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { americanEnglish, isEnglishOfRegion, sameLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { isWrittenAnew } from '../texts/pages.ts';

/** An entry that the source file does not have. */
export const extraKey: SegmentCheck = {
  id: 'extra-key',
  severity: 'warning',
  summary: 'The source file has no such entry',
  reports: 'left over',
  manySay: 'keys are not in the source file',
  looksUp: 'locales',
  appliesTo: 'all',
  // Pages have notes of their translators, and texts of older or newer pages: `document-structure` tells of sections.
  concerns: ({ catalog }) =>
    catalog.pair !== undefined && !isWrittenAnew(catalog) && !isOwnSource(catalog) && !isOfPlist(catalog),
  mayFind: ({ id, obsolete, translatable }, _traits, { catalog }) =>
    translatable && !obsolete && catalog.pair?.extra.has(id) === true && !catalog.pair.alignment?.sourceIds.has(id),
  *run(segment, context) {
    const { catalog } = context;
    if (isOtherShape(segment, catalog) || isRepeated(segment, catalog) || isFurtherItem(segment, catalog)) return;
    if (factsOf(catalog).mayAdd?.(segment.id)) return;
    // The direction of its writing is not the text of a language.
    if (/^(?:rtl|ltr)$/i.test(segment.target?.value ?? '')) return;
    if (segment.notes.some(({ text }) => keptByNote.test(text))) return;
    const { all, extra } = catalog.segments.entryFacts.of(countsOf, catalog);
    if (2 * extra > all) return;
    // Of two files of one language neither is the translation of the other, where it has entries of its own.
    if (extra > 1 && sameLanguage(context.sourceLanguage, context.targetLanguage)) return;
    if (isOfElsewhere(segment, extra, context) || isTextOfProgram(segment, context)) return;
    const keyed = withItsKeys(catalog);
    const name = keyed === catalog ? undefined : keyed.segments.find(segment.id)?.source?.value;
    yield {
      on: 'segment',
      message: say`${quote(name ?? segment.id)} is not in the source file`,
      data: { id: segment.id },
    };
  },
};

/** Whether the file's own keys are the texts of its source: one that is a name has none. */
const isOwnSource = ({ path, pair }: Catalog) => path !== undefined && pair?.source.path === path;

/** The keys of `InfoPlist.strings` are those of `Info.plist`, which has the texts of the source language as well. */
const isOfPlist = ({ path = '' }: Catalog) => /(?:^|[/\\])InfoPlist\.strings$/.test(path);

/** One more item of a list that the source file has, too: synonyms and examples are as many as a language needs. */
function isFurtherItem({ id }: Segment, { pair }: Catalog): boolean {
  const first = id.replace(/(?<=[.[])[1-9]\d*(?=(?:\]|\.\w+)?$)/, '0');
  return first !== id && pair !== undefined && pair.source.segments.placeOf(first) >= 0;
}

/**
 * A text that has plural forms in one of the languages only: `many` here, `many.one` and `many.other` there, or there
 * `many.other` alone; or a form that its language counts, `many_0`, which nothing else shows while it has no text.
 */
function isOtherShape({ id, plural }: Segment, { pair }: Catalog): boolean {
  if (!pair) return false;
  const { segments } = pair.source;
  const other = plural?.idPattern?.replace('{category}', 'other');
  const [, counted] = /^(.+)_\d$/.exec(id) ?? [];
  return (
    (counted !== undefined && segments.find(counted)?.plural?.idStyle === 'i18next-v3') ||
    segments.facts.of(groupsOf, pair.source).has(id) ||
    (plural !== undefined && segments.placeOf(plural.group) >= 0) ||
    (other !== undefined && segments.placeOf(other) >= 0)
  );
}

/**
 * How many entries a file has, and how many of them its source file lacks. Where those are more than half, the source is a
 * stub, or keys are texts (`"Save all": "…"`) and it has only those that say something else than their key. Neither is the
 * list of what a translation may hold.
 */
function countsOf(catalog: Catalog): EntryCounts {
  let extra = 0;
  for (const { id } of catalog.segments) if (catalog.pair?.extra.has(id)) extra++;
  return { all: catalog.segments.count, extra };
}

interface EntryCounts {
  readonly all: number;
  readonly extra: number;
}

/**
 * Whether a key that the source file lacks has another source: that file is one of a region (`en-US`) among translations, and
 * several other languages have the key and all of its keys as well, or there are files of other regions and the file has many
 * keys of its own.
 */
function isOfElsewhere({ id }: Segment, extra: number, { catalog, locales, sourceLanguage }: CheckContext): boolean {
  if (!locales || !catalog.pair || !/[-_](?:[A-Za-z]{2}|\d{3})$/.test(sourceLanguage)) return false;
  if (extra >= many && locales.locales.some(({ language }) => sameLanguage(language, sourceLanguage))) return true;
  const { source } = catalog.pair;
  let others = 0;
  for (const { language, catalog: other } of locales.locales) {
    if (sameLanguage(language, sourceLanguage) || other.segments.placeOf(id) < 0) continue;
    if (other.segments.facts.ofBoth(lacksAny, other, source)) continue;
    if (++others === several) return true;
  }
  return false;
}

/**
 * Whether the source file need not have a key: keys are texts there (`"Save all": "Save all"`), programs show a key that it lacks,
 * and other languages have it, too.
 */
function isTextOfProgram({ id }: Segment, { catalog, locales, sourceLanguage }: CheckContext): boolean {
  const source = catalog.pair?.source;
  if (!source?.segments.facts.of(hasTextsForKeys, source)) return false;
  // A file of one region (`en-GB`) is a translation of the keys itself.
  if (isEnglishOfRegion(sourceLanguage, americanEnglish)) return true;
  if (!locales) return false;
  let others = 0;
  for (const { language, catalog: other } of locales.locales)
    if (!sameLanguage(language, sourceLanguage) && other.segments.placeOf(id) >= 0 && ++others === several) return true;
  return false;
}

/** Whether most entries of a source file, of many, are their own keys. */
function hasTextsForKeys({ segments }: Catalog): boolean {
  let same = 0;
  // All entries may stand below one name.
  for (const { id, target } of segments) if (target?.value === id || id.endsWith(`.${target?.value}`)) same++;
  return same >= many && 2 * same > segments.count;
}

/** Whether a file lacks a key of its source: what is there beside may be left over from keys that have other names now. */
function lacksAny(catalog: Catalog, source: Catalog): boolean {
  for (const { id, plural } of source.segments) if (!plural && catalog.segments.placeOf(id) < 0) return true;
  return false;
}

/** A note that the file knows that its source has an entry no more. */
const keptByNote = /\b(?:obsolete|deprecated|no longer (?:needed|used))\b/i;

/** So many keys of a file are no leftovers. */
const many = 10;
/** So many other languages have a key. */
const several = 3;

/** A second entry of the same key: it has an id that nobody wrote (`title~2`), and `duplicate-id` speaks of it. */
export function isRepeated({ id, idRange, range }: Segment, { problems }: Catalog): boolean {
  if (!/~\d+$/.test(id)) return false;
  const { start } = idRange ?? range;
  for (const problem of problems) if (problem.id === 'duplicate-id' && problem.range.start === start) return true;
  return false;
}

/** The plural messages of a source file. */
const groupsOf = (source: Catalog): ReadonlySet<string> => new Set(groupsIn(source));

function* groupsIn(source: Catalog): Generator<string> {
  for (const { plural } of source.segments) if (plural) yield plural.group;
}
