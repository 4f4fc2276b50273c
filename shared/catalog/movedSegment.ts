import type { Segment, Slot } from './segment.ts';
import { segmentWith } from './segmentWith.ts';
import type { TextEdit, TextRange } from './textRange.ts';

/** Whether two entries are one. */
export function sameRange(a: TextRange, b: TextRange | undefined): boolean {
  return a.start === b?.start && a.end === b.end;
}

/** A range that stands elsewhere. */
export function movedRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

/** An edit of what stands elsewhere. */
export function movedEdit({ range, newText }: TextEdit, by: number): TextEdit {
  return { range: movedRange(range, by), newText };
}

/**
 * A segment that stands elsewhere in another text and reads the same.
 *
 * @param sourceBy how far its source slot has moved, where that is a place of another file.
 */
export function movedSegment(segment: Segment, by: number, sourceBy = by): Segment {
  if (by === 0 && sourceBy === 0) return segment;
  const { idRange, source, target } = segment;
  const moved = target && movedSlot(target, by);
  return segmentWith(segment, {
    range: movedRange(segment.range, by),
    ...(idRange ? { idRange: movedRange(idRange, by) } : {}),
    ...(source ? { source: source === target && moved ? moved : movedSlot(source, sourceBy) } : {}),
    ...(moved ? { target: moved } : {}),
  });
}

/** A slot that stands elsewhere in another text and reads the same. */
class MovedSlot implements Slot {
  readonly slot: Slot;
  readonly by: number;

  constructor(slot: Slot, by: number) {
    this.slot = slot;
    this.by = by;
  }

  get range(): TextRange {
    return movedRange(this.slot.range, this.by);
  }

  get value(): string {
    return this.slot.value;
  }

  get codes(): Slot['codes'] {
    return this.slot.codes;
  }

  toText(offset: number): number {
    return this.slot.toText(offset) + this.by;
  }
}

/** Whether a slot is one of an earlier text, of which it says no more than how it reads. */
export const isMovedSlot = (slot: Slot): boolean => slot instanceof MovedSlot;

/** A slot as it was read, wherever it stands by now. */
export const unmovedSlot = (slot: Slot): Slot => (slot instanceof MovedSlot ? slot.slot : slot);

/** A slot that stands elsewhere in a text. */
export function movedSlot(slot: Slot, by: number): Slot {
  if (by === 0) return slot;
  return slot instanceof MovedSlot ? new MovedSlot(slot.slot, slot.by + by) : new MovedSlot(slot, by);
}
