import { hashedIds, idHash } from './idSet.ts';

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
 * @returns by number, of each entry whose id one before it has.
 * @example renamedIds({ count: 2, written: () => 'a' }).get(1); // 'a~2'
 */
export function renamedIds({
  count,
  written,
  hash = (entry) => idHash(written(entry)),
}: WrittenIds): ReadonlyMap<number, string> {
  const renamed = new Map<number, string>();
  const ids = hashedIds((entry) => renamed.get(entry) ?? written(entry), count);
  const counts = new Map<string, number>();
  for (let entry = 0; entry < count; entry++) {
    if (ids.add(hash(entry), entry)) continue;
    let id = written(entry);
    do {
      const times = (counts.get(id) ?? 1) + 1;
      counts.set(id, times);
      id = `${id}~${times}`;
      renamed.set(entry, id);
    } while (!ids.add(idHash(id), entry));
  }
  return renamed;
}
