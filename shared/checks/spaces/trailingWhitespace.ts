import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';
import { edgeHabit, edgeWhitespace } from './edgeWhitespace.ts';

/** White space behind the text that differs from the source's. */
export const trailingWhitespace: SegmentCheck = {
  id: 'trailing-whitespace',
  severity: 'warning',
  summary: 'The white space at the end differs from the source',
  judges: 'writing',
  looksUp: 'locales',
  needs: { either: trait.trailingSpace },
  run: (segment, context) => edgeWhitespace(segment, context, 'trailing'),
  habit: edgeHabit('trailing'),
  habitIsOfAll: true,
};
