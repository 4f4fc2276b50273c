import { hashedIds, mixedHash } from '../../catalog/idSet.ts';
import { manyIds, repeatedHashes } from '../../catalog/repeatedHashes.ts';
import type { JsonTree } from './jsonTree.ts';

/** Members of an object that are compared each with each: a table of so few costs more. */
const few = 24;

/**
 * Whether no two values of a file have the same path, as far as a quick look tells. Every object is looked at by itself,
 * so that what is compared lies close together in memory: that is half the price of a table of all paths.
 *
 * @returns false where an object seems to have a key twice, and where escapes or dots in keys ask for a closer look.
 */
export function pathsAreUnique(tree: JsonTree): boolean {
  const hashes = new Int32Array(few);
  let containers = 0;
  for (let object = 0; object < tree.count; object++) {
    const type = tree.type(object);
    if (type === 'object' || type === 'array') containers++;
    if (type !== 'object') continue;
    let count = 0;
    const behind = tree.behind(object);
    for (let child = object + 1; child < behind && count <= few; child = tree.behind(child)) {
      if (tree.hasEscapes(child)) return false;
      if (count < few) {
        const hash = tree.keyHash(child);
        for (let index = 0; index < count; index++) if (hashes[index] === hash) return false;
        hashes[count] = hash;
      }
      count++;
    }
    if (count > few && !keysAreUnique(tree, object)) return false;
  }
  return containers < 2 || !hasDottedKey(tree);
}

/** The same of the keys of one object. */
function keysAreUnique(tree: JsonTree, object: number): boolean {
  let count = 0;
  for (let child = tree.first(object); child >= 0; child = tree.next(child)) {
    if (tree.hasEscapes(child)) return false;
    count++;
  }
  if (count >= manyIds) {
    let next = tree.first(object);
    const hashOfNext = () => {
      const hash = tree.keyHash(next);
      next = tree.next(next);
      return hash;
    };
    return repeatedHashes(count, hashOfNext)?.repeated.size === 0;
  }
  const keys = hashedIds((value) => tree.text.slice(tree.keyStart(value), tree.keyEnd(value)), count);
  for (let child = tree.first(object); child >= 0; child = tree.next(child)) {
    if (!keys.add(mixedHash(tree.keyHash(child)), child)) return false;
  }
  return true;
}

/** Whether a key has a dot in it, as paths have between keys. */
function hasDottedKey(tree: JsonTree): boolean {
  let dot = -1;
  for (let value = 1; value < tree.count; value++) {
    const start = tree.keyStart(value);
    // Keys stand in the order of the text: each search goes on where the last one ended.
    if (dot < start) dot = tree.text.indexOf('.', start);
    if (dot < 0) return false;
    if (dot < tree.keyEnd(value)) return true;
  }
  return false;
}
