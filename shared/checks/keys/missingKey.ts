import type { Catalog, MissingSegment } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { keyOf } from '../../formats/keySources.ts';
import { lackingCount } from '../../formats/lackingEntries.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { scriptOf } from '../../languages/scriptOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { fewestTogether, hardlyBegunPart } from '../contract/declarations.ts';
import { quote } from '../contract/sides.ts';
import { isWrittenAnew } from '../texts/pages.ts';
import { isRepeated } from './extraKey.ts';
import { missingTail } from './missingTail.ts';

/**
 * An entry of the source file that this file lacks; found at the entry behind which it belongs. A file with few or no
 * entries has one finding for all, and so have the last subtitles of one that ends before its source does.
 */
export const missingKey: FileCheck = {
  scope: 'file',
  id: 'missing-key',
  severity: 'warning',
  summary: 'An entry of the source file is missing',
  reports: 'missing',
  manySay: 'keys are missing',
  runsInOrder({ catalog }) {
    const { pair } = catalog;
    return pair !== undefined && pair.source.segments.count >= many && isInOrder(catalog, pair.eachMissing());
  },
  *run({ catalog, sourceLanguage, targetLanguage }) {
    if (!catalog.pair || catalog.isOverlay || isVariety(targetLanguage, sourceLanguage)) return;
    if (catalog.pair.alignment?.isUnrelated || (isWrittenAnew(catalog) && saysAsMuch(catalog))) return;
    const present = catalog.segments.count;
    if (present * hardlyBegunPart < catalog.pair.source.segments.count) {
      const count = lackingCount(catalog, targetLanguage);
      const message =
        present === 0
          ? say`The file has no entries: all ${count} of the source file are missing`
          : say`The translation has hardly begun: ${count} entries of the source file are missing`;
      const isOne = present === 0 ? count > 1 : count >= fewestTogether;
      if (isOne) return yield { range: { start: 0, end: 0 }, message, data: { count: String(count) } };
    }
    // The parts of pages are paired by their order, which tells too little: `document-structure` speaks of sections.
    if (isWrittenAnew(catalog)) return;
    const places = placesOfMissing(catalog);
    const uneven = catalog.pair.alignment?.unpaired;
    let started: Set<string | undefined> | undefined;
    const tail = missingTail(catalog);
    for (const missing of catalog.pair.eachMissing()) {
      if (!missing.source.translatable || isRepeated(missing.source, catalog.pair.source)) continue;
      if (uneven?.has(missing.id) || missing.id === '') continue;
      if (missing.category) {
        // One finding for a plural message that is missing whole; `missing-plural-form` has the single forms.
        const group = missing.source.plural?.group;
        started ??= startedGroups(catalog);
        if (started.has(group)) continue;
        started.add(group);
      }
      if (tail.has(missing.id)) {
        if (tail.first !== missing.id) continue;
        const count = String(tail.count);
        const message = say`The translation ends early: the last ${count} subtitles of the source file are missing`;
        yield { range: places(missing), segment: missing.id, message, data: { id: missing.id, count } };
        continue;
      }
      const text = missing.source.target?.value ?? '';
      if (mediaType.test(text)) continue;
      yield {
        range: places(missing),
        segment: missing.id,
        message:
          text === '' || text === nameOf(missing)
            ? say`${quote(nameOf(missing))} is missing`
            : say`${quote(nameOf(missing))} is missing: ${quote(text)}`,
        data: { id: missing.id, source: text },
      };
    }
  },
};

/**
 * Whether a language is that of another region: programs show the source where its file has nothing, and `en-NZ` need say
 * only what is spelled otherwise.
 */
const isVariety = (language: string, sourceLanguage: string) =>
  sameLanguage(language, sourceLanguage) && scriptOf(language) === scriptOf(sourceLanguage);

/** The id of the entry that is missing, or its key; a number that another one has here is none. */
const nameOf = ({ id, source }: MissingSegment) => keyOf(source) ?? (id.startsWith(`${source.id}~`) ? source.id : id);

/** Whether a page has half as much text as its source, and more: it may stand in one block there, and hardly begun it is not. */
function saysAsMuch(catalog: Catalog): boolean {
  const lengthOf = ({ segments }: Catalog) =>
    segments.all().reduce((sum, { target }) => sum + (target?.value.length ?? 0), 0);
  return catalog.pair !== undefined && 2 * lengthOf(catalog) >= lengthOf(catalog.pair.source);
}

/** What kind of data a program takes, which no language names otherwise: `text/plain`, `vnd.boats.item/oar_v2`. */
const mediaType =
  /^(?:application|audio|font|image|message|model|multipart|text|video|vnd\.[\w.+-]+|x-[\w.+-]+)\/[\w.+*-]+$/;

/** Of a source file with so many entries very many may be missing. */
const many = 100_000;

/** Whether missing entries belong behind one another in a file as they do in its source file. */
function isInOrder(catalog: Catalog, missing: Iterable<MissingSegment>): boolean {
  const places = placesOfMissing(catalog);
  let last = 0;
  for (const entry of missing) {
    const { start } = places(entry);
    if (start < last) return false;
    last = start;
  }
  return true;
}

/** The plural messages of which a file has a form. */
function startedGroups(catalog: Catalog): Set<string | undefined> {
  const groups = new Set<string | undefined>();
  for (const { plural } of catalog.segments) groups.add(plural?.group);
  return groups;
}

/**
 * Where a missing entry belongs: the id of the entry before it in the source file's order that is there, or the
 * start of the file. Nothing is looked for before the first one is asked for.
 */
export function placesOfMissing(catalog: Catalog): (missing: MissingSegment) => TextRange {
  let places: ReadonlyMap<string, TextRange> | undefined;
  const inSource = placesInSource(catalog);
  let here: PlaceInSource | undefined;
  return ({ source: { id } }) => {
    // They are mostly asked for in the order of the source file.
    while (here?.id !== id && !places) {
      const { done, value } = inSource.next();
      if (done) places = placesBefore(catalog);
      else here = value;
    }
    return (here?.id === id ? here.place : places?.get(id)) ?? { start: 0, end: 0 };
  };
}

/** An entry of the source file, and the last one of this file that stands there at or before it. */
interface PlaceInSource {
  readonly id: string;
  readonly place: TextRange;
}

function* placesInSource(catalog: Catalog): Generator<PlaceInSource, void> {
  if (!catalog.pair) return;
  let place: TextRange = { start: 0, end: 0 };
  for (const { id } of catalog.pair.source.segments) {
    const here = catalog.segments.find(catalog.pair.idOf(id));
    if (here) place = here.idRange ?? here.range;
    yield { id, place };
  }
}

/** By the id of each entry of the source file that this one lacks: what of it is there before that. */
function placesBefore(catalog: Catalog): ReadonlyMap<string, TextRange> {
  const places = new Map<string, TextRange>();
  if (!catalog.pair) return places;
  const lacking = new Set<string>();
  for (const { source } of catalog.pair.eachMissing()) lacking.add(source.id);
  for (const { id, place } of placesInSource(catalog)) if (lacking.has(id)) places.set(id, place);
  return places;
}
