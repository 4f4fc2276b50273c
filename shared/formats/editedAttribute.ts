import type { Segment, Slot } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { PartEdit } from './format.ts';
import { movedAround, movedSlot } from './movedSegment.ts';

/**
 * The segments of a part in which an attribute was edited, whose element's text, if it has one, stands behind it.
 *
 * @param target the attribute's text as it is now, at its place.
 */
export function withEditedAttribute(
  { segments, was, is, edit }: PartEdit,
  attribute: Segment,
  target: Slot,
): readonly Segment[] {
  const by = is.length - was.length;
  return segments.map((segment) => {
    const range = movedAround(segment.range, edit, by);
    if (segment === attribute) return segmentWith(segment, { range, target });
    const own = segment.target;
    return segmentWith(segment, {
      range,
      ...(own && own.range.start >= edit.end ? { target: movedSlot(own, by) } : {}),
      ...(segment.idRange ? { idRange: movedAround(segment.idRange, edit, by) } : {}),
    });
  });
}
