import type { Message } from './message.ts';

/** A text for whoever reads words, with the way back. Offsets are UTF-16 code units. */
export interface ReadingText {
  readonly text: string;
  /** From an offset of `text` to that of the message's value. */
  toValue(offset: number): number;
}

/**
 * A message's shape without the signs that stand in a word and are no part of it: accelerators (`E&xit` → `Exit`). For
 * spelling, terms and repeated words; of a message without such signs it is the shape itself.
 *
 * @example readingText(analyzeMessage(plain('E&xit'), ['accelerator'])).text; // 'Exit'
 */
export function readingText(message: Message): ReadingText {
  const marks = message.units.filter((unit) => unit.syntax === 'accelerator');
  if (marks.length === 0) return { text: message.shape, toValue: (offset) => offset };
  let text = '';
  let offset = 0;
  for (const { start, end } of marks) {
    text += message.shape.slice(offset, start);
    offset = end;
  }
  text += message.shape.slice(offset);
  return {
    text,
    toValue(offset) {
      let moved = offset;
      for (const { start, end } of marks) if (moved >= start) moved += end - start;
      return moved;
    },
  };
}
