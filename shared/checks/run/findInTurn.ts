import type { Catalog } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { type Segment, startOf } from '../../catalog/segment.ts';
import { english } from '../../sentences/sentence.ts';
import { checks as everyCheck } from '../checks.ts';
import type { CheckContext, FileCheck, FileFinding, Finding } from '../contract/check.ts';
import { leaveBesideLocales } from './besideLocales.ts';
import type { RunningCheck } from './checkPlan.ts';
import { type CheckOptions, type CheckRun, prepareRun } from './checkRun.ts';
import { FailedCheck } from './failedCheck.ts';
import { withHabitsOfAll, withHabitsOfFile } from './habits.ts';
import { runOnSegment } from './runOnSegment.ts';

/** So many findings wait at least before those are given away that no other one can stand before. */
const fewest = 512;

/** So many segments are looked at without giving who runs the checks its turn. */
const longest = 512;

/** A block has no more findings. */
const most = 512;

const nothing: readonly never[] = [];

/**
 * Runs every check that the settings allow over a catalog, and gives what they find while they run: a large file has
 * millions of findings, of which only those are kept that others may stand before.
 *
 * @returns findings in blocks, some of them empty, ordered by their place in the file's text, ranges in UTF-16 code
 *   units of it. Every fix was tried: running its check again on the result finds less, and no other check finds more.
 * @throws FailedCheck where a check throws.
 * @example for (const block of findInTurn(catalog, options)) for (const finding of block) print(finding);
 */
export function* findInTurn(catalog: Catalog, options: CheckOptions): Generator<readonly Finding[]> {
  const run = prepareRun(catalog, options);
  const ofSegments = (options.checks ?? everyCheck).some(
    ({ scope, id }) => scope !== 'file' && (!options.only || options.only.has(id)),
  );
  const { context } = run.viewOf(undefined);
  const { ofFile } = run.checksFor(context.targetLanguage);
  const inSegments = options.part === 'file' ? [] : ofFile.filter(({ check }) => check.inSegment);
  const inTurn = inSegments.filter(({ check }) => !check.findsElsewhere?.(context));
  const ranks = new Map(ofFile.map(({ check }, i) => [check.id, i + 1]));
  const rankOf = ({ check }: Finding) => ranks.get(check) ?? 0;
  const byPlace = (a: Finding, b: Finding) =>
    a.range.start - b.range.start || a.range.end - b.range.end || rankOf(a) - rankOf(b);

  const ofText: Finding[] = [];
  const streams: Iterator<Finding, void>[] = [];
  for (const running of ofFile) {
    if (options.part !== 'segments') {
      const foundByFile = runOnFile(running, context);
      if (running.check.runsInOrder?.(context)) streams.push(foundByFile);
      else pushAll(ofText, foundByFile);
    }
    if (!inSegments.includes(running) || inTurn.includes(running)) continue;
    for (const segment of catalog.segments) runInSegment(run, running, segment, context, ofText);
  }
  ofText.sort(byPlace);
  const inOrder = [ofText[Symbol.iterator](), ...streams].map((stream) => ({ stream, next: stream.next().value }));

  let waiting: Finding[] = [];
  /** Takes away what stands before an offset. */
  const before = function* (offset: number): Generator<readonly Finding[]> {
    waiting.sort(byPlace);
    let ready: Finding[] = [];
    let taken = 0;
    for (;;) {
      let next = waiting[taken];
      let first: (typeof inOrder)[number] | undefined;
      for (const other of inOrder) {
        if (!other.next || (next && byPlace(next, other.next) < 0)) continue;
        next = other.next;
        first = other;
      }
      if (!next || next.range.start >= offset) break;
      ready.push(next);
      if (first) first.next = first.stream.next().value;
      else taken++;
      if (ready.length < most) continue;
      yield ready;
      ready = [];
    }
    waiting = waiting.slice(taken);
    yield ready;
  };
  if (ofSegments || inTurn.length > 0) {
    let enough = fewest;
    let silent = 0;
    let findings: Finding[] = [];
    // One turn for all of them: a segment of a large file is made for its turn alone.
    for (const segment of catalog.segments) {
      if (waiting.length >= enough) {
        yield* before(startOf(segment));
        enough = Math.max(fewest, 2 * waiting.length);
      } else if (++silent >= longest) {
        yield nothing;
        silent = 0;
      }
      findings.length = 0;
      if (ofSegments) runOnSegment(run, segment, findings);
      if (findings.some(({ check }) => run.looksAtLocales(check))) {
        // Who runs the checks has its turn to look them up.
        if (!run.besideLocales()) yield nothing;
        findings = leaveBesideLocales(run, segment, findings);
      }
      for (const running of inTurn) runInSegment(run, running, segment, context, findings);
      pushAll(waiting, findings);
    }
  }
  yield* before(Number.POSITIVE_INFINITY);
}

function* runOnFile(running: RunningCheck<FileCheck>, context: CheckContext): Generator<Finding> {
  const { check, asked } = running;
  try {
    const findings = check.run(context);
    // What comes in its order is not kept until all of it is found.
    for (const one of asked || check.runsInOrder?.(context) ? findings : withHabitsOfAll(findings))
      yield findingOf(running, one);
  } catch (error) {
    throw new FailedCheck(check.id, error);
  }
}

/** Adds what a check of the file finds in one segment. */
export function runInSegment(
  run: CheckRun,
  running: RunningCheck<FileCheck>,
  segment: Segment,
  context: CheckContext,
  findings: Finding[],
): void {
  const { check } = running;
  try {
    const fileFindings = check.inSegment?.(segment, context) ?? [];
    for (const finding of withHabitsOfFile(run, running, segment, fileFindings))
      findings.push(findingOf(running, finding));
  } catch (error) {
    throw new FailedCheck(check.id, error);
  }
}

function findingOf({ check, severity, fixed }: RunningCheck<FileCheck>, finding: FileFinding): Finding {
  const made: Draft<Finding> = {
    check: check.id,
    severity: fixed ? severity : (finding.severity ?? severity),
    range: finding.range,
    message: english(finding.message),
    sentence: finding.message,
  };
  if (finding.segment !== undefined) made.segment = finding.segment;
  if (finding.data) made.data = finding.data;
  return made;
}
