import type { SegmentCheck } from './check.ts';
import { edgeWhitespace } from './edgeWhitespace.ts';
import { trait } from './traits.ts';

/** White space behind the text that differs from the source's. */
export const trailingWhitespace: SegmentCheck = {
  scope: 'segment',
  id: 'trailing-whitespace',
  severity: 'warning',
  summary: 'The white space at the end differs from the source',
  needs: { either: trait.trailingSpace },
  run: (segment, context) => edgeWhitespace(segment, context, 'trailing'),
};
