import type { Segment } from '../../../shared/catalog/segment.ts';
import { checksReporting } from '../../../shared/checks/checksReporting.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { segmentAt } from '../segmentAt.ts';
import type { ActionRequest } from './offeredAction.ts';

/** A segment that may be translated from the menu. */
export interface WantedSegment {
  /** The id that the translation will have; an entry that the file lacks has one too. */
  readonly id: string;
  /** Absent for an entry that the file lacks. */
  readonly segment?: Segment;
  readonly source: string;
  /** What is cleared by translating it. */
  readonly findings: readonly Finding[];
}

/** A finding at the head of a file may stand for very many missing entries: the menu names so many of them. */
const mostMissing = 3;

/** What translating clears. */
const clearedByTranslation = checksReporting('missing', 'missing form', 'no translation', 'unreviewed');

/** The segment at the cursor, and the missing entries that a finding there speaks of. */
export function wantedSegments({ snapshot, range, findings }: ActionRequest): readonly WantedSegment[] {
  const { catalog } = snapshot.file;
  const wanted: WantedSegment[] = [];
  const clears = (id: string) =>
    findings.filter((finding) => finding.segment === id && clearedByTranslation.has(finding.check));
  const segment = segmentAt(catalog, range.start)?.segment;
  if (segment?.translatable && !segment.obsolete && segment.source?.value && !catalog.isSource) {
    wanted.push({ id: segment.id, segment, source: segment.source.value, findings: clears(segment.id) });
  }
  const spokenOf = new Set(findings.map((finding) => finding.segment));
  for (const { id, source } of catalog.pair?.missing ?? []) {
    if (wanted.length > mostMissing) break;
    if (spokenOf.has(id) && source.target?.value && source.translatable) {
      wanted.push({ id, source: source.target.value, findings: clears(id) });
    }
  }
  return wanted;
}

/** A text in a menu: one line, short. */
export function excerpt(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
