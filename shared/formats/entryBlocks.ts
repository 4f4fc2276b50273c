import type { Catalog } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type EntryGap, type EntryScopes, entryScopes } from './entryScopes.ts';
import { eachSegment } from './lazyCatalog.ts';
import { sameRange } from './movedSegment.ts';
import { type BlockedSegments, blockedOf, rememberBlocked, type SegmentBlock } from './segmentBlocks.ts';

/** Small enough to be made anew with each keystroke, large enough that a list of blocks is short. */
const blockSize = 32;

/**
 * The segments of a catalog in blocks; undefined where entries overlap or stand in each other.
 *
 * @param isFramed whether entries are read in the frame that the file has around them.
 */
export function blockSegments(catalog: Catalog, isFramed: boolean): BlockedSegments | undefined {
  const known = blockedOf(catalog);
  if (known) return known;
  const blocked = entryBlocks(catalog, isFramed);
  if (blocked) rememberBlocked(catalog, blocked);
  return blocked;
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
