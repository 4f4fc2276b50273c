/** From so many ids on a table of all of them is large. */
export const manyIds = 500_000;

/** Hashes of ids that are those of several entries, or may become those of several, among all of them. */
export interface DoubtfulHashes {
  readonly sorted: Int32Array;
  readonly repeated: Set<number>;
}

/**
 * The hashes that several ids have.
 *
 * @returns undefined where so many are that a table of all ids is no larger.
 */
export function repeatedHashes(count: number, hash: (entry: number) => number): DoubtfulHashes | undefined {
  const sorted = new Int32Array(count);
  for (let entry = 0; entry < count; entry++) sorted[entry] = hash(entry);
  sorted.sort();
  const repeated = new Set<number>();
  for (let index = 1; index < count; index++) {
    if (sorted[index] === sorted[index - 1]) repeated.add(sorted[index] as number);
    if (repeated.size * 16 > count) return undefined;
  }
  return { sorted, repeated };
}
