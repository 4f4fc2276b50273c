import type { InlineCode } from '../../catalog/content.ts';
import { unmovedSlot } from '../../catalog/movedSegment.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { wholePair } from '../slot.ts';

const space = /[ \t\r\n]/;

/** Text of which line breaks are only how the file is laid out: each with the indentation around it is one space. */
class ProseSlot implements Slot {
  readonly range: TextRange;
  readonly value: string;
  readonly codes: readonly InlineCode[];
  /** For each unit of the value the offset of the inner slot's value, and its length at the end. */
  readonly #offsets: readonly number[];
  readonly #inner: Slot;

  constructor(inner: Slot, value: string, codes: readonly InlineCode[], offsets: readonly number[]) {
    this.range = inner.range;
    this.value = value;
    this.codes = codes;
    this.#offsets = offsets;
    this.#inner = inner;
  }

  toText(offset: number): number {
    return this.#inner.toText(this.#offsets[wholePair(this.value, offset)] ?? this.#inner.value.length);
  }
}

/**
 * The slot of a text that is set as prose. White space in codes and references to it (`&#10;`) stay.
 *
 * @example proseSlot(text, slotOf('Press\n    <b>start</b>')).value; // 'Press <b>start</b>'
 */
export function proseSlot(text: string, slot: Slot): Slot {
  const { value, codes } = slot;
  if (!value.includes('\n')) return slot;
  const isSpace = (index: number) => space.test(value[index] ?? '') && space.test(text[slot.toText(index)] ?? '');
  let prose = '';
  const offsets: number[] = [];
  const moved: InlineCode[] = [];
  let next = 0;
  let offset = 0;
  while (offset < value.length) {
    const code = codes[next];
    let end = offset + 1;
    let unit = value[offset] ?? '';
    if (code?.start === offset) {
      end = code.end;
      unit = value.slice(offset, end);
      moved.push({ ...code, start: prose.length, end: prose.length + unit.length });
      next++;
    } else if (isSpace(offset)) {
      const limit = code?.start ?? value.length;
      while (end < limit && isSpace(end)) end++;
      unit = value.slice(offset, end);
      if (unit.includes('\n')) unit = ' ';
    }
    for (let i = 0; i < unit.length; i++) offsets.push(offset + i);
    prose += unit;
    offset = end;
  }
  offsets.push(value.length);
  return new ProseSlot(slot, prose, moved, offsets);
}

/** Whether line breaks of a slot are only layout, so that one that has to be there is written as a reference. */
export function isProse(slot: Slot): boolean {
  return unmovedSlot(slot) instanceof ProseSlot || !slot.value.includes('\n');
}
