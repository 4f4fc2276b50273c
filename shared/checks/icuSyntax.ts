import type { SegmentCheck } from './check.ts';
import { trait } from './traits.ts';

/** An ICU message that cannot be parsed. */
export const icuSyntax: SegmentCheck = {
  scope: 'segment',
  id: 'icu-syntax',
  severity: 'error',
  summary: 'The ICU message is not valid',
  inSource: true,
  mayFind: (_segment, { target }) => (target & trait.special) !== 0,
  *run(segment, context) {
    if (!segment.target || !(segment.syntaxes ?? context.catalog.syntaxes).includes('icu')) return;
    const { faults } = context.message(segment, 'target');
    if (faults.length === 0) return;
    const own = !context.catalog.isSource && segment.source !== undefined;
    if (own && context.message(segment, 'source').faults.length > 0) return;
    for (const { start, end, message } of faults) yield { start, end, message };
  },
};
