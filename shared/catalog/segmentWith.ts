import type { Draft } from './draft.ts';
import type { Segment } from './segment.ts';

/**
 * A segment with other properties. Segments of large files keep some of theirs behind accessors, which a spread of the
 * segment would leave behind. Not a spread of several objects either: each would get a hidden class of its own, which
 * takes ten times as long and is cleared away late.
 *
 * @example segmentWith(segment, { source: other.target })
 */
export function segmentWith(segment: Segment, changes: Partial<Segment>): Segment {
  const { id, range, idRange, source, target, state, translatable, notes, matches, ignored, context, plural } = segment;
  const copy: Draft<Segment> = { id, range, state, translatable, notes, matches, ignored };
  if (idRange) copy.idRange = idRange;
  if (source) copy.source = source;
  if (target) copy.target = target;
  if (context !== undefined) copy.context = context;
  if (plural) copy.plural = plural;
  return Object.assign(copy, segment, changes);
}
