import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { eachSegment } from '../formats/lazyCatalog.ts';
import type { CheckContext, FileCheck, FileFinding, Finding } from './check.ts';
import type { RunningCheck } from './checkPlan.ts';
import { type CheckOptions, prepareRun } from './checkRun.ts';
import { checks as everyCheck } from './checks.ts';
import { runOnSegment } from './runOnSegment.ts';

/**
 * Runs every check that the settings allow over a catalog.
 *
 * @returns findings ordered by their place in the file's text, ranges in UTF-16 code units of it. Every fix was tried:
 *   running its check again on the result finds less, and no other check finds more.
 * @example runChecks(catalog, { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms })
 */
export function runChecks(catalog: Catalog, options: CheckOptions): readonly Finding[] {
  const run = prepareRun(catalog, options);
  const findings: Finding[] = [];
  const ofSegments = (options.checks ?? everyCheck).some(
    ({ scope, id }) => scope === 'segment' && (!options.only || options.only.has(id)),
  );
  const { context } = run.viewOf(undefined);
  const { ofFile } = run.checksFor(context.targetLanguage);
  const inSegments = options.part === 'file' ? [] : ofFile.filter(({ check }) => check.inSegment);
  const foundInSegments = new Map(inSegments.map((running): [unknown, Finding[]] => [running, []]));
  // One turn for all of them: a segment of a large file is made for its turn alone.
  if (ofSegments || inSegments.length > 0) {
    for (const segment of eachSegment(catalog)) {
      if (ofSegments) runOnSegment(run, segment, findings);
      for (const running of inSegments) runInSegment(running, segment, context, foundInSegments.get(running) ?? []);
    }
  }
  for (const running of ofFile) {
    const { check } = running;
    if (options.part !== 'segments') for (const found of check.run(context)) findings.push(findingOf(running, found));
    for (const finding of foundInSegments.get(running) ?? []) findings.push(finding);
  }
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/**
 * Runs the checks that look at one segment at a time: what an editor needs again while somebody types in it.
 * What concerns the file as a whole (`duplicate-id`, `subtitle-overlap` …) is not looked at, whatever `part` says.
 *
 * @param segment one of the catalog's.
 */
export function checkSegment(catalog: Catalog, segment: Segment, options: CheckOptions): readonly Finding[] {
  const findings: Finding[] = [];
  const run = prepareRun(catalog, options);
  runOnSegment(run, segment, findings);
  const { context } = run.viewOf(undefined);
  for (const running of run.checksFor(context.targetLanguage).ofFile) runInSegment(running, segment, context, findings);
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

function runInSegment(
  running: RunningCheck<FileCheck>,
  segment: Segment,
  context: CheckContext,
  findings: Finding[],
): void {
  const found = running.check.inSegment?.(segment, context) ?? [];
  for (const finding of found) findings.push(findingOf(running, finding));
}

function findingOf({ check, severity, fixed }: RunningCheck<FileCheck>, found: FileFinding): Finding {
  return {
    check: check.id,
    severity: fixed ? severity : (found.severity ?? severity),
    range: found.range,
    message: found.message,
    ...(found.segment === undefined ? {} : { segment: found.segment }),
    ...(found.data ? { data: found.data } : {}),
  };
}
