import { factsOf } from '../../formats/factsOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';

/** A translation that somebody has to look at before it is used. */
export const needsReview: SegmentCheck = {
  id: 'needs-review',
  severity: 'info',
  summary: 'The translation is marked as not final',
  reports: 'unreviewed',
  manySay: 'texts need a review',
  needs: { segment: fact.needsReview },
  *run(segment, { catalog }) {
    const state = segment.rawState;
    // XLIFF 2.1 §4.3.1.20: no state means `initial`; tools that know of no states leave all of them out.
    if (!state && factsOf(catalog).stateMayBeLeftOut) return;
    yield {
      message: state ? say`The translation needs a review (${state})` : say`The translation needs a review`,
      data: state ? { state } : undefined,
    };
  },
};
