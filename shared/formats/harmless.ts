import type { Sentence } from '../sentences/sentence.ts';

/**
 * Those of some items that do no harm together, the first ones first.
 *
 * @param faultOf what is wrong with some of them together.
 * @param refuse called with an item that does harm on its own, or beside those that are kept.
 * @example harmless(edits, (some) => faultOf(apply(some)), (edit, fault) => refused.set(edit.id, fault));
 */
export function harmless<T>(
  items: readonly T[],
  faultOf: (some: readonly T[]) => Sentence | undefined,
  refuse: (item: T, fault: Sentence) => void,
): readonly T[] {
  let kept: readonly T[] = [];
  const queue: (readonly T[])[] = [items];
  for (let part = queue.pop(); part; part = queue.pop()) {
    const [first] = part;
    if (first === undefined) continue;
    const fault = faultOf([...kept, ...part]);
    if (!fault) kept = [...kept, ...part];
    else if (part.length === 1) refuse(first, fault);
    else {
      const half = part.length >> 1;
      queue.push(part.slice(half), part.slice(0, half));
    }
  }
  return kept;
}
