import { canBeFaulty } from '../messages/analyzeMessage.ts';
import type { SegmentCheck } from './check.ts';
import { mayHaveUnits } from './traits.ts';

/** A message that the program cannot parse: of ICU, of Java's MessageFormat, of vue-i18n. */
export const icuSyntax: SegmentCheck = {
  scope: 'segment',
  id: 'icu-syntax',
  severity: 'error',
  summary: 'The message is not valid for the program that reads it',
  inSource: true,
  mayFind: mayHaveUnits,
  *run(segment, context) {
    if (!segment.target || !canBeFaulty(segment.syntaxes ?? context.catalog.syntaxes)) return;
    const { faults } = context.message(segment, 'target');
    if (faults.length === 0) return;
    const own = !context.catalog.isSource && segment.source !== undefined;
    if (own && context.message(segment, 'source').faults.length > 0) return;
    for (const { start, end, message } of faults) yield { start, end, message };
  },
};
