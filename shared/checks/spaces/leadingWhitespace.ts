import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';
import { edgeHabit, edgeWhitespace } from './edgeWhitespace.ts';

/** White space before the text that differs from the source's. */
export const leadingWhitespace: SegmentCheck = {
  id: 'leading-whitespace',
  severity: 'warning',
  summary: 'The white space at the start differs from the source',
  judges: 'writing',
  looksUp: 'locales',
  needs: { either: trait.leadingSpace },
  run: (segment, context) => edgeWhitespace(segment, context, 'leading'),
  habit: edgeHabit('leading'),
  habitIsOfAll: true,
};
