/** Keys as groups within groups, with their texts, in order. */
export type KeyTree = Map<string, string | KeyTree>;

/**
 * Texts by their keys as a tree, which is split at the dots.
 *
 * @param isFlat true where dots are part of a key.
 * @returns undefined where a key has a text and keys below it at once.
 * @example keyTree([['cart.title', 'Cart']], false); // Map { cart → Map { title → 'Cart' } }
 */
export function keyTree(texts: Iterable<readonly [string, string]>, isFlat: boolean): KeyTree | undefined {
  const root: KeyTree = new Map();
  for (const [key, text] of texts) {
    const parts = isFlat ? [key] : key.split('.');
    const leaf = parts.pop() ?? key;
    let group = root;
    for (const part of parts) {
      const next = group.get(part) ?? new Map();
      if (typeof next === 'string') return undefined;
      group.set(part, next);
      group = next;
    }
    if (group.get(leaf) instanceof Map) return undefined;
    group.set(leaf, text);
  }
  return root;
}
