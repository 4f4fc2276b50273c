import type { InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';

/**
 * Whether two texts read the same, to each code, and stand at the same place.
 *
 * @param by how far the place of `b` is moved, in UTF-16 code units.
 */
export function sameSlot(a: Slot | undefined, b: Slot | undefined, by: number): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.value === b.value &&
    a.range.start === b.range.start + by &&
    a.range.end === b.range.end + by &&
    a.codes.length === b.codes.length &&
    a.codes.every((code, i) => sameCode(code, b.codes[i]))
  );
}

function sameCode(a: InlineCode, b: InlineCode | undefined): boolean {
  return a.start === b?.start && a.end === b.end && a.kind === b.kind && a.id === b.id && a.optional === b.optional;
}
