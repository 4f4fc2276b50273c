/** Which of some files one thread has taken; seen by every thread that has the same memory. */
export interface Claims {
  /** Takes a file; false where it is taken already. */
  take(index: number): boolean;
  /** Gives back every file that a thread took and that is not done. */
  giveBack(thread: number, isDone: (index: number) => boolean): void;
  /** Takes a file that is reported soon; undefined where none is free. */
  takeNext(): number | undefined;
  /** The same, but waits until one is free; undefined when there will be none. The thread does nothing else meanwhile. */
  awaitNext(): number | undefined;
  /** This file is reported now. */
  reporting(index: number): void;
}

/** So far ahead of what is reported files are checked: findings that wait take memory. */
const reach = 16;

/** Memory for the claims on some files. */
export function claimsMemory(count: number): SharedArrayBuffer {
  return new SharedArrayBuffer(4 * (count + 1));
}

/**
 * The claims of a thread in memory that {@link claimsMemory} made.
 *
 * @param thread counted from 1.
 */
export function openClaims(memory: SharedArrayBuffer, thread: number): Claims {
  // Which file is reported, and for each the thread that took it.
  const numbers = new Int32Array(memory);
  const count = numbers.length - 1;
  const take = (index: number) => Atomics.compareExchange(numbers, index + 1, 0, thread) === 0;
  const takeFrom = (reported: number): number | undefined => {
    const end = Math.min(count, reported + reach);
    for (let index = reported + 1; index < end; index++) if (take(index)) return index;
    return undefined;
  };
  return {
    take,
    giveBack(other, isDone) {
      for (let index = 0; index < count; index++) {
        if (!isDone(index)) Atomics.compareExchange(numbers, index + 1, other, 0);
      }
    },
    takeNext: () => takeFrom(Atomics.load(numbers, 0)),
    awaitNext() {
      for (;;) {
        const reported = Atomics.load(numbers, 0);
        const index = takeFrom(reported);
        if (index !== undefined || reported + reach >= count) return index;
        Atomics.wait(numbers, 0, reported);
      }
    },
    reporting(index) {
      Atomics.store(numbers, 0, index);
      Atomics.notify(numbers, 0);
    },
  };
}
