import type { Slot } from '../shared/catalog/segment.ts';

/** An offset of the file in the middle of a text, in none of its inline codes: what is typed there is text. */
export function middleOf(slot: Slot): number {
  const middle = slot.value.length >> 1;
  const code = slot.codes.find(({ start, end }) => start < middle && middle < end);
  return slot.toText(code?.start ?? middle);
}
