import { hashedIds, idHash } from './idSet.ts';
import { isAmong } from './lastAtMost.ts';

/** What is known of the ids of entries that have numbers from 0, in reading order. */
export interface WrittenIds {
  readonly count: number;
  /** The id of an entry as the file has it. */
  written(entry: number): string;
  /** Its hash, see {@link idHash}, where that is known without the id itself. */
  hash?(entry: number): number;
}

/**
 * Ids of their own for entries that have the id of another one before them, as `uniqueIds` finds them: the second `a` is
 * `a~2`. Ids of a large file are not kept: they are made again when somebody asks for them.
 *
 * @param many from so many entries on, only those are looked at whose id may be that of another: a table of all is large.
 * @returns by number, of each entry whose id one before it has.
 * @example renamedIds({ count: 2, written: () => 'a' }).get(1); // 'a~2'
 */
export function renamedIds(ids: WrittenIds, many = manyIds): ReadonlyMap<number, string> {
  const { count, written, hash = (entry) => idHash(written(entry)) } = ids;
  let doubtful = count < many || !ids.hash ? undefined : repeatedHashes(count, hash);
  for (let turn = 0; ; turn++) {
    const { renamed, missed } = renamedAmong({ count, written, hash }, doubtful);
    if (!doubtful || missed.size === 0) return renamed;
    const { repeated } = doubtful;
    for (const missedHash of missed) repeated.add(missedHash);
    if (turn > 1) doubtful = undefined;
  }
}

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

/**
 * @returns with the hashes of new ids that an entry has which was not looked at: with those among the doubtful ones all is
 *   to be done again.
 */
function renamedAmong({ count, written, hash }: Required<WrittenIds>, doubtful: DoubtfulHashes | undefined) {
  const renamed = new Map<number, string>();
  const missed = new Set<number>();
  const ids = hashedIds((entry) => renamed.get(entry) ?? written(entry), doubtful ? doubtful.repeated.size : count);
  const counts = new Map<string, number>();
  for (let entry = 0; entry < count; entry++) {
    const ownHash = hash(entry);
    if ((doubtful && !doubtful.repeated.has(ownHash)) || ids.add(ownHash, entry)) continue;
    let id = written(entry);
    let next: number;
    do {
      const times = (counts.get(id) ?? 1) + 1;
      counts.set(id, times);
      id = `${id}~${times}`;
      renamed.set(entry, id);
      next = idHash(id);
      if (doubtful && !doubtful.repeated.has(next) && isAmong(doubtful.sorted, next)) missed.add(next);
    } while (!ids.add(next, entry));
  }
  return { renamed, missed };
}
