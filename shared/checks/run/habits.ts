import type { Segment } from '../../catalog/segment.ts';
import { english, type Sentence, say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { segmentTraits } from '../contract/segmentTraits.ts';
import type { CheckRun } from './checkRun.ts';
import type { FoundByCheck } from './explained.ts';
import { findBy } from './findBy.ts';

/** How often the segments of a file show what may be its habit. */
interface Counts {
  /** Segments that could show it. */
  possible: number;
  shown: number;
  /** Id of the first segment that shows it. */
  first: string | undefined;
}

/** So many segments at the top of a file show its habits. */
const sample = 3000;
/** What fewer segments do is no habit. */
const fewest = 8;

/**
 * Leaves one finding, in the first segment that has it, of those that more than a third of the segments have that could: they
 * are a habit of the file. Who asks for the check by its id, or gives it a severity, gets each of them.
 */
export function withHabits(run: CheckRun, segment: Segment, found: readonly FoundByCheck[]): readonly FoundByCheck[] {
  if (!found.some(({ check, list }) => check.habit && list.some(({ habit }) => habit))) return found;
  const language = run.viewOf(segment).context.targetLanguage;
  return found.flatMap((one) => {
    const { check, fixed } = one;
    if (!check.habit || fixed || run.isNamed(check.id)) return [one];
    const counts = countsOf(run, check);
    const reported = new Set<string>();
    const list = one.list.flatMap((finding): readonly SegmentFinding[] => {
      const { habit } = finding;
      const count = habit && counts.get(keyOf(language, habit));
      if (!count || count.shown < fewest || 3 * count.shown <= count.possible) return [finding];
      if (count.first !== segment.id || reported.has(english(habit))) return [];
      reported.add(english(habit));
      const { fix: _, ...rest } = finding;
      const data = { ...finding.data, segments: count.shown, of: count.possible };
      return [{ ...rest, message: say`${habit} (${count.shown} of ${count.possible})`, data }];
    });
    return list.length > 0 ? [{ ...one, list }] : [];
  });
}

const keyOf = (language: string, habit: Sentence) => `${language}\u0000${english(habit)}`;

const countsByCheck = () => new Map<string, ReadonlyMap<string, Counts>>();

/** Counted once for the entries of a file and its settings: while no more than texts are edited, it stays. */
function countsOf(run: CheckRun, check: SegmentCheck): ReadonlyMap<string, Counts> {
  const { catalog, settings } = run.viewOf(undefined).context;
  const byCheck = catalog.segments.entryFacts.ofBoth(countsByCheck, catalog, settings);
  const counts = byCheck.get(check.id) ?? counted(run, check);
  byCheck.set(check.id, counts);
  return counts;
}

function counted(run: CheckRun, check: SegmentCheck): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  let left = sample;
  for (const segment of run.catalog.segments) {
    if (left-- === 0) break;
    if (segment.ignored.includes('*') || segment.ignored.includes(check.id)) continue;
    const { plan, trial } = run.viewOf(segment);
    const traits = segmentTraits(segment, segment.syntaxes ?? run.catalog.syntaxes);
    const planned = plan.of(segment, traits, trial).find((one) => one.check === check);
    const possible = planned && check.habit?.(segment, trial);
    if (!planned || !possible) continue;
    const key = keyOf(trial.targetLanguage, possible);
    const count = counts.get(key) ?? { possible: 0, shown: 0, first: undefined };
    counts.set(key, count);
    count.possible++;
    if (!findBy(planned, segment, traits, trial).some(({ habit }) => habit && english(habit) === english(possible)))
      continue;
    count.shown++;
    count.first ??= segment.id;
  }
  return counts;
}
