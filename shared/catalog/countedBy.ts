/**
 * How many of a list have the same key.
 *
 * @example countedBy(['a', 'b', 'a'], (name) => name); // Map { 'a' => 2, 'b' => 1 }
 */
export function countedBy<T>(list: Iterable<T>, keyOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) {
    const key = keyOf(one);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
