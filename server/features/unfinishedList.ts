import { lackingCount } from '../../shared/formats/lackingEntries.ts';
import {
  mostUnfinished,
  type UnfinishedItem,
  type UnfinishedList,
  unfinishedRequest,
} from '../../shared/overviewProtocol.ts';
import type { Session } from '../lsp/session.ts';
import { excerpt } from './actions/wantedSegments.ts';
import type { Feature } from './feature.ts';
import { isCounted } from './findingCounts.ts';
import { findingsOf } from './findingsOf.ts';
import { unfinishedSegments } from './unfinishedSegments.ts';

/** What is left to do in a file, as a list to choose from: segments to translate and to review, and findings. */
export const unfinishedList: Feature = {
  register(registry, session) {
    registry.onRequest(unfinishedRequest, ({ uri }) => listOf(session, uri));
  },
};

/** An item before its place is turned into lines. */
interface Placed {
  readonly start: number;
  readonly end: number;
  readonly item: Omit<UnfinishedItem, 'range'>;
}

async function listOf(session: Session, uri: string): Promise<UnfinishedList> {
  const snapshot = await session.latest(uri);
  if (!snapshot) return { items: [], further: 0, lacking: 0 };
  const { file, workspace, text } = snapshot;
  const findings = await findingsOf(session, workspace, file);
  const segments = unfinishedSegments(file).map(({ segment, kind, offset }): Placed => {
    const words = excerpt(segment.source?.value ?? segment.target?.value ?? segment.id);
    return { start: offset, end: offset, item: { kind, text: words, segment: segment.id } };
  });
  const listed = findings.filter(isCounted).map(({ range, severity, message, check, segment }): Placed => {
    const item = { kind: severity, text: message, check, ...(segment === undefined ? {} : { segment }) };
    return { ...range, item };
  });
  const all = [...segments, ...listed].sort((a, b) => a.start - b.start);
  const items = all
    .slice(0, mostUnfinished)
    .map(({ start, end, item }): UnfinishedItem => ({ ...item, range: text.rangeAt({ start, end }) }));
  const lacking = lackingCount(file.catalog, file.targetLanguage ?? '');
  return { items, further: all.length - items.length, lacking };
}
