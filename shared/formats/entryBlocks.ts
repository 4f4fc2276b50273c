import type { Catalog } from '../catalog/catalog.ts';
import { sameRange } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import type { SegmentBlock } from '../catalog/segmentList.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type EntryGap, type EntryScopes, entryScopes } from './entryScopes.ts';

/** Small enough to be rebuilt with each keystroke, large enough that a list of blocks is short. */
const blockSize = 32;

/** What the entries of a file stand in; undefined where they are read without it. */
interface Surroundings {
  readonly scopes: EntryScopes | undefined;
}

/**
 * The segments of a catalog in blocks; undefined where entries overlap or stand in each other.
 *
 * @param isFramed whether entries are read in the frame that the file has around them.
 */
export function blockSegments(catalog: Catalog, isFramed: boolean): readonly SegmentBlock[] | undefined {
  return catalog.segments.inBlocks((segments) => {
    const surroundings = surroundingsOf(catalog, isFramed);
    return surroundings && entryBlocks(segments, surroundings);
  });
}

function entryBlocks(segments: readonly Segment[], { scopes }: Surroundings): readonly SegmentBlock[] {
  const blocks: SegmentBlock[] = [];
  let start = 0;
  for (let index = blockSize; index < segments.length; index++) {
    const [last, next] = [segments[index - 1], segments[index]];
    // Segments of one entry, and those that are read together, stay in one block.
    if (index - start < blockSize || !last || sameRange(last.range, next?.range)) continue;
    if (scopes?.together(index - 1, index)) continue;
    blocks.push({ first: start, segments: segments.slice(start, index), shift: 0 });
    start = index;
  }
  if (start < segments.length) blocks.push({ first: start, segments: segments.slice(start), shift: 0 });
  return blocks;
}

/**
 * What the entries of a catalog stand in, where they are read in that: the same for all states of a file that have the same
 * entries. No segment is kept for it.
 *
 * @returns undefined where entries overlap, or where one moves by itself while its id does not.
 */
export function surroundingsOf(catalog: Catalog, isFramed: boolean): Surroundings | undefined {
  return catalog.segments.entryFacts.of(isFramed ? framed : alone, catalog);
}

const framed = (catalog: Catalog) => readSurroundings(catalog, true);
const alone = (catalog: Catalog) => readSurroundings(catalog, false);

function readSurroundings({ text, segments, kind }: Catalog, isFramed: boolean): Surroundings | undefined {
  const gaps: EntryGap[] = [];
  const addGap = (before: number, start: number, end: number) => {
    // Text between entries that is more than white space.
    const gap = isFramed ? text.slice(start, end) : '';
    if (gap.trim() !== '') gaps.push({ before, text: gap });
  };
  /** Entries whose id stands before the end of another one (DITA: text behind an element of its own). */
  const apart: number[] = [];
  let last: TextRange | undefined;
  let index = 0;
  for (const { range, idRange } of segments) {
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
  const scopes = isFramed ? entryScopes(gaps, index, kind === 'monolingual') : undefined;
  return apart.every((place) => scopes?.together(place - 1, place)) ? { scopes } : undefined;
}
