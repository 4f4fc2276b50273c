/**
 * Adds an item to the list that a map has under a key.
 *
 * @example pushTo(new Map<string, number[]>(), 'a', 1); // the map is { a: [1] }
 */
export function pushTo<K, V>(lists: Map<K, V[]>, key: K, item: V): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
