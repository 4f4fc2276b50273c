import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** A message that the program cannot parse: of ICU, of Java's MessageFormat, of vue-i18n. */
export const icuSyntax: SegmentCheck = {
  scope: 'segment',
  id: 'icu-syntax',
  severity: 'error',
  summary: 'The message is not valid for the program that reads it',
  inSource: true,
  needs: { target: trait.special | trait.quote },
  // Apostrophes alone are a fault only where they quote in pairs: most texts that have one need not be read for it.
  mayFind: (segment, { target }, { catalog, message }) =>
    ((target & trait.special) !== 0 || catalog.quoting === 'pairs') && message(segment, 'target').faults.length > 0,
  *run(segment, context) {
    const { faults } = context.message(segment, 'target');
    if (faults.length === 0) return;
    const own = !context.catalog.isSource && segment.source !== undefined;
    if (own && context.message(segment, 'source').faults.length > 0) return;
    if (!own && fluentReference.test(segment.target?.value ?? '')) return;
    for (const { start, end, message } of faults) yield { start, end, message };
  },
};

/** What Fluent puts in, in a text that was taken out of it: `{ boat-name }`. No argument of ICU has a hyphen in its name. */
const fluentReference = /\{ -?[a-z]\w*(?:-\w+)+ \}/i;
