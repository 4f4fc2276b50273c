/**
 * Puts an entry last in a map, and takes out those that were put there longest ago beyond a number: what is asked for again
 * stays.
 *
 * @param most how many entries stay.
 * @example const seen = new Map([['a', 1], ['b', 2]]); keepLast(seen, 'c', 3, 2); [...seen.keys()]; // ['b', 'c']
 */
export function keepLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
