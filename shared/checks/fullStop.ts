import type { SegmentCheck } from './check.ts';
import { endingDifference, mayEndOtherwise } from './endings.ts';
import type { Mark } from './punctuation.ts';

/** Marks that a sentence may have at its end or not, and still say the same. */
const pedantic: ReadonlySet<Mark> = new Set(['stop', 'exclamation', 'ellipsis', 'semicolon', 'none']);

/** A full stop, an exclamation mark or an ellipsis that one of the texts has at its end and the other has not. */
export const fullStop: SegmentCheck = {
  scope: 'segment',
  id: 'full-stop',
  severity: 'hint',
  optional: true,
  summary: 'The full stop, exclamation mark or ellipsis at the end differs from the source',
  mayFind: mayEndOtherwise,
  *run(segment, context) {
    const difference = endingDifference(segment, context);
    if (difference && pedantic.has(difference.ours.mark) && pedantic.has(difference.theirs.mark))
      yield difference.finding;
  },
};
