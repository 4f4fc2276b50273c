import type { SegmentCheck } from './check.ts';

/** A translation that somebody has to look at before it is used. */
export const needsReview: SegmentCheck = {
  scope: 'segment',
  id: 'needs-review',
  severity: 'info',
  summary: 'The translation is marked as not final',
  mayFind: ({ state }) => state === 'needs-review',
  *run(segment) {
    const state = segment.rawState;
    yield {
      message: state ? `The translation needs a review (${state})` : 'The translation needs a review',
      ...(state ? { data: { state } } : {}),
    };
  },
};
