/**
 * Adds an item to the set that a map has under a key.
 *
 * @example addTo(new Map<string, Set<number>>(), 'a', 1); // the map is { a: {1} }
 */
export function addTo<K, V>(sets: Map<K, Set<V>>, key: K, item: V): void {
  const set = sets.get(key);
  if (set) set.add(item);
  else sets.set(key, new Set([item]));
}
