import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { Format } from '../../formats/format.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import type { ProjectSettings } from '../../settings.ts';
import type { Spelling } from '../../spelling/spelling.ts';
import { createTermIndex, type TermIndex } from '../../terms/termIndex.ts';
import { checks as everyCheck } from '../checks.ts';
import type { Check, CheckContext, Decoding, FileCheck, SegmentCheck } from '../contract/check.ts';
import { createCheckContext, type GivenContext } from '../contract/checkContext.ts';
import type { LookUp } from '../contract/declarations.ts';
import type { LinkedFiles } from '../contract/linkedFiles.ts';
import type { OtherLocales } from '../contract/otherLocales.ts';
import type { ReferenceSources } from '../contract/referenceSources.ts';
import { type CheckPlan, createCheckPlan, type RunningCheck } from './checkPlan.ts';
import { checkSeverities, isAskedFor, severityOf } from './checkSeverities.ts';

/** What a run of the checks has to know. */
export interface CheckOptions {
  /** Where catalog and segments declare none of their own. BCP 47. */
  readonly languages: { readonly source: string; readonly target: string };
  readonly settings: ProjectSettings;
  /** The project's glossary for `languages`. */
  readonly terms: TermIndex;
  /** The glossary for other target languages of the catalog's segments, which are asked for as they are written. */
  readonly furtherTerms?: (language: string) => TermIndex | undefined;
  /** How the catalog's file was read from its bytes, where it was. */
  readonly decoding?: Decoding;
  /** What the catalog's file refers to, where somebody has the files of the project. */
  readonly files?: LinkedFiles;
  /** The source texts of the file of the source language beside it. */
  readonly reference?: ReferenceSources;
  /**
   * The files of other languages beside it; asked for when a check found something that it looks at again beside them. Who
   * does not have them yet says undefined, and is asked again for the next such finding.
   */
  readonly locales?: () => OtherLocales | undefined;
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

/** The checks that run for one target language. */
interface RunningChecks {
  readonly ofSegment: readonly RunningCheck<SegmentCheck>[];
  readonly ofFile: readonly RunningCheck<FileCheck>[];
}

/** A pair of languages, and what a segment of them needs. */
export interface CheckView {
  readonly context: CheckContext;
  /** Another one, for segments as fixes would make them. */
  readonly trial: CheckContext;
  readonly plan: CheckPlan;
}

/** One run over a catalog: which checks run, and what they are told of each segment. */
export interface CheckRun {
  readonly catalog: Catalog;
  checksFor(targetLanguage: string): RunningChecks;
  /** True for a file that cannot be written, which no fix is offered for. */
  readonly readOnly: boolean;
  /** Whether what a check found is looked at again beside other languages. */
  looksAtLocales(check: string): boolean;
  /** The same run beside other languages, of the checks that look at them; undefined where there are none yet. */
  besideLocales(): CheckRun | undefined;
  /** The view of a segment; without one, that of the file. */
  viewOf(segment: Segment | undefined): CheckView;
}

/**
 * Chooses the checks of a run by the settings, for each target language when it first comes.
 *
 * @example prepareRun(catalog, options).viewOf(undefined).context.targetLanguage; // 'de'
 */
export function prepareRun(catalog: Catalog, options: CheckOptions): CheckRun {
  return runWith(catalog, options);
}

/** @param locales other languages that the checks look at at once. */
function runWith(catalog: Catalog, options: CheckOptions, locales?: OtherLocales): CheckRun {
  const runningByLanguage = new Map<string, RunningChecks>();
  const checksFor = (targetLanguage: string) => {
    const cached = runningByLanguage.get(targetLanguage);
    if (cached) return cached;
    const made = runningChecks(catalog, options, targetLanguage);
    runningByLanguage.set(targetLanguage, made);
    return made;
  };
  const make = (given: GivenContext): CheckView => {
    const context = createCheckContext(catalog, given);
    const trial = createCheckContext(catalog, given, context.facts);
    return { context, trial, plan: createCheckPlan(checksFor(given.targetLanguage).ofSegment, context) };
  };
  return {
    catalog,
    checksFor,
    readOnly: options.format?.readOnly !== undefined,
    ...besideLocales(catalog, options),
    viewOf: views(catalog, options, locales, make),
  };
}

function besideLocales(catalog: Catalog, options: CheckOptions): Pick<CheckRun, 'looksAtLocales' | 'besideLocales'> {
  const { checks = everyCheck, settings } = options;
  const looking = options.locales ? checks.filter((check) => check.looksUp === 'locales') : [];
  const here = new Set(looking.filter((check) => isLookedUp(check, catalog, settings)).map(({ id }) => id));
  let beside: CheckRun | undefined;
  return {
    looksAtLocales: (id) => here.has(id),
    besideLocales() {
      const locales = beside ? undefined : options.locales?.();
      if (locales) beside = runWith(catalog, { ...options, only: new Set(looking.map(({ id }) => id)) }, locales);
      return beside;
    },
  };
}

const isLookedUp = ({ looksUpIn }: Check, catalog: Catalog, settings: ProjectSettings) =>
  looksUpIn?.(catalog, settings) !== false;

/**
 * The checks that may run over a catalog and look something up for it.
 *
 * @example checksLookingUp('spelling', catalog, options).map(({ id }) => id); // ['spelling']
 */
export function checksLookingUp(
  what: LookUp,
  catalog: Catalog,
  { checks = everyCheck, settings, only }: Pick<CheckOptions, 'checks' | 'settings' | 'only'>,
): readonly Check[] {
  return checks.filter(
    (check) =>
      check.looksUp === what &&
      (check.inSource || !catalog.isSource) &&
      (only ? only.has(check.id) : !check.optional || isAskedFor(check.id, settings)) &&
      isLookedUp(check, catalog, settings),
  );
}

function runningChecks(catalog: Catalog, options: CheckOptions, targetLanguage: string): RunningChecks {
  const ofSegment: RunningCheck<SegmentCheck>[] = [];
  const ofFile: RunningCheck<FileCheck>[] = [];
  const severities = checkSeverities(options.settings, targetLanguage);
  const facts = factsOf(catalog);
  for (const check of options.checks ?? everyCheck) {
    if (check.needsFact && !facts[check.needsFact]) continue;
    if (options.only && !options.only.has(check.id)) continue;
    if (catalog.isSource && !check.inSource) continue;
    const asked = severities[check.id];
    const isNamed = options.named?.has(check.id) === true;
    const severity = severityOf(check, asked, isNamed);
    if (!severity) continue;
    const fixed = asked !== undefined;
    if (check.scope === 'file') ofFile.push({ check, severity, fixed, asked: fixed || isNamed });
    else ofSegment.push({ check, severity, fixed, asked: fixed || isNamed });
  }
  return { ofSegment, ofFile };
}

/** The view of a segment: one for each pair of languages of the catalog, with the terms that the segment brings. */
function views(
  catalog: Catalog,
  options: CheckOptions,
  locales: OtherLocales | undefined,
  make: (given: GivenContext) => CheckView,
): (segment: Segment | undefined) => CheckView {
  const viewByLanguages = new Map<string, CheckView>();
  let last: CheckView | undefined;
  const ofLanguages = (segment: Segment | undefined): CheckView => {
    const source = segment?.sourceLanguage ?? catalog.sourceLanguage ?? options.languages.source;
    const target = segment?.targetLanguage ?? catalog.targetLanguage ?? options.languages.target;
    if (last?.context.sourceLanguage === source && last.context.targetLanguage === target) return last;
    const key = `${source}\u0000${target}`;
    last = viewByLanguages.get(key);
    if (last) return last;
    const ours = sameLanguage(source, options.languages.source) && sameLanguage(target, options.languages.target);
    const { spelling } = options;
    last = make({
      sourceLanguage: source,
      targetLanguage: target,
      settings: options.settings,
      terms: ours ? options.terms : (options.furtherTerms?.(target) ?? createTermIndex([])),
      ...(options.decoding ? { decoding: options.decoding } : {}),
      ...(options.files ? { files: options.files } : {}),
      ...(options.reference ? { reference: options.reference } : {}),
      ...(locales ? { locales } : {}),
      ...(spelling ? { spelling: () => spelling(target) } : {}),
    });
    viewByLanguages.set(key, last);
    return last;
  };
  let extended: { readonly terms: Segment['terms']; readonly of: CheckView; readonly view: CheckView } | undefined;
  return (segment) => {
    const of = ofLanguages(segment);
    const terms = segment?.terms;
    if (!terms) return of;
    // Segments of one entry share their terms.
    if (extended?.terms !== terms || extended.of !== of) {
      const { context } = of;
      extended = { terms, of, view: make({ ...context, terms: createTermIndex([...context.terms.terms, ...terms]) }) };
    }
    return extended.view;
  };
}
