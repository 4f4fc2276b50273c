import type { Segment } from './segment.ts';

/**
 * A segment with other properties. Segments of large files keep some of theirs behind accessors, which a spread of the
 * segment would leave behind.
 *
 * @example segmentWith(segment, { source: other.target })
 */
export function segmentWith(segment: Segment, changes: Partial<Segment>): Segment {
  const { range, idRange, notes, source, target } = segment;
  const copy = { ...segment, range, notes, ...changes };
  if (idRange && !copy.idRange) copy.idRange = idRange;
  if (source && !copy.source) copy.source = source;
  if (target && !copy.target) copy.target = target;
  return copy;
}
