import type { Segment } from './segment.ts';

/**
 * A segment with other properties. Segments of large files keep some of theirs behind accessors, which a spread of the
 * segment would leave behind.
 *
 * @example segmentWith(segment, { source: other.target })
 */
export function segmentWith(segment: Segment, changes: Partial<Segment>): Segment {
  const { id, range, idRange, source, target, state, translatable, notes, matches, ignored, context, plural } = segment;
  const copy = { ...segment, id, range, state, translatable, notes, matches, ignored, ...changes };
  if (idRange && !copy.idRange) copy.idRange = idRange;
  if (source && !copy.source) copy.source = source;
  if (target && !copy.target) copy.target = target;
  if (context !== undefined && copy.context === undefined) copy.context = context;
  if (plural && !copy.plural) copy.plural = plural;
  return copy;
}
