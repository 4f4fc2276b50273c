import type { SegmentState } from '../../shared/catalog/segment.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';

/**
 * The state that a file holds for one that is wanted: where it has none for what is approved, as PO, that is no longer to be
 * reviewed. Its format may have no place for that either.
 *
 * @example heldState('final', poFile) // 'translated'
 */
export function heldState<State extends SegmentState>(
  state: State,
  { format: { states } }: Pick<LocalizationFile, 'format'>,
): State | 'translated' {
  const isFolded = state === 'final' && !states.includes('final') && states.includes('needs-review');
  return isFolded ? 'translated' : state;
}
