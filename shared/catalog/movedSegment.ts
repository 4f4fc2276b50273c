import type { Segment, Slot } from './segment.ts';
import { segmentWith } from './segmentWith.ts';
import type { TextEdit, TextRange } from './textRange.ts';

/** Whether two entries are one. */
export function sameRange(a: TextRange, b: TextRange | undefined): boolean {
  return a.start === b?.start && a.end === b.end;
}

/** A range that stands elsewhere. */
export function movedRange({ start, end }: TextRange, shift: number): TextRange {
  return { start: start + shift, end: end + shift };
}

/** An edit of what stands elsewhere. */
export function movedEdit({ range, newText }: TextEdit, shift: number): TextEdit {
  return { range: movedRange(range, shift), newText };
}

/**
 * A segment that stands elsewhere in another text and reads the same.
 *
 * @param sourceShift how far its source slot has moved, where that is a place of another file.
 */
export function movedSegment(segment: Segment, shift: number, sourceShift = shift): Segment {
  if (shift === 0 && sourceShift === 0) return segment;
  const { idRange, source, target } = segment;
  const moved = target && movedSlot(target, shift);
  return segmentWith(segment, {
    range: movedRange(segment.range, shift),
    ...(idRange ? { idRange: movedRange(idRange, shift) } : {}),
    ...(source ? { source: source === target && moved ? moved : movedSlot(source, sourceShift) } : {}),
    ...(moved ? { target: moved } : {}),
  });
}

/** A slot that stands elsewhere in another text and reads the same. */
class MovedSlot implements Slot {
  readonly slot: Slot;
  readonly shift: number;

  constructor(slot: Slot, shift: number) {
    this.slot = slot;
    this.shift = shift;
  }

  get range(): TextRange {
    return movedRange(this.slot.range, this.shift);
  }

  get value(): string {
    return this.slot.value;
  }

  get codes(): Slot['codes'] {
    return this.slot.codes;
  }

  toText(offset: number): number {
    return this.slot.toText(offset) + this.shift;
  }
}

/** Whether a slot is one of an earlier text, of which it says no more than how it reads. */
export const isMovedSlot = (slot: Slot): boolean => slot instanceof MovedSlot;

/** A slot as it was read, wherever it stands by now. */
export const unmovedSlot = (slot: Slot): Slot => (slot instanceof MovedSlot ? slot.slot : slot);

/** A slot that stands elsewhere in a text. */
export function movedSlot(slot: Slot, shift: number): Slot {
  if (shift === 0) return slot;
  return slot instanceof MovedSlot ? new MovedSlot(slot.slot, slot.shift + shift) : new MovedSlot(slot, shift);
}
