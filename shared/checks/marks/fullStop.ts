import type { SegmentCheck } from '../contract/check.ts';
import { endingDifference, mayEndOtherwise } from './endings.ts';
import { changesMeaning } from './endPunctuation.ts';

/** Other differences of the marks at the end than `end-punctuation` reports: most often a full stop more or less. */
export const fullStop: SegmentCheck = {
  id: 'full-stop',
  severity: 'hint',
  optional: true,
  summary: 'The mark at the end, most often a full stop, differs from the source',
  judges: 'words',
  mayFind: mayEndOtherwise,
  *run(segment, context) {
    const difference = endingDifference(segment, context);
    if (difference && !changesMeaning(difference, context)) yield difference.finding;
  },
};
