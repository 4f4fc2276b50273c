import type { Catalog, MissingSegment, Pair } from '../catalog/catalog.ts';
import type { PluralCategory, Segment, SegmentState } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import { pluralCategories } from '../languages/plurals.ts';
import { derivedAgain, derivedFrom, relatedBlocks } from './derivedCatalog.ts';
import type { Format } from './format.ts';
import { lazySource, withOwnSource } from './lazyCatalog.ts';
import { blockAt, type EntryReading, entryReading, segmentReader } from './segmentBlocks.ts';
import { type FormPlaces, formPlaces, formsKey, pluralId, type SourceEntries, sourceEntries } from './sourceEntries.ts';

/** What pairing has to know of the format of both files. */
export type PairedFormat = Pick<Format, 'equalIsUntranslated' | 'readTarget' | 'readPart'>;

/** The languages of a pair of files. BCP 47. */
interface Languages {
  readonly source: string;
  readonly target: string;
}

/** What is known of a pair of files, and holds for as long as no more than texts are edited in them. */
interface Pairing {
  readonly target: Catalog;
  readonly source: Catalog;
  readonly languages: Languages;
  /** By the place of a segment: that of its source among the segments of the source file, -1 where it has none. */
  readonly places: Int32Array;
  readonly missing: readonly MissingPlace[];
}

/** A {@link MissingSegment} with the place of its source among the segments of the source file. */
interface MissingPlace {
  readonly id: string;
  readonly place: number;
  readonly category?: PluralCategory;
}

const pairings = new WeakMap<Catalog, Pairing>();

/**
 * A monolingual file with its source text beside it: each segment gets the source slot of the entry it translates.
 *
 * A plural form that the source language has not (`items_few`) is paired with the source's `other` form. What the
 * source has and the target has not is listed in `pair.missing`, in the source's order.
 *
 * @param target a catalog of kind `monolingual`; a bilingual one is returned as it is.
 * @param format of both; a file that it makes with the source text in it (SRT, DITA) is untranslated where that stands.
 * @param last what these files were together before one of them was edited: what was not edited is taken from there.
 */
export function pairCatalogs(
  target: Catalog,
  source: Catalog,
  languages: Languages,
  format: PairedFormat = {},
  last?: Catalog,
): Catalog {
  if (target.kind === 'bilingual') return target;
  const again = last && pairAgain(last, target, source, languages, format);
  if (again) return again;
  const entries = sourceEntries(source, languages.target);
  const present = new Set<string>();
  const extra = new Set<string>();
  const places = new Int32Array(target.segments.length);
  const segments = target.segments.map((segment, index) => {
    present.add(segment.id);
    const place = entries.placeOf(segment);
    const other = source.segments[place];
    places[index] = other?.target ? place : -1;
    if (!other?.target) extra.add(segment.id);
    return pairedSegment(segment, other, format);
  });
  const missing = missingPlaces(source, target, present, entries, languages.target);
  const paired: Catalog = {
    ...target,
    ...pairedProperties(target, source, languages),
    segments,
    pair: pairOf(source, extra, missing),
  };
  pairings.set(paired, { target, source, languages, places, missing });
  return derivedFrom(target, paired);
}

/** Pairs two files of which one was edited since they were paired last, where no more than texts were. */
function pairAgain(
  last: Catalog,
  target: Catalog,
  source: Catalog,
  languages: Languages,
  format: PairedFormat,
): Catalog | undefined {
  const known = pairings.get(last);
  if (!known || !last.pair) return undefined;
  if (known.languages.source !== languages.source || known.languages.target !== languages.target) return undefined;
  const reading = entryReading(format);
  const sourceMoves = movesIn(known.source, source, reading);
  if (!sourceMoves) return undefined;
  const { places, missing } = known;
  const at = segmentReader(source);
  const { extra } = last.pair;
  const paired = derivedAgain(last, target, {
    reading,
    changes: {
      ...pairedProperties(target, source, languages),
      pair: source === known.source ? last.pair : pairOf(source, extra, missing),
    },
    alike: sameEntry,
    derive: (segments, first) =>
      segments.map((segment, i) => pairedSegment(segment, at(places[first + i] as number), format)),
    sourceMove: (first, count) => moveOf(places.subarray(first, first + count), sourceMoves),
  });
  if (!paired) return undefined;
  pairings.set(paired, { target, source, languages, places, missing });
  return paired;
}

/** Whether two states of a pair of files have the same entries on both sides, whatever the texts of those. */
export function sameEntries(a: Pair | undefined, b: Pair | undefined): boolean {
  return a === b || (a !== undefined && a.extra === b?.extra);
}

/** How far the segments of a file have moved since another state of it; undefined for those of a block that was edited. */
type Moves = (place: number) => number | undefined;

function movesIn(before: Catalog, after: Catalog, reading: EntryReading): Moves | undefined {
  if (before === after) return () => 0;
  const related = relatedBlocks(before, after, { alike: sameEntry, reading });
  if (!related) return undefined;
  const { was, is } = related;
  const moves = was.map(({ segments, by }, i) => {
    const now = is[i];
    return now?.segments === segments ? now.by - by : undefined;
  });
  let block = 0;
  return (place) => {
    const [here, next] = [is[block], is[block + 1]];
    // Entries mostly stand in the order of the other file.
    if (!here || place < here.first || (next && place >= next.first)) block = blockAt(is, place);
    return moves[block];
  };
}

/** How far the sources at some places have moved together; undefined where they have not. */
function moveOf(places: Int32Array, moves: Moves): number | undefined {
  let move: number | undefined;
  for (const place of places) {
    if (place < 0) continue;
    const by = moves(place);
    if (by === undefined || (move !== undefined && by !== move)) return undefined;
    move = by;
  }
  return move ?? 0;
}

/** Whether two states of an entry are paired with the same one of another file. */
function sameEntry(a: Segment, b: Segment): boolean {
  const [form, other] = [a.plural, b.plural];
  return (
    a.id === b.id &&
    a.variant?.of === b.variant?.of &&
    a.variant?.isDefault === b.variant?.isDefault &&
    (a.target === undefined) === (b.target === undefined) &&
    (form === other ||
      (form?.group === other?.group &&
        form?.kind === other?.kind &&
        form?.category === other?.category &&
        form?.index === other?.index &&
        form?.idPattern === other?.idPattern &&
        form?.idStyle === other?.idStyle))
  );
}

function pairedSegment(segment: Segment, other: Segment | undefined, format: PairedFormat): Segment {
  if (!other?.target) return segment;
  const equal = format.equalIsUntranslated && segment.target?.value === other.target.value;
  return segmentWith(segment, {
    source: other.target,
    state: pairedState(segment, equal === true && /\p{L}/u.test(other.target.value)),
    translatable: segment.translatable && other.translatable,
    ...(segment.translatable && !other.translatable ? { untranslatableInSource: true as const } : {}),
    notes: segment.notes.length > 0 ? segment.notes : other.notes,
    ...((segment.context ?? other.context) ? { context: segment.context ?? other.context ?? '' } : {}),
    ...(other.syntaxes && !segment.syntaxes ? { syntaxes: other.syntaxes } : {}),
    ...(other.declaredPlaceholders && !segment.declaredPlaceholders
      ? { declaredPlaceholders: other.declaredPlaceholders }
      : {}),
    ...(other.maxLength && !segment.maxLength ? { maxLength: other.maxLength } : {}),
  });
}

function pairedProperties(target: Catalog, source: Catalog, languages: Languages) {
  return {
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    // A target that lost every placeholder shows no syntax of its own: the source tells which one it should have.
    syntaxes: source.syntaxes.length > 0 ? source.syntaxes : target.syntaxes,
  };
}

/** What pairing found; the missing segments are listed when somebody asks for them. */
function pairOf(source: Catalog, extra: ReadonlySet<string>, places: readonly MissingPlace[]): Pair {
  let missing: readonly MissingSegment[] | undefined;
  return {
    source,
    extra,
    get missing() {
      if (!missing) {
        const at = segmentReader(source);
        missing = places.map(({ place, ...rest }) => ({ ...rest, source: at(place) as Segment }));
      }
      return missing;
    },
  };
}

/**
 * A monolingual file that is itself the source: its own text on both sides, nothing to translate in it.
 *
 * @param last the same of the file before it was edited: what was not edited is taken from there.
 */
export function asSource(catalog: Catalog, language: string, format: PairedFormat = {}, last?: Catalog): Catalog {
  if (catalog.kind === 'bilingual') return catalog;
  const changes = { isSource: true, sourceLanguage: language, targetLanguage: language };
  const again =
    last?.isSource && last.targetLanguage === language
      ? derivedAgain(last, catalog, {
          reading: entryReading(format),
          changes,
          alike: sameEntry,
          derive: (segments) => segments.map(withOwnSource),
        })
      : undefined;
  return again ?? derivedFrom(catalog, lazySource(catalog, changes));
}

function pairedState(segment: Segment, untouched: boolean): SegmentState {
  if (untouched || segment.target?.value === '') return 'untranslated';
  return segment.state;
}

/**
 * What the target lacks: plain entries by id, plural messages by the categories of the target language. A text that
 * the target has with other variants, or without any, lacks only plural forms of those that it has.
 */
function missingPlaces(
  source: Catalog,
  target: Catalog,
  present: ReadonlySet<string>,
  { forms: groups }: SourceEntries,
  language: string,
): MissingPlace[] {
  const missing: MissingPlace[] = [];
  const categories = pluralCategories(language);
  const done = new Set<string>();
  const whole = new Set(target.segments.flatMap((segment) => segment.variant?.of ?? []));
  const counted: FormPlaces = whole.size > 0 ? formPlaces(target) : new Map();
  for (const [place, segment] of source.segments.entries()) {
    const key = formsKey(segment);
    const of = segment.variant?.of ?? segment.id;
    if (whole.has(of) || (segment.variant && present.has(of))) {
      if (!segment.plural || !counted.has(key)) continue;
    }
    const forms = groups.get(key);
    // Keys like `arrow_one` and `arrow_many` are names: every plural message has its `other` in the source.
    const named = segment.plural?.idPattern ?? segment.plural?.idStyle;
    if (!segment.plural?.category || !named || !forms?.has('other')) {
      if (!present.has(segment.id) && segment.target) missing.push({ id: segment.id, place });
      continue;
    }
    if (done.has(key)) continue;
    done.add(key);
    for (const category of categories[segment.plural.kind]) {
      const id = pluralId(segment, category, language);
      const from = forms.get(category) ?? forms.get('other');
      if (id && from !== undefined && !present.has(id)) missing.push({ id, place: from, category });
    }
  }
  return missing;
}
