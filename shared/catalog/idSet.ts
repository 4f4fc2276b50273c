/** Strings that were met, for the ids of a file. */
export interface IdSet {
  has(id: string): boolean;
  /**
   * @param hash of the id, where it is known: {@link mixedHash} of {@link hashText}.
   * @returns false where it was there already.
   */
  add(id: string, hash?: number): boolean;
}

/** Ids that were met, by number: what an id is, is asked for only where another has the same hash. */
export interface HashedIds {
  /** @param hash of the id, see {@link hashText} and {@link mixedHash}. */
  has(hash: number, number: number): boolean;
  /** @returns false where an equal id was there already. */
  add(hash: number, number: number): boolean;
  /** The number of the id that is equal to this one; -1 where none is. */
  find(hash: number, id: string): number;
}

/** Places that are looked at for one id. More than that is no chance: somebody chose the ids for it. */
const mostSteps = 128;

/**
 * An empty set. Ids of a file are cut out of its text and nearly always new: compared by their hashes in one array they
 * cost a fifth of what a `Set` takes, which looks at every string that may be equal.
 */
export function idSet(): IdSet {
  const ids: string[] = [];
  const hashed = hashedIds((number) => ids[number] as string);
  return {
    has(id) {
      ids.push(id);
      const isListed = hashed.has(idHash(id), ids.length - 1);
      ids.pop();
      return isListed;
    },
    add(id, hash = idHash(id)) {
      ids.push(id);
      const added = hashed.add(hash, ids.length - 1);
      if (!added) ids.pop();
      return added;
    },
  };
}

/**
 * An empty set of ids that have numbers, for ids that are made only when somebody asks for them.
 *
 * @param idOf the id of a number.
 * @param expected how many ids there will be, if that is known.
 */
export function hashedIds(idOf: (number: number) => string, expected = 500): HashedIds {
  /** By place the hash of an id and its number from 1; 0 for a free place. */
  let table = new Int32Array(2 ** Math.ceil(Math.log2(4 * Math.max(expected, 1) + 1)));
  let size = 0;
  /** Numbers by id. Takes over where ids collide more often than by chance. */
  let whole: Map<string, number> | undefined;

  /** The place of an id, or the free one where it belongs; -1 where it takes too long to find. */
  const placeOf = (hash: number, number: number, given?: string): number => {
    const mask = table.length - 2;
    let place = (hash << 1) & mask;
    let id = given;
    for (let step = 0; step < mostSteps; step++) {
      const other = table[place + 1] as number;
      if (other === 0) return place;
      if (table[place] === hash) {
        id ??= idOf(number);
        if (idOf(other - 1) === id) return place;
      }
      place = (place + 2) & mask;
    }
    return -1;
  };
  const grow = () => {
    const old = table;
    table = new Int32Array(old.length * 2);
    const mask = table.length - 2;
    for (let index = 0; index < old.length; index += 2) {
      if (old[index + 1] === 0) continue;
      let place = ((old[index] as number) << 1) & mask;
      while (table[place + 1] !== 0) place = (place + 2) & mask;
      table[place] = old[index] as number;
      table[place + 1] = old[index + 1] as number;
    }
  };
  const everyId = () => {
    const ids = new Map<string, number>();
    for (let index = 1; index < table.length; index += 2) {
      const number = (table[index] as number) - 1;
      if (number >= 0) ids.set(idOf(number), number);
    }
    return ids;
  };
  const has = (hash: number, number: number): boolean => {
    if (whole) return whole.has(idOf(number));
    const place = placeOf(hash, number);
    return place >= 0 && table[place + 1] !== 0;
  };
  const add = (hash: number, number: number): boolean => {
    if (!whole) {
      const place = placeOf(hash, number);
      if (place >= 0) {
        if (table[place + 1] !== 0) return false;
        table[place] = hash;
        table[place + 1] = number + 1;
        size++;
        if (size * 4 > table.length) grow();
        return true;
      }
      whole = everyId();
    }
    const id = idOf(number);
    if (whole.has(id)) return false;
    whole.set(id, number);
    return true;
  };
  const find = (hash: number, id: string): number => {
    if (whole) return whole.get(id) ?? -1;
    const place = placeOf(hash, -1, id);
    return place < 0 ? -1 : (table[place + 1] as number) - 1;
  };
  return { has, add, find };
}

/**
 * Takes a part of a text into a hash, from which the next part goes on: the parts of an id need not be put together.
 *
 * @param hash of what came before; 0 at the start.
 * @example hashText(hashText(0, 'cart.', 0, 5), 'title', 0, 5) === hashText(0, 'cart.title', 0, 10); // true
 */
export function hashText(hash: number, text: string, start: number, end: number): number {
  let sum = hash;
  let offset = start;
  // Four at a time: the sum waits for one multiplication instead of four.
  for (; offset + 3 < end; offset += 4) {
    const first =
      Math.imul(text.charCodeAt(offset), factorCubed) + Math.imul(text.charCodeAt(offset + 1), factorSquared);
    const second = Math.imul(text.charCodeAt(offset + 2), factor) + text.charCodeAt(offset + 3);
    sum = (Math.imul(sum, factorSquaredTwice) + first + second) | 0;
  }
  for (; offset < end; offset++) sum = (Math.imul(sum, factor) + text.charCodeAt(offset)) | 0;
  return sum;
}

/** The prime of FNV-1a for 32 bits. With a small one such as 31 short ids have too few hashes among them. */
const factor = 0x01000193;
const factorSquared = Math.imul(factor, factor);
const factorCubed = Math.imul(factorSquared, factor);
const factorSquaredTwice = Math.imul(factorSquared, factorSquared);

/** The hash by which ids, and other texts, are compared. */
export function idHash(text: string): number {
  return mixedHash(hashText(0, text, 0, text.length));
}

/** Ends a hash as MurmurHash3 does: numbered ids would otherwise lie side by side and be in each other's way. */
export function mixedHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
