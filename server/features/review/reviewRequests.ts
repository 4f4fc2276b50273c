import {
  type Reviewed,
  type ReviewParams,
  type ReviewThreads,
  reviewRequest,
  reviewThreadsRequest,
} from '../../../shared/reviewProtocol.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { reviewSegment } from './reviewSegment.ts';
import { reviewThreads } from './reviewThreads.ts';

const threads: RequestKind<{ readonly uri: string }, ReviewThreads | null> = { method: reviewThreadsRequest };
const review: RequestKind<ReviewParams, Reviewed> = { method: reviewRequest };

/** Comments on translations, requests for changes and approvals. */
export const reviewRequests: Feature = {
  register(registry, session) {
    registry.onRequest(threads, async ({ uri }) => {
      const snapshot = await session.snapshot(uri);
      return snapshot ? reviewThreads(snapshot) : null;
    });
    registry.onRequest(review, (params) => reviewSegment(session, params));
  },
};
