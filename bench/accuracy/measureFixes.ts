import type { Workspace } from '../../server/workspace/workspace.ts';
import { segmentsById } from '../../shared/catalog/catalog.ts';
import type { Finding } from '../../shared/checks/check.ts';
import { applyFix } from '../../shared/checks/runChecks.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { countedBySegment, findingsOf, withText } from './checkedFile.ts';
import type { SeededFile } from './measureRecall.ts';
import type { SeededText } from './plantFaults.ts';

/** What came of one fix that was offered. */
export interface FixOutcome {
  readonly check: string;
  /** What is wrong with it; undefined for a fix that clears its finding and adds none. */
  readonly fault?: string;
  readonly segment: string;
}

/**
 * Makes every fix of a file, one of each segment at a time, and checks the file again.
 *
 * @param most how many of one segment are tried.
 */
export async function measureFixes(
  workspace: Workspace,
  { file, findings }: SeededFile,
  seeded: SeededText,
  most = 4,
): Promise<readonly FixOutcome[]> {
  const known = segmentsById(file.catalog);
  const bySegment = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.fix || finding.segment === undefined) continue;
    bySegment.set(finding.segment, [...(bySegment.get(finding.segment) ?? []), finding]);
  }
  const before = countedBySegment(findings);
  const outcomes: FixOutcome[] = [];
  for (let round = 0; round < most; round++) {
    const chosen = [...bySegment].flatMap(([id, list]) => {
      const [finding, segment] = [list[round], known.get(id)];
      return finding && segment ? [{ finding, segment }] : [];
    });
    if (chosen.length === 0) break;
    const changes = new Map(
      chosen.map(({ finding, segment }) => [segment.id, { content: applyFix(finding, segment) }]),
    );
    const { text, refused } = changeSegments(file.format, file.catalog, changes, [], file.targetLanguage);
    const fixed = await withText(workspace, file, text);
    const after = countedBySegment(fixed ? findingsOf(workspace, fixed, seeded) : []);
    for (const { finding, segment } of chosen) {
      const count = (counts: ReadonlyMap<string, number>) => counts.get(`${finding.check}\u0000${segment.id}`) ?? 0;
      const reason = refused.get(segment.id);
      const worse = [...after].filter(
        ([place, times]) => place.endsWith(`\u0000${segment.id}`) && times > (before.get(place) ?? 0),
      );
      const fault =
        reason !== undefined
          ? `refused: ${reason.replace(/“[^”]*”/g, '“…”')}`
          : count(after) >= count(before)
            ? 'does not clear its finding'
            : worse.length > 0
              ? `adds ${worse.map(([place]) => place.split('\u0000', 1)[0]).join(', ')}`
              : undefined;
      outcomes.push({ check: finding.check, segment: segment.id, ...(fault === undefined ? {} : { fault }) });
    }
  }
  return outcomes;
}
