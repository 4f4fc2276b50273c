import type { Catalog } from '../../shared/catalog/catalog.ts';
import { commonEnds } from '../../shared/catalog/commonEnds.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import { type SegmentBlock, segmentBlocks, settledSegments } from '../../shared/formats/segmentBlocks.ts';

/** A segment that is not what it was, or was not there. */
export interface ChangedSegment {
  readonly index: number;
  readonly segment: Segment;
  readonly old: Segment | undefined;
}

/** What became of the segments of one state of a file in the next. */
export interface CatalogDifference {
  readonly changed: readonly ChangedSegment[];
  /** How many segments there are more. */
  readonly added: number;
  /** The part of the text before within which everything changed, UTF-16 code units. */
  readonly range: TextRange;
  /** Where a segment is now and how far it moved; undefined for one that changed or is gone. */
  keptAt(oldIndex: number): { readonly index: number; readonly by: number } | undefined;
}

/**
 * The difference between two states of a file that one was edited into the other: costs as much as the blocks that were
 * edited, however large the file is.
 *
 * @returns undefined where the states are not known to be related.
 */
export function blockDifference(before: Catalog, after: Catalog): CatalogDifference | undefined {
  const was = segmentBlocks(before);
  const is = segmentBlocks(after);
  if (!was || !is || was.length !== is.length) return undefined;
  const changed: ChangedSegment[] = [];
  /** How far the segments of edited blocks moved, by index. */
  const moves = new Map<number, number>();
  let start = before.text.length;
  let end = 0;
  for (let at = 0; at < is.length; at++) {
    const [a, b] = [was[at] as SegmentBlock, is[at] as SegmentBlock];
    if (a.segments === b.segments) continue;
    if (a.first !== b.first || a.segments.length !== b.segments.length) return undefined;
    const olds = settledSegments(a);
    for (const [i, segment] of settledSegments(b).entries()) {
      const index = b.first + i;
      const old = olds[i] as Segment;
      if (alike(old, segment) && rawOf(before, old) === rawOf(after, segment)) {
        moves.set(index, segment.range.start - old.range.start);
        continue;
      }
      changed.push({ index, segment, old });
      start = Math.min(start, old.range.start);
      end = Math.max(end, old.range.end);
    }
  }
  const edited = new Set(changed.map(({ index }) => index));
  return {
    changed,
    added: 0,
    range: { start: Math.min(start, end), end },
    keptAt(index) {
      if (edited.has(index)) return undefined;
      const by = moves.get(index);
      if (by !== undefined) return { index, by };
      const at = blockAt(is, index);
      const [a, b] = [was[at], is[at]];
      return a && b && { index, by: b.by - a.by };
    },
  };
}

/** The difference between any two states of a file: looks at every segment. */
export function textDifference(before: Catalog, after: Catalog): CatalogDifference {
  const ends = commonEnds(before.text, after.text);
  const shift = after.text.length - before.text.length;
  const suffixStart = before.text.length - ends.suffix;
  const added = after.segments.length - before.segments.length;
  const changed: ChangedSegment[] = [];
  const kept = new Map<number, { index: number; by: number }>();
  after.segments.forEach((segment, index) => {
    // Before the edit segments have the index they had, behind it they are counted from the end.
    const atStart = segment.range.end <= ends.prefix;
    const oldIndex = atStart ? index : index - added;
    const old = before.segments[oldIndex];
    const by = atStart ? 0 : old && old.range.start >= suffixStart ? shift : undefined;
    if (old && by !== undefined && old.range.start + by === segment.range.start && alike(old, segment)) {
      kept.set(oldIndex, { index, by });
    } else changed.push({ index, segment, old });
  });
  return { changed, added, range: { start: ends.prefix, end: suffixStart }, keptAt: (index) => kept.get(index) };
}

/** Index of the block that holds the segment of an index. */
function blockAt(blocks: readonly SegmentBlock[], index: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.first ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function rawOf(catalog: Catalog, { range }: Segment): string {
  return catalog.text.slice(range.start, range.end);
}

/** For segments whose raw text is the same: what the rest of the file may have changed about them. */
function alike(a: Segment, b: Segment): boolean {
  return (
    a.id === b.id &&
    a.range.end - a.range.start === b.range.end - b.range.start &&
    a.state === b.state &&
    a.translatable === b.translatable &&
    a.obsolete === b.obsolete &&
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage &&
    a.ignored.length === b.ignored.length &&
    a.plural?.group === b.plural?.group
  );
}
