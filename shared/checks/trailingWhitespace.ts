import type { SegmentCheck } from './check.ts';
import { edgeWhitespace } from './edgeWhitespace.ts';
import { trait } from './traits.ts';

/** White space behind the text that differs from the source's. */
export const trailingWhitespace: SegmentCheck = {
  scope: 'segment',
  id: 'trailing-whitespace',
  severity: 'warning',
  summary: 'The white space at the end differs from the source',
  mayFind: (_segment, { source, target }) => ((source | target) & trait.trailingSpace) !== 0,
  run: (segment, context) => edgeWhitespace(segment, context, 'trailing'),
};
