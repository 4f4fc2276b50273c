import { uniqueIds } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';

/** Segments in the order of the file, those around others first, each with an id of its own. */
export function inFileOrder(segments: readonly Segment[]): readonly Segment[] {
  const unique = uniqueIds();
  return sortedByPlace(segments).map((segment) => ({ ...segment, id: unique(segment.id) }));
}

/** Segments in the order of the file, those around others first. */
export function sortedByPlace(segments: readonly Segment[]): readonly Segment[] {
  return [...segments].sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
}
