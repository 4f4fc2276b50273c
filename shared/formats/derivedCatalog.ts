import type { Catalog } from '../catalog/catalog.ts';
import { isChanged, type ListChange } from '../catalog/listChange.ts';
import type { Segment } from '../catalog/segment.ts';
import { type SegmentBlock, SegmentList, settledSegments } from '../catalog/segmentList.ts';
import { blockSegments } from './entryBlocks.ts';
import { nestedBlocks } from './relatedStates.ts';

/** How a catalog is made of another one, segment by segment. */
export interface Derivation {
  /** Whether entries are read in the frame that the file has around them. */
  readonly isFramed: boolean;
  /** The properties that are not as they were parsed. */
  readonly changes: Partial<Omit<Catalog, 'segments' | 'text'>>;
  /** Whether two segments of the same place in two states of the file are derived alike, whatever their texts. */
  alike(before: Segment, after: Segment): boolean;
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
  const related = before && relatedBlocks(before, parsed, derivation);
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

/** The blocks of two states of a file in which the same entries stand at the same places; undefined for others. */
export function relatedBlocks(
  before: Catalog,
  after: Catalog,
  { alike, isFramed }: Pick<Derivation, 'alike' | 'isFramed'>,
): RelatedBlocks | undefined {
  const change = after.segments.changeSince(before.segments);
  const was = change && (before.segments.blocks ?? blockSegments(before, isFramed) ?? nestedBlocks(before));
  const is = after.segments.blocks;
  if (!was || !is) return undefined;
  const isRelated = was
    .slice(change.first, change.end)
    .every(({ segments }, i) => segments.every((one, k) => alike(one, is[change.first + i]?.segments[k] as Segment)));
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
