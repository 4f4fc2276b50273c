/** Strings that were met, for the ids of a file. */
export interface IdSet {
  has(id: string): boolean;
  /** @returns false where it was there already. */
  add(id: string): boolean;
}

/** Places that are looked at for one id. More than that is no chance: somebody chose the ids for it. */
const mostSteps = 128;

/**
 * An empty set. Ids of a file are cut out of its text and nearly always new: compared by their hashes in one array they
 * cost a fifth of what a `Set` takes, which looks at every string that may be equal.
 */
export function idSet(): IdSet {
  const ids: string[] = [];
  /** By place the hash of an id and its number from 1; 0 for a free place. */
  let table = new Int32Array(2 * 1024);
  /** Takes over where ids collide more often than by chance. */
  let whole: Set<string> | undefined;

  /** The place of an id, or the free one where it belongs; -1 where it takes too long to find. */
  const placeOf = (id: string, hash: number): number => {
    const mask = table.length - 2;
    let place = (hash << 1) & mask;
    for (let step = 0; step < mostSteps; step++) {
      const number = table[place + 1] as number;
      if (number === 0 || (table[place] === hash && ids[number - 1] === id)) return place;
      place = (place + 2) & mask;
    }
    return -1;
  };
  const grow = () => {
    const old = table;
    table = new Int32Array(old.length * 2);
    const mask = table.length - 2;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] === 0) continue;
      let place = ((old[at] as number) << 1) & mask;
      while (table[place + 1] !== 0) place = (place + 2) & mask;
      table[place] = old[at] as number;
      table[place + 1] = old[at + 1] as number;
    }
  };
  const has = (id: string): boolean => {
    if (whole) return whole.has(id);
    const place = placeOf(id, hashOf(id));
    return place >= 0 && table[place + 1] !== 0;
  };
  const add = (id: string): boolean => {
    if (!whole) {
      const hash = hashOf(id);
      const place = placeOf(id, hash);
      if (place >= 0) {
        if (table[place + 1] !== 0) return false;
        ids.push(id);
        table[place] = hash;
        table[place + 1] = ids.length;
        if (ids.length * 4 > table.length) grow();
        return true;
      }
      whole = new Set(ids);
    }
    const { size } = whole;
    return whole.add(id).size > size;
  };
  return { has, add };
}

function hashOf(id: string): number {
  let hash = id.length;
  for (let i = 0; i < id.length; i++) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) | 0;
  // Mixed as MurmurHash3 ends: numbered ids would otherwise lie side by side and be in each other's way.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
