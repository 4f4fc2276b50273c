import type { Catalog } from '../catalog/catalog.ts';
import type { CommonEnds } from '../catalog/commonEnds.ts';
import { isChanged, type ListChange, noChange } from '../catalog/listChange.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { type SegmentBlock, SegmentList, settledSegments } from '../catalog/segmentList.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { blockSegments } from './entryBlocks.ts';

/** Few enough to be checked again with each keystroke, many enough that a list of blocks is short. */
const blockSize = 32;

/**
 * A file that was read again, with the blocks of segments that it had before an edit, so that what is known of them holds
 * for them still. It is returned as it is where the edit made other entries.
 *
 * @param ends what both texts have in common at least.
 */
export function relateStates(before: Catalog, after: Catalog, ends: CommonEnds): Catalog {
  const segments = after.segments.all();
  if (before.segments.count !== segments.length) return after;
  const { facts } = after.segments;
  const shift = after.text.length - before.text.length;
  const editEnd = before.text.length - ends.suffix;
  const blocks: SegmentBlock[] = [];
  let change: ListChange = { ...noChange, ends };
  for (const block of nestedBlocks(before)) {
    const { first } = block;
    const now = segments.slice(first, first + block.segments.length);
    const start = (block.segments[0]?.range.start ?? 0) + block.shift;
    const end = block.segments.reduce((reach, { range }) => Math.max(reach, range.end), 0) + block.shift;
    const moved = { ...block, shift: start >= editEnd ? block.shift + shift : block.shift };
    const isEdited = start <= editEnd && end >= ends.prefix;
    if (!isEdited && now.every((segment, i) => sameSegment(block.segments[i] as Segment, segment, moved.shift)))
      blocks.push(moved);
    else if (now.every((segment, i) => sameEntry(block.segments[i] as Segment, segment))) {
      change = { ...change, first: Math.min(change.first, blocks.length), end: blocks.length + 1 };
      blocks.push({ first, segments: now, shift: 0 });
    } else return after;
  }
  return {
    ...after,
    segments: new SegmentList({ blocks, facts, edited: { before: before.segments, change } }),
  };
}

/** The segments of a catalog in blocks, of a document too, in which texts stand within others: the title of a link. */
function nestedBlocks(catalog: Catalog): readonly SegmentBlock[] {
  return catalog.segments.inBlocks(blocksOf) ?? [];
}

/** Blocks between which no segment reaches, nor from an id to the segment that has it. */
function blocksOf(segments: readonly Segment[]): readonly SegmentBlock[] {
  /** Where all segments from a place on start. */
  const starts = new Array<number>(segments.length);
  segments.reduceRight((least, { range, idRange }, index) => {
    starts[index] = Math.min(least, range.start, idRange?.start ?? range.start);
    return starts[index];
  }, Number.POSITIVE_INFINITY);
  const blocks: SegmentBlock[] = [];
  let [first, reach] = [0, 0];
  for (const [index, { range }] of segments.entries()) {
    if (index - first >= blockSize && reach <= (starts[index] ?? 0)) {
      blocks.push({ first, segments: segments.slice(first, index), shift: 0 });
      first = index;
    }
    reach = Math.max(reach, range.end);
  }
  if (first < segments.length) blocks.push({ first, segments: segments.slice(first), shift: 0 });
  return blocks;
}

/** How a catalog is made of another one, segment by segment. */
export interface Derivation {
  /** Whether entries are read in the frame that the file has around them. */
  readonly isFramed: boolean;
  /** The properties that are not as they were parsed. */
  readonly changes: Partial<Omit<Catalog, 'segments' | 'text'>>;
  /** What becomes of the segments of a block, the first of which is at a place of the file. */
  derive(segments: readonly Segment[], first: number): readonly Segment[];
  /**
   * How far the sources of so many segments have moved in the other file; undefined where they are not as they were.
   * Not there for sources in the file itself.
   */
  sourceMove?(first: number, count: number): number | undefined;
}

/**
 * Derives a catalog from a text that was edited as it was derived from the text before: the segments of blocks without
 * an edit are taken from there.
 *
 * @param last what was derived from the state before.
 * @returns undefined where the states are not known to be related, or where the edit changed more than texts.
 */
export function derivedAgain(last: Catalog, parsed: Catalog, derivation: Derivation): Catalog | undefined {
  const before = last.parsed;
  const related = before && relatedBlocks(before, parsed, derivation.isFramed);
  if (!related) return undefined;
  const { was, is, change } = related;
  const { derive, sourceMove } = derivation;
  const blocksBefore = last.segments.inBlocks((segments) => blockAlike(segments, was, sourceMove !== undefined)) ?? [];
  let { first: firstRead, end } = change;
  const blocks = blocksBefore.map((old, i): SegmentBlock => {
    const [then, now] = [was[i] as SegmentBlock, is[i] as SegmentBlock];
    const { first } = old;
    if (!isChanged(change, i)) {
      const { segments, sourceShift = 0 } = old;
      const shift = old.shift + now.shift - then.shift;
      if (!sourceMove) return shift === old.shift ? old : { first, segments, shift };
      const move = sourceMove(first, segments.length);
      if (move !== undefined)
        return shift === old.shift && move === 0 ? old : { first, segments, shift, sourceShift: sourceShift + move };
    }
    firstRead = Math.min(firstRead, i);
    end = Math.max(end, i + 1);
    const segments = derive(settledSegments(now), first);
    return sourceMove ? { first, segments, shift: 0, sourceShift: 0 } : { first, segments, shift: 0 };
  });
  const edited = { before: last.segments, change: { first: firstRead, end, ends: change.ends } };
  return { ...parsed, ...derivation.changes, segments: new SegmentList({ blocks, edited }), parsed };
}

interface RelatedBlocks {
  readonly was: readonly SegmentBlock[];
  readonly is: readonly SegmentBlock[];
  readonly change: ListChange;
}

/**
 * The blocks of two states of a file in which the same entries stand at the same places; undefined for others.
 *
 * @param isFramed whether entries are read in the frame that the file has around them.
 */
export function relatedBlocks(before: Catalog, after: Catalog, isFramed: boolean): RelatedBlocks | undefined {
  const change = after.segments.changeSince(before.segments);
  const was = change && (before.segments.blocks ?? blockSegments(before, isFramed) ?? nestedBlocks(before));
  const is = after.segments.blocks;
  if (!was || !is) return undefined;
  const isRelated = was
    .slice(change.first, change.end)
    .every(({ segments }, i) =>
      segments.every((one, k) => sameEntry(one, is[change.first + i]?.segments[k] as Segment)),
    );
  return isRelated ? { was, is, change } : undefined;
}

/** Divides segments as others are divided. */
function blockAlike(
  segments: readonly Segment[],
  like: readonly SegmentBlock[],
  elsewhere: boolean,
): readonly SegmentBlock[] {
  return like.map(({ first, segments: { length } }) => {
    const block = { first, segments: segments.slice(first, first + length), shift: 0 };
    return elsewhere ? { ...block, sourceShift: 0 } : block;
  });
}

/**
 * Whether a segment is what it was, but for having moved. Property by property: it is asked of every segment of a file at
 * each keystroke, and a loop over names costs several times as much.
 */
function sameSegment(was: Segment, now: Segment, shift: number): boolean {
  return (
    was.id === now.id &&
    isMoved(was.range, now.range, shift) &&
    (was.idRange && now.idRange ? isMoved(was.idRange, now.idRange, shift) : was.idRange === now.idRange) &&
    sameSlot(was.source, now.source, shift) &&
    sameSlot(was.target, now.target, shift) &&
    was.state === now.state &&
    was.rawState === now.rawState &&
    was.rawOrigin === now.rawOrigin &&
    was.translatable === now.translatable &&
    was.context === now.context &&
    was.sourceLanguage === now.sourceLanguage &&
    was.targetLanguage === now.targetLanguage &&
    was.obsolete === now.obsolete &&
    sameNotes(was.notes, now.notes) &&
    sameValue(was.ignored, now.ignored) &&
    sameValue(was.matches, now.matches) &&
    sameValue(was.maxLength, now.maxLength) &&
    samePlural(was.plural, now.plural) &&
    sameVariant(was.variant, now.variant) &&
    sameTiming(was.timing, now.timing) &&
    sameValue(was.syntaxes, now.syntaxes) &&
    sameValue(was.terms, now.terms)
  );
}

const isMoved = (was: TextRange, now: TextRange, shift: number) =>
  was.start + shift === now.start && was.end + shift === now.end;

/** What is read of the same characters can only differ as a whole: as other codes, or with other spaces. */
function sameSlot(was: Slot | undefined, now: Slot | undefined, shift: number): boolean {
  if (!was || !now) return was === now;
  return (
    was.value.length === now.value.length &&
    was.codes.length === now.codes.length &&
    isMoved(was.range, now.range, shift)
  );
}

function sameNotes(was: Segment['notes'], now: Segment['notes']): boolean {
  if (was === now) return true;
  if (was.length !== now.length) return false;
  for (let i = 0; i < was.length; i++) if (was[i]?.text !== now[i]?.text || was[i]?.from !== now[i]?.from) return false;
  return true;
}

function samePlural(was: Segment['plural'], now: Segment['plural']): boolean {
  return (
    was === now ||
    (was?.group === now?.group &&
      was?.kind === now?.kind &&
      was?.category === now?.category &&
      was?.index === now?.index &&
      was?.idPattern === now?.idPattern &&
      was?.idStyle === now?.idStyle)
  );
}

const sameVariant = (was: Segment['variant'], now: Segment['variant']) =>
  was === now || (was?.of === now?.of && was?.isDefault === now?.isDefault);

const sameTiming = (was: Segment['timing'], now: Segment['timing']) =>
  was === now || (was?.start === now?.start && was?.end === now?.end);

/** Lists and plain objects are compared by what they hold. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) && a.length === 0) return Array.isArray(b) && b.length === 0;
  const names = Object.keys(a) as (keyof typeof a)[];
  return names.length === Object.keys(b).length && names.every((name) => sameValue(a[name], b[name]));
}

/** Whether two states of an entry are the same one, whatever its texts. */
function sameEntry(was: Segment, now: Segment): boolean {
  return (
    was.id === now.id &&
    samePlural(was.plural, now.plural) &&
    sameVariant(was.variant, now.variant) &&
    sameTiming(was.timing, now.timing) &&
    was.targetLanguage === now.targetLanguage &&
    (was.target === undefined) === (now.target === undefined)
  );
}
