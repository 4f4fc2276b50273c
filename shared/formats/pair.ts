import type { Catalog } from '../catalog/catalog.ts';
import { isChanged } from '../catalog/listChange.ts';
import type { Segment } from '../catalog/segment.ts';
import { blockAt, type SegmentBlock, SegmentList, withOwnSource } from '../catalog/segmentList.ts';
import { FilePair } from './filePair.ts';
import type { Format } from './format.ts';
import { sameKeys, syntaxesOfTargets, withoutKey } from './keySources.ts';
import { missingPlaces } from './missingPlaces.ts';
import { pairedSegment } from './pairedSegment.ts';
import { derivedAgain, relatedBlocks } from './relatedStates.ts';
import { sourceEntries } from './sourceEntries.ts';

/** What pairing has to know of the format of both files. */
export type PairedFormat = Pick<Format, 'equalIsUntranslated' | 'correspondence' | 'insert' | 'readTarget'>;

/** The languages of a pair of files. BCP 47. */
interface Languages {
  readonly source: string;
  readonly target: string;
}

/**
 * A monolingual file with its source text beside it: each segment gets the source slot of the entry it translates.
 *
 * A plural form that the source language has not (`items_few`) is paired with the source's `other` form. What the
 * source has and the target has not is listed in `pair.missing`, in the source's order.
 *
 * A bilingual file has to be one whose sources are keys (`sourcesAreKeys`); it becomes monolingual: the targets of the other
 * file are its source texts.
 *
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
  const again = last && pairAgain(last, target, source, languages, format);
  if (again) return again;
  for (const { segments } of [target, source]) segments.keepFew();
  const keyed = target.kind === 'bilingual' ? sameKeys(source, target) : undefined;
  const { ids, alignment } = keyed ?? format.correspondence?.(source, target) ?? {};
  const entries = sourceEntries(source, languages.target, ids);
  const places = new Int32Array(target.segments.count);
  let [index, extras] = [0, 0];
  for (const segment of target.segments) {
    const place = (keyed ?? entries).placeOf(segment);
    const isExtra = keyed ? place === -1 : source.segments.at(place)?.target === undefined;
    if (isExtra) extras++;
    const isMoved = alignment?.sourceIds.has(segment.id);
    const id = alignment?.sourceIds.get(segment.id);
    places[index++] = id !== undefined ? entries.placeOf({ id }) : isExtra ? -1 : isMoved ? -2 : place;
  }
  const lacking = missingPlaces(source, target, { groups: entries.forms, ids, language: languages.target });
  // Nobody is to add a text that may be there.
  const missing = format.insert && alignment ? lacking.filter(({ id }) => !alignment.unpaired.has(id)) : lacking;
  const withoutSource = (id: string): boolean => {
    const place = target.segments.placeOf(id);
    return place >= 0 && places[place] === -1;
  };
  const extra = { has: extras === 0 ? () => false : withoutSource };
  const pair = new FilePair(source, { places, missingPlaces: missing, ids, alignment, extra });
  const segments = pairedSegments(target, pair, format);
  segments.keepFew();
  return { ...target, ...pairedProperties(target, source, languages), pair, segments, parsed: target };
}

/** The segments of a pair of files, each made of that of the one file and its source at a place of the other. */
function pairedSegments(target: Catalog, { source, places }: FilePair, format: PairedFormat): SegmentList {
  const facts = target.segments.unmade?.facts;
  const segment = (place: number) =>
    pairedSegment(target.segments.at(place) as Segment, source.segments.at(places[place] as number), format);
  return new SegmentList({ maker: { count: places.length, segment, ...(facts ? { facts } : {}) } });
}

/** Pairs two files of which one was edited since they were paired last, where no more than texts were. */
function pairAgain(
  last: Catalog,
  target: Catalog,
  source: Catalog,
  languages: Languages,
  format: PairedFormat,
): Catalog | undefined {
  const { pair } = last;
  if (!(pair instanceof FilePair)) return undefined;
  if (last.sourceLanguage !== languages.source || last.targetLanguage !== languages.target) return undefined;
  // Those are made of texts of the source file, which may be of another format where they are keys.
  if ((pair.ids || source.format !== target.format) && source !== pair.source) return undefined;
  const isFramed = !format.readTarget;
  const sourceMoves = movesIn(pair.source, source, isFramed);
  if (!sourceMoves) return undefined;
  const { places } = pair;
  return derivedAgain(last, target, {
    isFramed,
    changes: {
      ...pairedProperties(target, source, languages),
      pair: source === pair.source ? pair : new FilePair(source, pair),
    },
    derive: (segments, first) =>
      segments.map((segment, i) => pairedSegment(segment, source.segments.at(places[first + i] as number), format)),
    sourceMove: (first, count) => moveOf(places.subarray(first, first + count), sourceMoves),
  });
}

/** How far the segments of a file have moved since another state of it; undefined for those of a block that was edited. */
type Moves = (place: number) => number | undefined;

function movesIn(before: Catalog, after: Catalog, isFramed: boolean): Moves | undefined {
  if (before === after) return () => 0;
  const related = relatedBlocks(before, after, isFramed);
  if (!related) return undefined;
  const { was, is, change } = related;
  const moves = was.map(({ shift }, i) => (isChanged(change, i) ? undefined : (is[i] as SegmentBlock).shift - shift));
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
    const shift = moves(place);
    if (shift === undefined || (move !== undefined && shift !== move)) return undefined;
    move = shift;
  }
  return move ?? 0;
}

function pairedProperties(target: Catalog, source: Catalog, languages: Languages) {
  const isKeyed = target.kind === 'bilingual';
  const ofSource = isKeyed ? syntaxesOfTargets(source) : source.syntaxes;
  return {
    kind: 'monolingual' as const,
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    // A target that lost every placeholder shows no syntax of its own: the source tells which one it should have.
    syntaxes: ofSource.length > 0 ? ofSource : target.syntaxes,
  };
}

/**
 * A monolingual file that is itself the source: its own text on both sides, nothing to translate in it. So is a bilingual one
 * whose sources are keys: its targets are the source texts of others.
 *
 * @param last the same of the file before it was edited: what was not edited is taken from there.
 */
export function asSource(catalog: Catalog, language: string, format: PairedFormat = {}, last?: Catalog): Catalog {
  const isKeyed = catalog.kind === 'bilingual';
  const changes = {
    kind: 'monolingual' as const,
    isSource: true,
    sourceLanguage: language,
    targetLanguage: language,
    ...(isKeyed ? { syntaxes: syntaxesOfTargets(catalog) } : {}),
  };
  const derive = isKeyed ? (segment: Segment) => withOwnSource(withoutKey(segment)) : withOwnSource;
  const again =
    last?.isSource && last.targetLanguage === language
      ? derivedAgain(last, catalog, {
          isFramed: !format.readTarget,
          changes,
          derive: (segments) => segments.map(derive),
        })
      : undefined;
  if (again) return again;
  const { segments } = catalog;
  const list = isKeyed
    ? segmentsOf(segments.count, (place) => derive(segments.at(place) as Segment))
    : segments.asSources();
  return { ...catalog, ...changes, segments: list, parsed: catalog };
}

const segmentsOf = (count: number, segment: (place: number) => Segment) =>
  new SegmentList({ maker: { count, segment } });
