import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { CheckContext } from '../contract/check.ts';
import type { EdgeSpaces } from './edgeFixKind.ts';

/**
 * Whether the compiler of the format refuses the file for white space that differs: msgfmt does for a line break that only
 * one of both texts has, in an entry that it takes.
 *
 * @example isRefusedEdge(segment, { edge: 'trailing', ours: '\n', theirs: '' }, context); // true in a PO file
 */
export function isRefusedEdge(
  { state }: Segment,
  { edge, ours, theirs }: EdgeSpaces,
  { catalog }: CheckContext,
): boolean {
  if (!factsOf(catalog).edgeBreaksAreKept || catalog.kind === 'monolingual' || state === 'needs-review') return false;
  const hasBreak = (space: string) => (edge === 'leading' ? space.startsWith('\n') : space.endsWith('\n'));
  return hasBreak(ours) !== hasBreak(theirs);
}
