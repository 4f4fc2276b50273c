import type { Catalog } from '../../catalog/catalog.ts';
import { type Content, plain } from '../../catalog/content.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { segmentWith } from '../../catalog/segmentWith.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { quotingOf } from '../../formats/factsOf.ts';
import { english } from '../../sentences/sentence.ts';
import type { Severity } from '../../settings.ts';
import type { Finding, Fix, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { segmentTraits } from '../contract/segmentTraits.ts';
import { fact } from '../contract/traits.ts';
import { needsReview } from '../states/needsReview.ts';
import { isGuess, isUnrelatedGuess } from '../texts/isUnrelatedGuess.ts';
import { applyFix } from './applyFix.ts';
import type { PlannedCheck } from './checkPlan.ts';
import type { CheckRun, CheckView } from './checkRun.ts';
import { type FoundByCheck, withoutExplained } from './explained.ts';
import { findBy } from './findBy.ts';
import { withHabits } from './habits.ts';
import { ofHardlyBegun } from './hardlyBegun.ts';
import { keepsMessage } from './keepsMessage.ts';

/**
 * Adds what the checks of segments find in one segment, each with its place in the file's text. A fix stays with its
 * finding where trying it shows that its check finds less then, no other check more, and that the message still is to a
 * program what it was.
 *
 * @example runOnSegment(prepareRun(catalog, options), segment, findings)
 */
export function runOnSegment(run: CheckRun, segment: Segment, findings: Finding[]): void {
  const { ignored } = segment;
  if (ignored.length > 0 && ignored.includes('*')) return;
  // What Crowdin puts into the file of a language that is made up, so that translators work within the program.
  if (segment.target?.value.startsWith('crwdns')) return;
  const view = run.viewOf(segment);
  const { context } = view;
  const traits = segmentTraits(segment, segment.syntaxes ?? run.catalog.syntaxes);
  const isGuess = isUnrelatedGuess(segment, run.catalog);
  const isBlank = isBlankOnPurpose(segment);
  let results: FoundByCheck[] | undefined;
  for (const running of view.plan.of(segment, traits, context)) {
    if (isGuess && !running.check.inSource && running.check !== needsReview) continue;
    if (isBlank && running.check.reports !== 'unreviewed') continue;
    if (ignored.length > 0 && ignored.includes(running.check.id)) continue;
    const list = ofHardlyBegun(run, running, segment) ?? findBy(running, segment, traits, context);
    if (list.length === 0) continue;
    results ??= [];
    const { check, severity, fixed, asked } = running;
    results.push({ check, severity, fixed, asked, list });
  }
  if (!results) return;
  const findingCount = results.reduce((sum, { list }) => sum + list.length, 0);
  const effort = (segment.target?.value.length ?? 0) + findingCount * findingEffort;
  let tried = 0;
  const mayTry = () => {
    tried += effort;
    return tried === effort || tried <= mostTried;
  };
  for (const { check, severity, fixed, list } of withHabits(run, segment, withoutExplained(results))) {
    const untried: { readonly made: Draft<Finding>; readonly fix: Fix }[] = [];
    for (const finding of list) {
      const { message, data, fix, lacks } = finding;
      const made: Draft<Finding> = {
        check: check.id,
        severity: fixed ? severity : severityIn(segment, run.catalog, finding.severity ?? severity),
        range: rangeOf(finding, segment, run.catalog),
        segment: segment.id,
        message: english(message),
        sentence: message,
      };
      if (data) made.data = data;
      if (lacks) made.lacks = lacks;
      if (fix && !mayTry()) untried.push({ made, fix });
      else if (fix && clears(check, segment, fix, results, view, run)) made.fix = fix;
      findings.push(made);
    }
    const [first] = untried;
    if (first?.fix.kind !== 'safe') continue;
    const together: Fix = { ...first.fix, edits: untried.flatMap(({ fix }) => fix.edits) };
    if (clears(check, segment, together, results, view, run)) for (const { made } of untried) made.fix = together;
  }
}

/**
 * Whether a text is nothing but characters of no width: a program shows the source of an empty text, and whoever wants nothing
 * there sets one of them.
 */
const isBlankOnPurpose = ({ target }: Segment) =>
  /^\s*[\u200b-\u200d\u2060][\s\u200b-\u200d\u2060]*$/.test(target?.value ?? '');

/** A guess breaks nothing: the program shows the source in its place. */
function severityIn(segment: Segment, catalog: Catalog, severity: Severity): Severity {
  return severity === 'error' && isGuess(segment, catalog) ? 'warning' : severity;
}

/**
 * Code units of targets that are read to try the fixes of one segment: each fix reads all of it again, and makes all of
 * its findings again. A text of a thousand characters has hundreds of fixes, one of 200,000 has two. The safe fixes of a
 * check that are left are tried together, and are then one fix.
 */
const mostTried = 400_000;
/** What making a finding costs, in code units that are read. */
const findingEffort = 40;

/**
 * Whether the check finds less in the segment with the fix applied, no other check finds more, and the message still is
 * to a program what it was. What depends on other segments is not asked: they are not what the fix changes.
 */
function clears(
  check: SegmentCheck,
  segment: Segment,
  fix: Fix,
  results: readonly FoundByCheck[],
  view: CheckView,
  run: CheckRun,
): boolean {
  if (fix.edits.length === 0 || run.readOnly || isBrokenEntry(segment, run.catalog)) return false;
  let content: Content;
  try {
    content = applyFix({ fix }, segment);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  if (content.value === '') return false;
  const syntaxes = segment.syntaxes ?? run.catalog.syntaxes;
  const before = segment.target ?? plain('');
  const fixed = { before, after: content, source: segment.source, syntaxes, quoting: quotingOf(run.catalog) };
  if (!keepsMessage(fixed, fix)) return false;
  const range = segment.target?.range ?? segment.range;
  const target: Slot = { ...content, range, toText: () => range.start };
  const edited = segmentWith(segment, { target });
  const context = view.trial;
  const traits = segmentTraits(edited, syntaxes);
  const countOf = (of: SegmentCheck) => results.find((one) => one.check === of)?.list.length ?? 0;
  // With the checks that are not asked about what is not to be translated.
  const asked = view.plan.of(edited, { ...traits, segment: traits.segment | fact.translated }, context);
  const finds = (one: PlannedCheck) => findBy(one, edited, traits, context).length;
  const ownCheck = asked.find((one) => one.check === check);
  if (ownCheck && finds(ownCheck) >= countOf(check)) return false;
  return asked.every(
    (other) =>
      other === ownCheck ||
      other.check.comparesSegments ||
      segment.ignored.includes(other.check.id) ||
      finds(other) <= countOf(other.check),
  );
}

/** Where a finding stands in the catalog's own text. */
function rangeOf(finding: SegmentFinding, segment: Segment, catalog: Catalog): TextRange {
  const side = finding.on ?? 'target';
  const ownSource = catalog.kind === 'bilingual' || catalog.isSource === true;
  const slot = side === 'target' ? segment.target : side === 'source' && ownSource ? segment.source : undefined;
  if (slot) {
    const start = slot.toText(Math.max(0, finding.start ?? 0));
    const end = slot.toText(Math.min(slot.value.length, finding.end ?? slot.value.length));
    return { start, end: Math.max(start, end) };
  }
  if (side === 'source' && segment.target) return segment.target.range;
  return segment.idRange ?? segment.range;
}

/** Whether the entry of a segment is not well formed: the file takes no other text there before it is. */
function isBrokenEntry({ range: { start, end } }: Segment, { problems }: Catalog): boolean {
  for (const { id, severity, range } of problems)
    if (id === 'syntax' && severity === 'error' && range.start < end && range.end > start) return true;
  return false;
}
