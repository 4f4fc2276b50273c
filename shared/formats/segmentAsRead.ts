import { type Catalog, withItsKeys } from '../catalog/catalog.ts';
import { isMovedSlot } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import type { SegmentList } from '../catalog/segmentList.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { Format } from './format.ts';

/**
 * A segment with its target as the format read it, for who writes: after an edit a catalog has the targets of before, moved,
 * which do not tell how they are written (as an attribute, as preformatted text), and a file with keys for sources the texts of
 * another one. Such a file is read again, once for all of its segments; formats of the large tier write what was moved.
 *
 * @param segment one of the catalog's.
 * @example format.edits(catalog, segmentAsRead(format, catalog, segment), { content })
 */
export function segmentAsRead(format: Format, catalog: Catalog, segment: Segment): Segment {
  const { id } = segment;
  const keyed = withItsKeys(catalog);
  const listed = keyed === catalog ? segment : (keyed.segments.find(id) ?? segment);
  if (format.tier === 'large' || !listed.target || !isMovedSlot(listed.target)) return listed;
  const read = keyed.segments.facts.of(readAgain, { format, catalog: keyed }).find(id)?.target;
  return read ? segmentWith(listed, { target: read }) : listed;
}

const readAgain = ({ format, catalog }: { readonly format: Format; readonly catalog: Catalog }): SegmentList =>
  format.parse(catalog.text, catalog.path).segments;
