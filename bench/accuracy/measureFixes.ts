import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { applyFix } from '../../shared/checks/run/applyFix.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { type Checker, countedBySegment } from './checkedFile.ts';
import type { TrialFile } from './trialFile.ts';

/** What came of one fix that was offered. */
export interface FixOutcome {
  readonly check: string;
  /** What is wrong with it; undefined for a fix that clears its finding and adds none. */
  readonly fault?: string;
  readonly segment: string;
}

/**
 * Makes the fixes of a file, one of each segment at a time, and checks those segments and the file as a whole again.
 *
 * @param trial the file that the findings are of.
 * @param most how many of one segment are tried.
 */
export function measureFixes(
  checker: Checker,
  trial: TrialFile,
  findings: readonly Finding[],
  most = 4,
): readonly FixOutcome[] {
  const { file } = trial;
  const { segments } = file.catalog;
  const bySegment = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.fix || finding.segment === undefined) continue;
    pushTo(bySegment, finding.segment, finding);
  }
  const before = countedBySegment(findings);
  const outcomes: FixOutcome[] = [];
  for (let round = 0; round < most; round++) {
    const chosen = [...bySegment].flatMap(([id, list]) => {
      const [finding, segment] = [list[round], segments.find(id)];
      return finding && segment ? [{ finding, segment }] : [];
    });
    if (chosen.length === 0) break;
    const together = makeFixes(checker, trial, chosen, before);
    // What depends on other segments may come from their fixes: those that are blamed are tried alone.
    for (const [i, outcome] of together.entries()) {
      const alone = outcome.fault?.startsWith('adds ') && chosen[i];
      pushAll(outcomes, alone ? makeFixes(checker, trial, [alone], before) : [outcome]);
    }
  }
  return outcomes;
}

/** A finding with a fix, and the segment that the fix changes. */
interface Chosen {
  readonly finding: Finding;
  readonly segment: Segment;
}

/** Makes some fixes of different segments at once, and says what came of each. */
function makeFixes(
  checker: Checker,
  { file, read }: TrialFile,
  chosen: readonly Chosen[],
  before: ReadonlyMap<string, number>,
): readonly FixOutcome[] {
  const changes = new Map(chosen.map(({ finding, segment }) => [segment.id, { content: applyFix(finding, segment) }]));
  const { text, refused } = changeSegments(file.format, file.catalog, changes, [], file.targetLanguage);
  const fixed = read(text);
  const after = countedBySegment([...checker.inSegments(fixed, changes.keys()), ...checker.of(fixed)]);
  const worse = new Map<string, string[]>();
  for (const [place, times] of after) {
    const [check = '', id = ''] = place.split('\u0000', 2);
    if (changes.has(id) && times > (before.get(place) ?? 0)) pushTo(worse, id, check);
  }
  return chosen.map(({ finding: { check }, segment: { id } }) => {
    const count = (counts: ReadonlyMap<string, number>) => counts.get(`${check}\u0000${id}`) ?? 0;
    const reason = refused.get(id);
    const added = worse.get(id);
    const fault =
      reason !== undefined
        ? `refused: ${english(reason).replace(/“[^”]*”/g, '“…”')}`
        : count(after) >= count(before)
          ? 'does not clear its finding'
          : added && `adds ${added.join(', ')}`;
    return { check, segment: id, ...(fault === undefined ? {} : { fault }) };
  });
}
