import { reviewRequest, reviewThreadsRequest, segmentLinesRequest } from '../../../shared/reviewProtocol.ts';
import type { Feature } from '../feature.ts';
import { linesAt } from './linesAt.ts';
import { reviewSegment } from './reviewSegment.ts';
import { reviewThreads } from './reviewThreads.ts';

/** Comments on translations, requests for changes and approvals, and revisions to be compared. */
export const reviewRequests: Feature = {
  register(registry, session) {
    registry.onRequest(reviewThreadsRequest, async ({ uri }) => {
      const snapshot = await session.snapshot(uri);
      return snapshot ? reviewThreads(snapshot) : null;
    });
    registry.onRequest(segmentLinesRequest, (params, { signal }) => linesAt(session, params, signal));
    registry.onRequest(reviewRequest, (params) => reviewSegment(session, params));
  },
};
