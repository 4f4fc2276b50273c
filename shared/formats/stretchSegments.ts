import { idHash } from '../catalog/idSet.ts';
import { lastAtMost } from '../catalog/lastAtMost.ts';
import { NumberRows } from '../catalog/numberRows.ts';
import { renamedIds } from '../catalog/renamedIds.ts';
import type { Segment } from '../catalog/segment.ts';
import { type SegmentMaker, withOwnSource } from './lazyCatalog.ts';

/** So much of a large document is read again at once where one of its segments is asked for; UTF-16 code units. */
export const usualStretch = 8 * 1024;

/**
 * The segments of a document whose blocks are told by what stands before them. It was read once, and is read again
 * stretch by stretch, from what was known where each of them starts: kept are two numbers for a segment. A class because
 * the first reading adds stretch after stretch.
 */
export class StretchSegments {
  /** By segment the hash of its id. */
  readonly #hashes: NumberRows;
  /** By stretch how many segments there are before it. */
  readonly #firsts: NumberRows;

  /** @param length of the text, in UTF-16 code units. */
  constructor(length: number) {
    this.#hashes = new NumberRows(1, length);
    this.#firsts = new NumberRows(1, length);
  }

  /**
   * Adds the segments of the next stretch.
   *
   * @param segments in the order of the file, with their ids as they are before equal ones are told apart.
   * @param end of the stretch, an offset of the text.
   */
  add(segments: readonly Segment[], end: number): void {
    this.#firsts.set(this.#firsts.add(end), 0, this.#hashes.count);
    for (const { id } of segments) this.#hashes.set(this.#hashes.add(end), 0, idHash(id));
  }

  /** @param read gives the segments of a stretch that were added for it, by its number from 0. */
  maker(read: (stretch: number) => readonly Segment[]): SegmentMaker {
    const { count } = this.#hashes;
    let renamed: ReadonlyMap<number, string> = new Map();
    let last: { readonly first: number; readonly segments: readonly Segment[] } = { first: 0, segments: [] };
    const at = (place: number): Segment => {
      const { first, segments } = last;
      if (place < first || place >= first + segments.length) last = this.#stretchAt(place, read, renamed);
      return last.segments[place - last.first] as Segment;
    };
    renamed = renamedIds({ count, written: (place) => at(place).id, hash: (place) => this.#hashes.at(place, 0) });
    last = { first: 0, segments: [] };
    return {
      count,
      segment: (place, isSource) => (isSource ? withOwnSource(at(place)) : at(place)),
      facts: { targetLanguages: new Set(), hasCountedForms: false },
    };
  }

  #stretchAt(place: number, read: (stretch: number) => readonly Segment[], renamed: ReadonlyMap<number, string>) {
    const firsts = this.#firsts;
    const stretch = lastAtMost(firsts.count, (number) => firsts.at(number, 0), place);
    const first = firsts.at(stretch, 0);
    const segments = read(stretch);
    if (renamed.size === 0) return { first, segments };
    const named = segments.map((segment, i) => {
      const id = renamed.get(first + i);
      return id === undefined ? segment : { ...segment, id };
    });
    return { first, segments: named };
  }
}
