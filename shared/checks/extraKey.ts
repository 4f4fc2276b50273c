import type { SegmentCheck } from './check.ts';
import { quote } from './sides.ts';

/** An entry that the source file does not have. */
export const extraKey: SegmentCheck = {
  scope: 'segment',
  id: 'extra-key',
  severity: 'warning',
  summary: 'The source file has no such entry',
  appliesTo: 'all',
  *run(segment, { catalog }) {
    if (!catalog.pair?.extra.has(segment.id) || segment.obsolete || !segment.translatable) return;
    yield { on: 'segment', message: `${quote(segment.id)} is not in the source file`, data: { id: segment.id } };
  },
};
