import type { Catalog } from '../catalog/catalog.ts';
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
  const { was, is } = related;
  const { derive, sourceMove } = derivation;
  const known = last.segments.inBlocks((segments) => blockAlike(segments, was, sourceMove !== undefined)) ?? [];
  const blocks = known.map((old, i): SegmentBlock => {
    const [then, now] = [was[i] as SegmentBlock, is[i] as SegmentBlock];
    const { first } = old;
    if (then.segments === now.segments) {
      const { segments, sourceBy = 0 } = old;
      const by = old.by + now.by - then.by;
      if (!sourceMove) return by === old.by ? old : { first, segments, by };
      const move = sourceMove(first, segments.length);
      if (move !== undefined)
        return by === old.by && move === 0 ? old : { first, segments, by, sourceBy: sourceBy + move };
    }
    const segments = derive(settledSegments(now), first);
    return sourceMove ? { first, segments, by: 0, sourceBy: 0 } : { first, segments, by: 0 };
  });
  const segments = new SegmentList({ blocks, entryFacts: last.segments.entryFacts });
  return { ...parsed, ...derivation.changes, segments, parsed };
}

interface RelatedBlocks {
  readonly was: readonly SegmentBlock[];
  readonly is: readonly SegmentBlock[];
}

/** The blocks of two states of a file in which the same entries stand at the same places; undefined for others. */
export function relatedBlocks(
  before: Catalog,
  after: Catalog,
  { alike, isFramed }: Pick<Derivation, 'alike' | 'isFramed'>,
): RelatedBlocks | undefined {
  const same = before.segments === after.segments;
  const was = before.segments.blocks ?? (same ? (blockSegments(before, isFramed) ?? nestedBlocks(before)) : undefined);
  const is = same ? was : after.segments.blocks;
  if (!was || !is || was.length !== is.length) return undefined;
  const isRelated = was.every(({ segments }, i) => {
    const others = is[i]?.segments;
    if (segments === others) return true;
    return segments.length === others?.length && segments.every((one, at) => alike(one, others[at] as Segment));
  });
  return isRelated ? { was, is } : undefined;
}

/** Divides segments as others are divided. */
function blockAlike(
  segments: readonly Segment[],
  like: readonly SegmentBlock[],
  elsewhere: boolean,
): readonly SegmentBlock[] {
  return like.map(({ first, segments: { length } }) => {
    const block = { first, segments: segments.slice(first, first + length), by: 0 };
    return elsewhere ? { ...block, sourceBy: 0 } : block;
  });
}
