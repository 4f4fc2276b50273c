import { type Catalog, parsedOf, withItsKeys } from '../catalog/catalog.ts';
import { isMovedSlot, sameRange } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';

/**
 * A segment with its target as the format read it, for who writes: after an edit a catalog has the targets of before, moved,
 * which do not tell how they are written (as an attribute, as preformatted text), and a file with keys for sources the texts of
 * another one.
 *
 * @param segment one of the catalog's.
 * @example format.edits(catalog, segmentAsRead(catalog, segment), { content })
 */
export function segmentAsRead(catalog: Catalog, segment: Segment): Segment {
  const { id, target } = segment;
  const keyed = withItsKeys(catalog);
  if (keyed !== catalog) return keyed.segments.find(id) ?? segment;
  if (!target || !isMovedSlot(target)) return segment;
  const read = parsedOf(catalog).segments.find(id)?.target;
  return read && sameRange(read.range, target.range) ? segmentWith(segment, { target: read }) : segment;
}
