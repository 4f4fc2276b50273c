import type { Catalog } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type EntryGap, type EntryScopes, entryScopes } from './entryScopes.ts';
import type { Format } from './format.ts';
import { eachSegment, shareSegments, unmadeSegments } from './lazyCatalog.ts';

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

/** Small enough to be made anew with each keystroke, large enough that a list of blocks is short. */
const blockSize = 32;

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
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle] as SegmentBlock).first <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The text of a catalog; of one that was made from an edit it need not be one string yet. */
export function contentOf(catalog: Catalog): ReadableText {
  return contents.get(originalOf(catalog)) ?? catalog.text;
}

/** What a catalog was copied from with other properties (see `catalogWith`): as the text was parsed. */
export function originalOf(catalog: Catalog): Catalog {
  return originals.get(catalog) ?? catalog;
}

/** Remembers in which blocks the segments of a catalog stand that was read as a whole. */
export function rememberBlocks(catalog: Catalog, blocks: readonly SegmentBlock[]): void {
  const original = originalOf(catalog);
  known.set(original, { blocks, scopes: undefined, entries: original });
}

/**
 * How a format reads an entry again that was edited: in the frame that the file has around its entries, by itself, or
 * with those that overlap it.
 */
export type EntryReading = 'framed' | 'alone' | 'overlapping';

/** See {@link EntryReading}. */
export function entryReading({ readTarget, readPart }: Pick<Format, 'readTarget' | 'readPart'>): EntryReading {
  return readPart ? 'overlapping' : readTarget ? 'alone' : 'framed';
}

/** The segments of a catalog in blocks; undefined where entries overlap or stand in each other and are not read so. */
export function blockSegments(catalog: Catalog, reading: EntryReading): BlockedSegments | undefined {
  const cached = known.get(catalog);
  if (cached) return cached;
  const blocked = reading === 'overlapping' ? overlappingBlocks(catalog) : entryBlocks(catalog, reading === 'framed');
  if (blocked) known.set(catalog, blocked);
  return blocked;
}

/** Blocks between which no segment reaches, nor from an id to the segment that has it. */
function overlappingBlocks(catalog: Catalog): BlockedSegments {
  const { segments } = catalog;
  /** Where all segments from a place on start. */
  const starts = new Array<number>(segments.length);
  segments.reduceRight((least, { range, idRange }, index) => {
    starts[index] = Math.min(least, range.start, idRange?.start ?? range.start);
    return starts[index];
  }, Number.POSITIVE_INFINITY);
  const blocks: SegmentBlock[] = [];
  let first = 0;
  let reach = 0;
  for (const [index, { range }] of segments.entries()) {
    if (index - first >= blockSize && reach <= (starts[index] ?? 0)) {
      blocks.push({ first, segments: segments.slice(first, index), by: 0 });
      first = index;
    }
    reach = Math.max(reach, range.end);
  }
  if (first < segments.length) blocks.push({ first, segments: segments.slice(first), by: 0 });
  return { blocks, scopes: undefined, entries: catalog };
}

function entryBlocks(catalog: Catalog, framed: boolean): BlockedSegments | undefined {
  const { segments } = catalog;
  const surroundings = surroundingsOf(catalog, framed);
  if (!surroundings) return undefined;
  const { scopes } = surroundings;
  const blocks: SegmentBlock[] = [];
  let start = 0;
  for (let index = blockSize; index < segments.length; index++) {
    const [last, next] = [segments[index - 1], segments[index]];
    // Segments of one entry, and those that are read together, stay in one block.
    if (index - start < blockSize || !last || sameRange(last.range, next?.range)) continue;
    if (scopes?.together(index - 1, index)) continue;
    blocks.push({ first: start, segments: segments.slice(start, index), by: 0 });
    start = index;
  }
  if (start < segments.length) blocks.push({ first: start, segments: segments.slice(start), by: 0 });
  return { blocks, scopes, entries: catalog };
}

/**
 * What the entries of a catalog stand in, where they are read in that. No list of the segments is asked for.
 *
 * @returns undefined where entries overlap, or where one moves by itself while its id does not.
 */
export function surroundingsOf(
  catalog: Catalog,
  framed: boolean,
): { readonly scopes: EntryScopes | undefined } | undefined {
  const { text } = catalog;
  const gaps: EntryGap[] = [];
  const addGap = (before: number, start: number, end: number) => {
    // Text between entries that is more than white space.
    const gap = framed ? text.slice(start, end) : '';
    if (gap.trim() !== '') gaps.push({ before, text: gap });
  };
  /** Entries whose id stands before the end of another one (DITA: text behind an element of its own). */
  const apart: number[] = [];
  let last: TextRange | undefined;
  let index = 0;
  for (const { range, idRange } of eachSegment(catalog)) {
    if (!last || !sameRange(range, last)) {
      const behind = last?.end ?? 0;
      if (range.start < behind) return undefined;
      addGap(index, behind, range.start);
      if (last && idRange && idRange.start < behind) apart.push(index);
    }
    last = range;
    index++;
  }
  addGap(index, last?.end ?? 0, text.length);
  const scopes = framed ? entryScopes(gaps, index, catalog.kind === 'monolingual') : undefined;
  return apart.every((place) => scopes?.together(place - 1, place)) ? { scopes } : undefined;
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

/** Whether two entries are one. */
export function sameRange(a: TextRange, b: TextRange | undefined): boolean {
  return a.start === b?.start && a.end === b.end;
}

/** A range that stands elsewhere. */
export function movedRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

/** A range around, before or behind an edit, where it stands afterwards. @param by how much longer the text is now. */
export function movedAround({ start, end }: TextRange, edit: TextRange, by: number): TextRange {
  return { start: start >= edit.end ? start + by : start, end: end >= edit.end ? end + by : end };
}

/**
 * A segment that stands elsewhere in another text and reads the same.
 *
 * @param sourceBy how far its source slot has moved, where that is a place of another file.
 */
export function movedSegment(segment: Segment, by: number, sourceBy = by): Segment {
  if (by === 0 && sourceBy === 0) return segment;
  const { idRange, source, target } = segment;
  const moved = target && movedSlot(target, by);
  return segmentWith(segment, {
    range: movedRange(segment.range, by),
    ...(idRange ? { idRange: movedRange(idRange, by) } : {}),
    ...(source ? { source: source === target && moved ? moved : movedSlot(source, sourceBy) } : {}),
    ...(moved ? { target: moved } : {}),
  });
}

/** A slot that stands elsewhere in another text and reads the same. */
class MovedSlot implements Slot {
  readonly slot: Slot;
  readonly by: number;

  constructor(slot: Slot, by: number) {
    this.slot = slot;
    this.by = by;
  }

  get range(): TextRange {
    return movedRange(this.slot.range, this.by);
  }

  get value(): string {
    return this.slot.value;
  }

  get codes(): Slot['codes'] {
    return this.slot.codes;
  }

  toText(offset: number): number {
    return this.slot.toText(offset) + this.by;
  }
}

/** A slot that stands elsewhere in a text. */
export function movedSlot(slot: Slot, by: number): Slot {
  if (by === 0) return slot;
  return slot instanceof MovedSlot ? new MovedSlot(slot.slot, slot.by + by) : new MovedSlot(slot, by);
}

/** A slot as it was read, and how far it has moved since, in UTF-16 code units. */
export function unmovedSlot(slot: Slot): { readonly slot: Slot; readonly by: number } {
  return slot instanceof MovedSlot ? slot : { slot, by: 0 };
}
