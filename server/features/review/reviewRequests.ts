import {
  type Reviewed,
  type ReviewParams,
  type ReviewThreads,
  reviewRequest,
  reviewThreadsRequest,
  type SegmentLines,
  type SegmentLinesParams,
  segmentLinesRequest,
} from '../../../shared/reviewProtocol.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { linesAt } from './linesAt.ts';
import { reviewSegment } from './reviewSegment.ts';
import { reviewThreads } from './reviewThreads.ts';

const threads: RequestKind<{ readonly uri: string }, ReviewThreads | null> = { method: reviewThreadsRequest };
const lines: RequestKind<SegmentLinesParams, SegmentLines> = { method: segmentLinesRequest };
const review: RequestKind<ReviewParams, Reviewed> = { method: reviewRequest };

/** Comments on translations, requests for changes and approvals, and revisions to be compared. */
export const reviewRequests: Feature = {
  register(registry, session) {
    registry.onRequest(threads, async ({ uri }) => {
      const snapshot = await session.snapshot(uri);
      return snapshot ? reviewThreads(snapshot) : null;
    });
    registry.onRequest(lines, (params, { signal }) => linesAt(session, params, signal));
    registry.onRequest(review, (params) => reviewSegment(session, params));
  },
};
