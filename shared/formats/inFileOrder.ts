import { uniqueIds } from '../catalog/catalog.ts';
import { type Segment, startOf } from '../catalog/segment.ts';

/** Segments in the order of the file, those around others first, each with an id of its own. */
export function inFileOrder(segments: readonly Segment[]): readonly Segment[] {
  const unique = uniqueIds();
  return sortedByPlace(segments).map((segment) => {
    const id = unique(segment.id);
    return id === segment.id ? segment : { ...segment, id };
  });
}

/**
 * Segments in the order of the file, those around others first. Where an element has other texts before the one that is
 * called by its id, the id is no part of that text's entry: no segment begins ({@link startOf}) before another one that
 * stands before it.
 */
export function sortedByPlace(segments: readonly Segment[]): readonly Segment[] {
  const sorted = [...segments].sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  let before = 0;
  for (let i = 0; i < sorted.length; i++) {
    const segment = sorted[i] as Segment;
    if (startOf(segment) < before) sorted[i] = withoutIdRange(segment);
    before = segment.range.start;
  }
  return sorted;
}

function withoutIdRange({ idRange: _, ...rest }: Segment): Segment {
  return rest;
}
