import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { candidatePlaces, type OccurrencesOf } from '../../../shared/memory/candidatePlaces.ts';
import { startIn } from '../../../shared/memory/lengthOrder.ts';
import { lowerBound } from '../../../shared/memory/postings.ts';
import { storageFailure } from '../../storage/storageFailure.ts';
import { copyNumber } from './distinctTexts.ts';
import { type ArrayPlace, arraysBefore, endSize } from './indexArrays.ts';

/** What a memory's file knows: which segments to look at. */
export interface IndexFile {
  /** Positions of the segments that may have just this text, rising. */
  copies(text: string): readonly number[];
  /**
   * Positions of segments whose texts may be alike enough, one a text, in no order.
   *
   * @param threshold lowest similarity, 0 to 100.
   */
  candidates(text: string, threshold: number): readonly number[];
}

/** Occurrences that are read at once; among more of them it is looked for the window on the disk. */
const readAtOnce = 4096;

/**
 * Opens the file of a memory: some 6 bytes a text and 3 MB are held, the rest is read when it is asked for, at once as
 * SQLite does it, and through the system's cache.
 *
 * @returns undefined where there is none that can be read.
 */
export function openIndexFile(path: string): IndexFile | undefined {
  const arrays = withFile(path, (file) => {
    const { size } = fstatSync(file);
    const end = Buffer.alloc(Math.min(size, endSize));
    readSync(file, end, 0, end.length, size - end.length);
    return arraysBefore(end, size);
  });
  if (!arrays) return undefined;
  const read = (file: number, { start }: ArrayPlace, from: number, to: number): Uint32Array => {
    const numbers = new Uint32Array(to - from);
    const bytes = new Uint8Array(numbers.buffer);
    for (let done = 0; done < bytes.length; ) {
      const count = readSync(file, bytes, done, bytes.length - done, start + from * 4 + done);
      if (count === 0) throw new Error('The index of a translation memory is shorter than it says.');
      done += count;
    }
    return numbers;
  };
  const whole = (name: keyof typeof arrays) =>
    withFile(path, (file) => read(file, arrays[name], 0, arrays[name].length)) ?? new Uint32Array();
  const order = whole('order');
  const copyOffsets = whole('copyOffsets');
  const startOf = startIn(whole('starts'));
  /** The file while it is searched; it is not kept open, so that it can be removed at any time. */
  let file = -1;
  const occurrencesIn = (offsets: Uint32Array, array: ArrayPlace): OccurrencesOf => {
    const bound = (low: number, high: number, place: number): number => {
      let [from, to] = [low, high];
      while (to - from > readAtOnce) {
        const middle = (from + to) >>> 1;
        if ((read(file, array, middle, middle + 1)[0] as number) < place) from = middle + 1;
        else to = middle;
      }
      return from + lowerBound(read(file, array, from, to), 0, to - from, place);
    };
    return (token, first, last) => {
      const start = offsets[token] as number;
      const end = offsets[token + 1] as number;
      if (end - start <= readAtOnce) {
        const all = read(file, array, start, end);
        const from = lowerBound(all, 0, all.length, first);
        const to = lowerBound(all, from, all.length, last);
        return { size: to - from, places: () => all.subarray(from, to) };
      }
      const from = bound(start, end, first);
      const to = bound(from, end, last);
      return { size: to - from, places: () => read(file, array, from, to) };
    };
  };
  const search = candidatePlaces({
    count: order.length,
    startOf,
    words: occurrencesIn(whole('wordOffsets'), arrays.words),
    trigrams: occurrencesIn(whole('trigramOffsets'), arrays.trigrams),
  });
  return {
    copies: (text) => {
      const number = copyNumber(text);
      const [from = 0, to = 0] = copyOffsets.subarray(number, number + 2);
      return [...(withFile(path, (opened) => read(opened, arrays.copies, from, to)) ?? [])];
    },
    candidates: (text, threshold) => {
      const placesOfBlocks = withFile(path, (opened) => {
        file = opened;
        return search(text, threshold);
      });
      const positions: number[] = [];
      for (const places of placesOfBlocks ?? []) for (const place of places) positions.push(order[place] as number);
      return positions;
    },
  };
}

/** Opens a file for some reading; undefined where it is gone. */
function withFile<T>(path: string, work: (file: number) => T): T | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw storageFailure(error);
  }
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}
