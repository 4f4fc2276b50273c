import { idHash } from '../catalog/idSet.ts';
import { lastAtMost } from '../catalog/lastAtMost.ts';
import { NumberRows } from '../catalog/numberRows.ts';
import { renamedIds } from '../catalog/renamedIds.ts';
import type { Segment } from '../catalog/segment.ts';
import { type SegmentMaker, withOwnSource } from './lazyCatalog.ts';

/** So much of a large document is read again at once where one of its segments is asked for; UTF-16 code units. */
export const usualStretch = 8 * 1024;

/** A stretch is longer where more is to be kept of the state at its start than so many open elements and kinds of children. */
const usualState = 64;

/**
 * Tells in the order of the text whether a stretch may start at an offset.
 *
 * @param size of a stretch at least, in UTF-16 code units.
 */
export function stretchStarts(size: number): (at: number, stateSize: () => number) => boolean {
  let last = 0;
  let next = size;
  return (at, stateSize) => {
    if (at < next) return false;
    const least = last + (size * stateSize()) / usualState;
    next = Math.max(at + size, least);
    if (at < least) return false;
    last = at;
    return true;
  };
}

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
    this.next(0);
  }

  /**
   * Adds segments to the last stretch.
   *
   * @param segments in the order of the file, with their ids as they are before equal ones are told apart.
   * @param end of what was read, an offset of the text.
   */
  add(segments: readonly Segment[], end: number): void {
    for (const { id } of segments) this.#hashes.set(this.#hashes.add(end), 0, idHash(id));
  }

  /** Starts the next stretch. @param at where it starts, an offset of the text. */
  next(at: number): void {
    this.#firsts.set(this.#firsts.add(at), 0, this.#hashes.count);
  }

  /**
   * @param read gives the segments of a stretch that were added for it, by its number from 0: some at a time, since what
   *   is kept for long is cleared away late.
   */
  maker(read: (stretch: number) => Iterator<readonly Segment[]>): SegmentMaker {
    const { count } = this.#hashes;
    let renamed: ReadonlyMap<number, string> = new Map();
    let run: StretchRun | undefined;
    const at = (place: number): Segment => {
      if (!run || place < run.first) run = this.#runAt(place, read);
      while (place >= run.first + run.segments.length) {
        const { first, segments, rest }: StretchRun = run;
        const { done, value } = rest.next();
        run = done ? this.#runAt(place, read) : { first: first + segments.length, segments: value, rest };
      }
      const segment = run.segments[place - run.first] as Segment;
      const id = renamed.get(place);
      return id === undefined ? segment : { ...segment, id };
    };
    renamed = renamedIds({ count, written: (place) => at(place).id, hash: (place) => this.#hashes.at(place, 0) });
    return {
      count,
      segment: (place, isSource) => (isSource ? withOwnSource(at(place)) : at(place)),
      facts: { targetLanguages: new Set(), hasCountedForms: false },
    };
  }

  /** The reading of the stretch that has a segment, from its start. */
  #runAt(place: number, read: (stretch: number) => Iterator<readonly Segment[]>): StretchRun {
    const firsts = this.#firsts;
    const stretch = lastAtMost(firsts.count, (number) => firsts.at(number, 0), place);
    return { first: firsts.at(stretch, 0), segments: [], rest: read(stretch) };
  }
}

/** A stretch that is being read: some of its segments, the place of the first of them, and those behind them. */
interface StretchRun {
  readonly first: number;
  readonly segments: readonly Segment[];
  readonly rest: Iterator<readonly Segment[]>;
}
