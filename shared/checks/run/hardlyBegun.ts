import { keepingLast } from '../../catalog/keepingLast.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { CheckContext, SegmentFinding } from '../contract/check.ts';
import { createCheckContext } from '../contract/checkContext.ts';
import { fewestTogether, hardlyBegunPart } from '../contract/declarations.ts';
import { segmentTraits } from '../contract/segmentTraits.ts';
import type { PlannedCheck } from './checkPlan.ts';
import type { CheckRun } from './checkRun.ts';
import { findBy } from './findBy.ts';

/** What a check finds in the texts of one language of a file that nobody touched yet. */
interface Untouched {
  readonly count: number;
  /** Id of the first segment that it finds something in. */
  readonly first: string | undefined;
}

/** Where nothing at all is translated, so many are. */
const fewestOfNothing = 5;
/** So many segments at the top of a file tell that its translation has begun. */
const sample = 1000;

const nothing: readonly SegmentFinding[] = [];

/**
 * What a check has for a segment of a file whose translation has hardly begun: one finding, in the first segment that has
 * one, stands for all. Who asks for the check by its id, or gives it a severity, gets each of them.
 *
 * @returns undefined where the check is to look at the segment itself.
 */
export function ofHardlyBegun(
  run: CheckRun,
  planned: PlannedCheck,
  segment: Segment,
): readonly SegmentFinding[] | undefined {
  const { check, asked } = planned;
  if (!check.untouched || asked) return undefined;
  const { context } = run.viewOf(segment);
  const untouched = untouchedIn(run, planned, context.targetLanguage);
  if (!untouched) return undefined;
  if (untouched.first !== segment.id) return nothing;
  return [{ on: 'segment', message: check.untouched(untouched.count), data: { count: String(untouched.count) } }];
}

const untouchedByCheck = () => new Map<string, Untouched | undefined>();

/** Counted once for the entries of a file and its settings: while no more than texts are edited, it stays. */
function untouchedIn(run: CheckRun, planned: PlannedCheck, language: string): Untouched | undefined {
  const { catalog, settings } = run.viewOf(undefined).context;
  const byCheck = catalog.segments.entryFacts.ofBoth(untouchedByCheck, catalog, settings);
  const key = `${planned.check.id}\u0000${language}`;
  if (!byCheck.has(key)) {
    const translated = ofFewTranslated(run, language);
    byCheck.set(key, translated === undefined ? undefined : counted(run, planned, language, translated));
  }
  return byCheck.get(key);
}

/** How many texts of a language are translated, where all but few are empty or the source text; undefined where more are. */
function ofFewTranslated(run: CheckRun, language: string): number | undefined {
  const [first, among] = progressOf(run, language, sample);
  if (first * hardlyBegunPart >= among) return undefined;
  const [translated, all] = progressOf(run, language, Number.POSITIVE_INFINITY);
  return translated * hardlyBegunPart < all ? translated : undefined;
}

/** How many of the first texts of a language are translated, and how many there are. */
function progressOf(run: CheckRun, language: string, most: number): readonly [translated: number, all: number] {
  let [translated, all] = [0, 0];
  for (const segment of run.catalog.segments) {
    if (all === most) break;
    const { source, target, state } = segment;
    if (!segment.translatable || segment.obsolete || !source?.value.trim()) continue;
    if (run.viewOf(segment).context.targetLanguage !== language) continue;
    all++;
    if (state !== 'untranslated' && target && target.value !== source.value && target.value.trim() !== '') translated++;
  }
  return [translated, all];
}

/** What the check finds without a look at other languages, so that it is the same whoever asks. */
function counted(run: CheckRun, planned: PlannedCheck, language: string, translated: number): Untouched | undefined {
  let [count, first]: [number, string | undefined] = [0, undefined];
  const { check } = planned;
  const aloneOf = keepingLast(({ locales: _, ...given }: CheckContext) => createCheckContext(run.catalog, given));
  for (const segment of run.catalog.segments) {
    if (segment.ignored.includes('*') || segment.ignored.includes(check.id)) continue;
    const { plan, trial } = run.viewOf(segment);
    if (trial.targetLanguage !== language) continue;
    const traits = segmentTraits(segment, segment.syntaxes ?? run.catalog.syntaxes);
    const alone = aloneOf(trial);
    if (!plan.of(segment, traits, alone).some((one) => one.check === check)) continue;
    if (findBy(planned, segment, traits, alone).length === 0) continue;
    count++;
    first ??= segment.id;
  }
  const isOne = translated === 0 ? count >= fewestOfNothing : count >= fewestTogether && count > translated;
  return isOne ? { count, first } : undefined;
}
