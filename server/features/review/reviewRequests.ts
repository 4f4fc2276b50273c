import { dirname } from 'node:path';
import { segmentLines } from '../../../shared/catalog/segmentLines.ts';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import {
  reviewRequest,
  reviewThreadsRequest,
  type SegmentLines,
  type SegmentLinesParams,
  segmentLinesRequest,
} from '../../../shared/reviewProtocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { stepOn } from '../../watchdog/watchdog.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import { watchedFile } from '../../workspace/watchedFile.ts';
import type { Feature } from '../feature.ts';
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

/**
 * The segments of a file as lines that can be compared, as the file is now or was at a revision.
 *
 * @throws RequestRefused in a sentence for the user.
 */
async function linesAt(
  session: Session,
  { uri, revision }: SegmentLinesParams,
  signal: AbortSignal,
): Promise<SegmentLines> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const { file, path } = snapshot;
  const textOf = (segments: Parameters<typeof segmentLines>[1]) => ({
    text: [...segmentLines(file.format.kind, segments)].join('\n'),
  });
  // As it stands, without its source file, which may have been another one then.
  if (revision === undefined) {
    return stepOn(watchedFile(file), () => textOf(file.format.parse(file.catalog.text, slashedPath(path)).segments));
  }
  const repository = await repositoryOf(dirname(path), signal);
  const commit = await repository?.commitOf(revision);
  if (!repository || !commit) throw new RequestRefused(say`git knows no revision “${revision}”.`);
  const segments = await repository.segmentsAt(commit, await repository.nameOf(path), file.format);
  if (!segments) throw new RequestRefused(say`The file is not there at ${revision}.`);
  return textOf(segments);
}
