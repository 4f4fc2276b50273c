import type { SegmentCheck } from './check.ts';
import { trait } from './traits.ts';

/** A message that the program cannot parse: of ICU, of Java's MessageFormat, of vue-i18n. */
export const icuSyntax: SegmentCheck = {
  scope: 'segment',
  id: 'icu-syntax',
  severity: 'error',
  summary: 'The message is not valid for the program that reads it',
  inSource: true,
  needs: { target: trait.special },
  mayFind: (segment, _traits, { message }) => message(segment, 'target').faults.length > 0,
  *run(segment, context) {
    const { faults } = context.message(segment, 'target');
    if (faults.length === 0) return;
    const own = !context.catalog.isSource && segment.source !== undefined;
    if (own && context.message(segment, 'source').faults.length > 0) return;
    for (const { start, end, message } of faults) yield { start, end, message };
  },
};
