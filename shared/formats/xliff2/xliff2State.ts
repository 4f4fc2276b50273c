import type { SegmentState } from '../../catalog/segment.ts';

/**
 * Folds the states of XLIFF 2 (§4.3.1.31, default `initial`). An empty target is untranslated whatever its state says;
 * `initial` with a text in the target is a proposal that nobody has looked at.
 */
export function foldXliff2(state: string | undefined, sourceEmpty: boolean, targetEmpty: boolean): SegmentState {
  if (targetEmpty) return sourceEmpty ? 'translated' : 'untranslated';
  if (state === 'translated') return 'translated';
  return state === 'reviewed' || state === 'final' ? 'final' : 'needs-review';
}
