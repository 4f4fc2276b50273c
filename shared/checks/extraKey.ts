import type { SegmentCheck } from './check.ts';
import { quote } from './sides.ts';

/** An entry that the source file does not have. */
export const extraKey: SegmentCheck = {
  scope: 'segment',
  id: 'extra-key',
  severity: 'warning',
  summary: 'The source file has no such entry',
  appliesTo: 'all',
  mayFind: ({ id, obsolete, translatable }, _traits, { catalog }) =>
    translatable && !obsolete && catalog.pair?.extra.has(id) === true,
  *run(segment) {
    yield { on: 'segment', message: `${quote(segment.id)} is not in the source file`, data: { id: segment.id } };
  },
};
