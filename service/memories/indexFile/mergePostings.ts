import { tokenCount } from '../../../shared/memory/tokens.ts';
import type { ArrayPlace } from './indexArrays.ts';
import type { ScratchFile } from './scratchFile.ts';

/** The postings of some of the segments, in a scratch file. */
export interface WrittenPostings {
  readonly offsets: ArrayPlace;
  /** Segments by token, counted from the first of the block. */
  readonly documents: ArrayPlace;
}

/** Where the segments of a memory stand in the order of lengths. */
export interface PlacesOfSegments {
  /** The place of each segment, {@link noPlace} for one whose text an earlier one has. */
  readonly of: Uint32Array;
  /** How many places there are. */
  readonly count: number;
}

/** A segment that is not looked for by its words. */
export const noPlace = 0xffffffff;

/** About so many occurrences of tokens are merged at once: some milliseconds of work. */
const occurrencesAtOnce = 100_000;

/**
 * Merges the postings of blocks of segments into one, with places instead of segments.
 *
 * @param blocks in order, each of `blockSize` segments but for the last.
 * @param offsets receives where the places of each token begin; one more than there are tokens.
 * @returns the places of token after token, rising for each.
 */
export async function* mergePostings(
  scratch: ScratchFile,
  blocks: readonly WrittenPostings[],
  blockSize: number,
  places: PlacesOfSegments,
  offsets: Uint32Array,
): AsyncGenerator<Uint32Array> {
  const sort = placeSorter(places.count);
  const occurrences = blocks.reduce((sum, { documents }) => sum + documents.length, 0);
  let tokensAtOnce = tokenCount;
  while (tokensAtOnce > 256 && occurrences * tokensAtOnce > occurrencesAtOnce * tokenCount) tokensAtOnce /= 2;
  let before = 0;
  for (let first = 0; first < tokenCount; first += tokensAtOnce) {
    const parts: { readonly bounds: Uint32Array; readonly documents: Uint32Array }[] = [];
    for (const block of blocks) {
      const bounds = await scratch.read(block.offsets, first, first + tokensAtOnce + 1);
      const documents = await scratch.read(block.documents, bounds[0] as number, bounds[tokensAtOnce] as number);
      parts.push({ bounds, documents });
    }
    const merged = new Uint32Array(parts.reduce((sum, { documents }) => sum + documents.length, 0));
    let used = 0;
    for (let token = 0; token < tokensAtOnce; token++) {
      const start = used;
      offsets[first + token] = before + used;
      for (let b = 0; b < parts.length; b++) {
        const { bounds, documents } = parts[b] as (typeof parts)[number];
        const base = bounds[0] as number;
        for (let i = (bounds[token] as number) - base; i < (bounds[token + 1] as number) - base; i++) {
          const place = places.of[b * blockSize + (documents[i] as number)] as number;
          if (place !== noPlace) merged[used++] = place;
        }
      }
      if (used - start > 1) sort(merged.subarray(start, used));
    }
    before += used;
    yield merged.subarray(0, used);
  }
  offsets[tokenCount] = before;
}

/** Sorts different numbers below `count`: by a table of all of them where they are a good part of these. */
function placeSorter(count: number): (numbers: Uint32Array) => void {
  const isThere = new Uint8Array(count);
  return (numbers) => {
    if (numbers.length * 16 < count) {
      numbers.sort();
      return;
    }
    for (let i = 0; i < numbers.length; i++) isThere[numbers[i] as number] = 1;
    let next = 0;
    for (let number = 0; number < count; number++) {
      if (isThere[number] === 1) numbers[next++] = number;
    }
    isThere.fill(0);
  };
}
