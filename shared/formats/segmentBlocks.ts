import type { Catalog } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import { lastAtMost } from '../catalog/lastAtMost.ts';
import type { Segment } from '../catalog/segment.ts';
import type { EntryScopes } from './entryScopes.ts';
import { eachSegment, shareSegments, unmadeSegments } from './lazyCatalog.ts';
import { movedSegment } from './movedSegment.ts';

/** Neighbouring segments that move together when the text before them changes. */
export interface SegmentBlock {
  /** Index of the first segment in the catalog. */
  readonly first: number;
  /** The segments as they stood when one of them was last changed; the same array for as long as none is. */
  readonly segments: readonly Segment[];
  /** How far they have moved since, in UTF-16 code units. */
  readonly by: number;
  /** The same of their source slots, where those are places of another file (see `Catalog.pair`). */
  readonly sourceBy?: number;
}

/** A catalog's segments in blocks, and what they stand in. None of it depends on what is in an entry. */
export interface BlockedSegments {
  readonly blocks: readonly SegmentBlock[];
  /** Undefined where entries are not read in a frame. */
  readonly scopes: EntryScopes | undefined;
  /** The same object for all states of a file that have the same entries at the same places, whatever their texts. */
  readonly entries: object;
}

const known = new WeakMap<Catalog, BlockedSegments>();
const contents = new WeakMap<Catalog, ReadableText>();
/** What a catalog was copied from with other properties: both have the same blocks, whenever they are made. */
const originals = new WeakMap<Catalog, Catalog>();

/**
 * The blocks of a catalog that was made from an edit, or that an edit was made to (see `reparse`); undefined for others.
 * Two states of a file whose blocks hold the same array have the same segments there, moved by the difference of `by`.
 */
export function segmentBlocks(catalog: Catalog): readonly SegmentBlock[] | undefined {
  return known.get(originalOf(catalog))?.blocks;
}

/**
 * What the entries of a catalog may be remembered by: the same object for as long as no more than their texts are edited.
 * Places, ids and which forms of plurals there are can be looked up once for all these states.
 */
export function entriesOf(catalog: Catalog): object {
  const original = originalOf(catalog);
  return known.get(original)?.entries ?? original;
}

/** The first segment of a catalog; of one that was made from an edit the others need not be at their places yet. */
export function firstSegment(catalog: Catalog): Segment | undefined {
  const [block] = segmentBlocks(catalog) ?? [];
  const [first] = block?.segments ?? eachSegment(catalog);
  return block && first ? settledSegment(first, block) : first;
}

/** The segments of a catalog one after the other, for who looks at the first ones only: see {@link firstSegment}. */
export function* segmentsInTurn(catalog: Catalog): Generator<Segment> {
  const blocks = segmentBlocks(catalog);
  if (!blocks) yield* eachSegment(catalog);
  else for (const block of blocks) for (const segment of block.segments) yield settledSegment(segment, block);
}

/**
 * The segments of a catalog one after the other for what they read: in a catalog that was made from an edit they may
 * stand where an earlier state of the file had them, which saves a copy of each.
 */
export function* readingsInTurn(catalog: Catalog): Generator<Omit<Segment, 'range' | 'idRange'>> {
  const blocks = segmentBlocks(catalog);
  if (!blocks) yield* eachSegment(catalog);
  else for (const block of blocks) yield* block.segments;
}

/** The segments at some places of a catalog, in the order of the places: see {@link firstSegment}. */
export function segmentsAt(catalog: Catalog, places: Iterable<number>): Segment[] {
  const at = segmentReader(catalog);
  return [...places].flatMap((place) => at(place) ?? []);
}

/** Gives the segment at a place of a catalog, undefined for -1: see {@link firstSegment}. */
export function segmentReader(catalog: Catalog): (place: number) => Segment | undefined {
  const blocks = segmentBlocks(catalog);
  const unmade = unmadeSegments(catalog);
  if (!blocks && unmade) return (place) => (place < 0 ? undefined : unmade.segment(place));
  if (!blocks) return (place) => catalog.segments[place];
  return (place) => {
    const block = blocks[blockAt(blocks, place)];
    const segment = block?.segments[place - block.first];
    return block && segment && settledSegment(segment, block);
  };
}

/** Which of some blocks holds the segment at a place; 0 where there are none. */
export function blockAt(blocks: readonly SegmentBlock[], place: number): number {
  return Math.max(
    0,
    lastAtMost(blocks.length, (block) => (blocks[block] as SegmentBlock).first, place),
  );
}

/** The text of a catalog; of one that was made from an edit it need not be one string yet. */
export function contentOf(catalog: Catalog): ReadableText {
  return contents.get(originalOf(catalog)) ?? catalog.text;
}

/** What a catalog was copied from with other properties (see `catalogWith`): as the text was parsed. */
export function originalOf(catalog: Catalog): Catalog {
  return originals.get(catalog) ?? catalog;
}

/** What is known of the blocks of just this catalog. */
export function blockedOf(catalog: Catalog): BlockedSegments | undefined {
  return known.get(catalog);
}

export function rememberBlocked(catalog: Catalog, blocked: BlockedSegments): void {
  known.set(catalog, blocked);
}

/** Remembers in which blocks the segments of a catalog stand that was read as a whole. */
export function rememberBlocks(catalog: Catalog, blocks: readonly SegmentBlock[]): void {
  const original = originalOf(catalog);
  known.set(original, { blocks, scopes: undefined, entries: original });
}

/** The segments of a block where they stand now. */
export function settledSegments(block: SegmentBlock): readonly Segment[] {
  const { segments, by, sourceBy = by } = block;
  return by === 0 && sourceBy === 0 ? segments : segments.map((segment) => settledSegment(segment, block));
}

/** A segment of a block where it stands now. */
export function settledSegment(segment: Segment, { by, sourceBy }: Pick<SegmentBlock, 'by' | 'sourceBy'>): Segment {
  return movedSegment(segment, by, sourceBy);
}

/**
 * A catalog with other properties. Unlike a spread it does not ask for the segments, which an edited catalog makes when
 * they are asked for.
 *
 * @example catalogWith(catalog, { targetLanguage: 'de' })
 */
export function catalogWith(catalog: Catalog, changes: Partial<Omit<Catalog, 'segments' | 'text'>>): Catalog {
  const copy = copied(catalog, changes);
  originals.set(copy, originalOf(catalog));
  shareSegments(copy, catalog);
  return copy;
}

/**
 * A catalog of another text with other segments. The text is put together, and the segments are moved to their places,
 * when somebody asks for them.
 */
export function catalogOf(
  before: Catalog,
  content: ReadableText,
  changes: Partial<Omit<Catalog, 'segments' | 'text'>>,
  blocked: BlockedSegments,
): Catalog {
  const catalog = copied(before, changes);
  let segments: readonly Segment[] | undefined;
  const made = { configurable: true, enumerable: true };
  Object.defineProperties(catalog, {
    text: { ...made, get: () => content.toString() },
    segments: {
      ...made,
      get: () => {
        segments ??= blocked.blocks.flatMap(settledSegments);
        return segments;
      },
    },
  });
  known.set(catalog, blocked);
  contents.set(catalog, content);
  return catalog;
}

function copied(catalog: Catalog, changes: Partial<Catalog>): Catalog {
  // Properties may be getters that cost something: they are copied as such, and replaced as such.
  const copy: object = Object.defineProperties({}, Object.getOwnPropertyDescriptors(catalog));
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(changes)) as Catalog;
}
