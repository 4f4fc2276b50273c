import type { Slot } from '../../shared/catalog/segment.ts';

/**
 * From an offset of the file's text to an offset of a slot's value: the other way round than `toText`.
 * An offset within the raw form of one character (an entity, an escape) means the place before it.
 */
export function valueOffset(slot: Slot, textOffset: number): number {
  let low = 0;
  let high = slot.value.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (slot.toText(middle) <= textOffset) low = middle;
    else high = middle - 1;
  }
  return low;
}
