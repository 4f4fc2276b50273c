import type { Catalog } from '../catalog/catalog.ts';
import { type Content, codeTexts, editContent, plain } from '../catalog/content.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Format } from '../formats/format.ts';
import { eachSegment } from '../formats/lazyCatalog.ts';
import type { ProjectSettings } from '../settings.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { TermIndex } from '../terms/termIndex.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import type { Check, CheckContext, FileCheck, FileFinding, Finding, SegmentCheck, SegmentFinding } from './check.ts';
import { createCheckContext } from './checkContext.ts';
import { type CheckPlan, createCheckPlan, type PlannedCheck, type RunningCheck } from './checkPlan.ts';
import { checkSeverities, severityOf } from './checkSeverities.ts';
import { checks as everyCheck } from './checks.ts';
import { isBrokenEntry } from './isBrokenEntry.ts';
import { sameLanguage } from './language.ts';
import type { LinkedFiles } from './linkedFiles.ts';
import type { OtherLocales } from './otherLocales.ts';
import type { ReferenceSources } from './referenceSources.ts';
import { fact, type SegmentTraits, segmentTraits } from './segmentTraits.ts';

/** What a run of the checks has to know. */
export interface CheckOptions {
  /** Where catalog and segments declare none of their own. BCP 47. */
  readonly languages: { readonly source: string; readonly target: string };
  readonly settings: ProjectSettings;
  /** The project's glossary for `languages`. */
  readonly terms: TermIndex;
  /** The glossary for other target languages of the catalog's segments, which are asked for as they are written. */
  readonly furtherTerms?: (language: string) => TermIndex | undefined;
  /** What the catalog's file refers to, where somebody has the files of the project. */
  readonly files?: LinkedFiles;
  /** The source texts of the file of the source language beside it. */
  readonly reference?: ReferenceSources;
  /** The files of other languages beside it; looked at for what `same-as-source` finds without them. */
  readonly locales?: OtherLocales;
  /** The words of a target language, as written, where spelling is checked. */
  readonly spelling?: (language: string) => Spelling | undefined;
  /** The format that parsed the catalog. */
  readonly format?: Format;
  /** Ids of the only checks to run. */
  readonly only?: ReadonlySet<string>;
  /** Only what segments tell by themselves, or only what the file does: see `FileCheck.inSegment`. Default: both. */
  readonly part?: 'segments' | 'file';
  /** Ids of checks that run even where they are optional and the settings say nothing of them. */
  readonly named?: ReadonlySet<string>;
  /** Default: every check there is. */
  readonly checks?: readonly Check[];
}

/**
 * Runs every check that the settings allow over a catalog.
 *
 * @returns findings ordered by their place in the file's text, ranges in UTF-16 code units of it. Every fix was tried:
 *   running its check again on the result finds less, and no other check finds more.
 * @example runChecks(catalog, { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms })
 */
export function runChecks(catalog: Catalog, options: CheckOptions): readonly Finding[] {
  const run = prepare(catalog, options);
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
  const run = prepare(catalog, options);
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

/**
 * The target of a segment as a finding's fix would make it; as it is when there is no fix.
 *
 * @example changeSegments(format, catalog, new Map([[segment.id, { content: applyFix(finding, segment) }]]))
 */
export function applyFix(finding: Pick<Finding, 'fix'>, segment: Segment): Content {
  const target: Content = segment.target ?? plain('');
  if (!finding.fix) return { value: target.value, codes: target.codes };
  return editContent(target, finding.fix.edits, codeTexts(segment.source, segment.target));
}

/** The checks that run for one target language. */
interface RunningChecks {
  readonly ofSegment: readonly RunningCheck<SegmentCheck>[];
  readonly ofFile: readonly RunningCheck<FileCheck>[];
}

/** A pair of languages, and what a segment of them needs. */
interface View {
  readonly context: CheckContext;
  /** Another one, for segments as fixes would make them. */
  readonly trial: CheckContext;
  readonly plan: CheckPlan;
}

interface Run {
  readonly catalog: Catalog;
  checksFor(targetLanguage: string): RunningChecks;
  /** True for a file that cannot be written, which no fix is offered for. */
  readonly readOnly: boolean;
  viewOf(segment: Segment | undefined): View;
}

function prepare(catalog: Catalog, options: CheckOptions): Run {
  const known = new Map<string, RunningChecks>();
  const checksFor = (targetLanguage: string) => {
    const cached = known.get(targetLanguage);
    if (cached) return cached;
    const made = runningChecks(catalog, options, targetLanguage);
    known.set(targetLanguage, made);
    return made;
  };
  const make = (given: Omit<CheckContext, 'catalog' | 'message'>): View => {
    const [context, trial] = [createCheckContext(catalog, given), createCheckContext(catalog, given)];
    return { context, trial, plan: createCheckPlan(checksFor(given.targetLanguage).ofSegment, context) };
  };
  return {
    catalog,
    checksFor,
    readOnly: options.format?.readOnly !== undefined,
    viewOf: views(catalog, options, make),
  };
}

function runningChecks(catalog: Catalog, options: CheckOptions, targetLanguage: string): RunningChecks {
  const ofSegment: RunningCheck<SegmentCheck>[] = [];
  const ofFile: RunningCheck<FileCheck>[] = [];
  const severities = checkSeverities(options.settings, targetLanguage);
  for (const check of options.checks ?? everyCheck) {
    if (options.only && !options.only.has(check.id)) continue;
    if (catalog.isSource && !check.inSource) continue;
    const asked = severities[check.id];
    const severity = severityOf(check, asked, options.named?.has(check.id) === true);
    if (!severity) continue;
    const fixed = asked !== undefined;
    if (check.scope === 'segment') ofSegment.push({ check, severity, fixed });
    else ofFile.push({ check, severity, fixed });
  }
  return { ofSegment, ofFile };
}

/** The view of a segment: one for each pair of languages of the catalog, with the terms that the segment brings. */
function views(
  catalog: Catalog,
  options: CheckOptions,
  make: (given: Omit<CheckContext, 'catalog' | 'message'>) => View,
): (segment: Segment | undefined) => View {
  const known = new Map<string, View>();
  let last: View | undefined;
  const ofLanguages = (segment: Segment | undefined): View => {
    const source = segment?.sourceLanguage ?? catalog.sourceLanguage ?? options.languages.source;
    const target = segment?.targetLanguage ?? catalog.targetLanguage ?? options.languages.target;
    if (last?.context.sourceLanguage === source && last.context.targetLanguage === target) return last;
    const key = `${source}\u0000${target}`;
    last = known.get(key);
    if (last) return last;
    const ours = sameLanguage(source, options.languages.source) && sameLanguage(target, options.languages.target);
    const { spelling } = options;
    last = make({
      sourceLanguage: source,
      targetLanguage: target,
      settings: options.settings,
      terms: ours ? options.terms : (options.furtherTerms?.(target) ?? createTermIndex([])),
      ...(options.files ? { files: options.files } : {}),
      ...(options.reference ? { reference: options.reference } : {}),
      ...(options.locales ? { locales: options.locales } : {}),
      ...(spelling ? { spelling: () => spelling(target) } : {}),
    });
    known.set(key, last);
    return last;
  };
  let own: { readonly terms: Segment['terms']; readonly of: View; readonly view: View } | undefined;
  return (segment) => {
    const of = ofLanguages(segment);
    const terms = segment?.terms;
    if (!terms) return of;
    // Segments of one entry share their terms.
    if (own?.terms !== terms || own.of !== of) {
      const { context } = of;
      own = { terms, of, view: make({ ...context, terms: createTermIndex([...context.terms.terms, ...terms]) }) };
    }
    return own.view;
  };
}

function runOnSegment(run: Run, segment: Segment, findings: Finding[]): void {
  const { ignored } = segment;
  if (ignored.length > 0 && ignored.includes('*')) return;
  const view = run.viewOf(segment);
  const { context } = view;
  const traits = segmentTraits(segment, segment.syntaxes ?? run.catalog.syntaxes);
  let found: Found[] | undefined;
  for (const running of view.plan.of(segment, traits, context)) {
    if (ignored.length > 0 && ignored.includes(running.check.id)) continue;
    const list = findIn(running, segment, traits, context);
    if (list.length === 0) continue;
    found ??= [];
    const { check, severity, fixed } = running;
    found.push({ check, severity, fixed, list });
  }
  if (!found) return;
  const findingCount = found.reduce((sum, { list }) => sum + list.length, 0);
  const effort = (segment.target?.value.length ?? 0) + findingCount * findingEffort;
  let tried = 0;
  const mayTry = () => {
    tried += effort;
    return tried === effort || tried <= mostTried;
  };
  for (const { check, severity, fixed, list } of found) {
    for (const finding of list) {
      const { message, data, fix } = finding;
      findings.push({
        check: check.id,
        severity: fixed ? severity : (finding.severity ?? severity),
        range: rangeOf(finding, segment, run.catalog),
        segment: segment.id,
        message,
        ...(data ? { data } : {}),
        ...(fix && mayTry() && clears(check, segment, finding, found, view, run) ? { fix } : {}),
      });
    }
  }
}

/**
 * Code units of targets that are read to try the fixes of one segment: each fix reads all of it again, and makes all of
 * its findings again. A text of a thousand characters has hundreds of fixes, one of 200,000 has two, and the next when
 * that is made.
 */
const mostTried = 400_000;
/** What making a finding costs, in code units that are read. */
const findingEffort = 40;

/** What a running check found in a segment. */
interface Found extends RunningCheck<SegmentCheck> {
  readonly list: readonly SegmentFinding[];
}

const nothing: readonly SegmentFinding[] = [];

/** What a check finds in a segment; it is asked only where it may find something. */
function findIn(
  planned: PlannedCheck,
  segment: Segment,
  traits: SegmentTraits,
  context: CheckContext,
): readonly SegmentFinding[] {
  if (planned.mayFind && !planned.mayFind(segment, traits, context)) return nothing;
  let list: SegmentFinding[] | undefined;
  for (const finding of planned.run(segment, context)) {
    if (list) list.push(finding);
    else list = [finding];
  }
  return list ?? nothing;
}

/**
 * Whether the check finds less in the segment with the fix applied, and no other check finds more. What depends on other
 * segments is not asked: they are not what the fix changes.
 */
function clears(
  check: SegmentCheck,
  segment: Segment,
  finding: SegmentFinding,
  found: readonly Found[],
  view: View,
  run: Run,
): boolean {
  if (!finding.fix || finding.fix.edits.length === 0 || run.readOnly || isBrokenEntry(segment, run.catalog))
    return false;
  let content: Content;
  try {
    content = applyFix({ fix: finding.fix }, segment);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  if (content.value === '') return false;
  const range = segment.target?.range ?? segment.range;
  const target: Slot = { ...content, range, toText: () => range.start };
  const edited = segmentWith(segment, { target });
  const context = view.trial;
  const traits = segmentTraits(edited, segment.syntaxes ?? run.catalog.syntaxes);
  const before = (of: SegmentCheck) => found.find((one) => one.check === of)?.list.length ?? 0;
  // With the checks that are not asked about what is not to be translated.
  const asked = view.plan.of(edited, { ...traits, segment: traits.segment | fact.translated }, context);
  const finds = (one: PlannedCheck) => findIn(one, edited, traits, context).length;
  const own = asked.find((one) => one.check === check);
  if (own && finds(own) >= before(check)) return false;
  return asked.every(
    (other) =>
      other === own ||
      other.check.comparesSegments ||
      segment.ignored.includes(other.check.id) ||
      finds(other) <= before(other.check),
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
