import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment } from '../../catalog/segment.ts';
import { english, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, FileCheck, FileFinding, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { segmentTraits } from '../contract/segmentTraits.ts';
import { fact } from '../contract/traits.ts';
import type { RunningCheck } from './checkPlan.ts';
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

/** The habit that a segment could show, and those that it does. */
interface Shows {
  readonly possible: Sentence;
  shown(): readonly (Sentence | undefined)[];
}

/** So many segments at the top of a file show its habits. */
const sample = 3000;
/** What fewer segments do is no habit. */
const fewest = 8;

const isHabit = ({ shown, possible }: Pick<Counts, 'shown' | 'possible'>) => shown >= fewest && 3 * shown > possible;

/**
 * Leaves one finding, in the first segment that has it, of those that more than a third of the segments have that could: they
 * are a habit of the file. Who asks for the check by its id, or gives it a severity, gets each of them.
 */
export function withHabits(run: CheckRun, segment: Segment, results: readonly FoundByCheck[]): readonly FoundByCheck[] {
  const mayBe = ({ check, asked, list }: FoundByCheck) =>
    check.habit !== undefined && !asked && list.some((finding) => habitIn(finding, check) !== undefined);
  if (!results.some(mayBe)) return results;
  return results.flatMap((one) => {
    if (!mayBe(one)) return [one];
    const { check } = one;
    const counts = countsOf(run, check, () => counted(run, check.id, showsOf(run, check)));
    const list = withoutRepeated<SegmentFinding>(run, segment, counts, one.list, (finding) => habitIn(finding, check));
    return list.length > 0 ? [{ ...one, list }] : [];
  });
}

/** The same for what a check of the file finds in one segment. */
export function withHabitsOfFile(
  run: CheckRun,
  { check, asked }: RunningCheck<FileCheck>,
  segment: Segment,
  findings: Iterable<FileFinding>,
): Iterable<FileFinding> {
  if (!check.habit || asked) return findings;
  const list = [...findings];
  if (!list.some(({ habit }) => habit)) return list;
  const counts = countsOf(run, check, () =>
    counted(run, check.id, (other, context) => {
      const possible = check.habit?.(other, context);
      if (!possible) return undefined;
      return { possible, shown: () => Array.from(check.inSegment?.(other, context) ?? [], ({ habit }) => habit) };
    }),
  );
  return withoutRepeated(run, segment, counts, list, ({ habit }) => habit);
}

/** The same for what a check finds when it looks at the whole file, in its order but for what may be a habit. */
export function* withHabitsOfAll(findings: Iterable<FileFinding>): Generator<FileFinding> {
  const groups = new Map<string, FileFinding[]>();
  for (const finding of findings) {
    if (finding.habit) pushTo(groups, english(finding.habit), finding);
    else yield finding;
  }
  for (const group of groups.values()) {
    const [first] = group;
    // An entry may lack several forms.
    const shown = new Set(group.map(({ range }) => range.start)).size;
    const possible = Math.max(shown, group.at(-1)?.among ?? shown);
    if (first?.habit && isHabit({ shown, possible })) yield asHabit(first, first.habit, { shown, possible });
    else yield* group;
  }
}

const habitIn = ({ habit }: SegmentFinding, check: SegmentCheck) =>
  habit ?? (typeof check.habit === 'function' ? undefined : check.habit);

/** The findings of a segment without those that stand for a habit which another segment, or another finding, tells. */
function withoutRepeated<Found extends SegmentFinding | FileFinding>(
  run: CheckRun,
  segment: Segment,
  counts: ReadonlyMap<string, Counts>,
  list: readonly Found[],
  habitOf: (finding: Found) => Sentence | undefined,
): readonly Found[] {
  const language = run.viewOf(segment).context.targetLanguage;
  const reported = new Set<string>();
  return list.flatMap((finding): readonly Found[] => {
    const habit = habitOf(finding);
    const count = habit && counts.get(keyOf(language, habit));
    if (!count || !isHabit(count)) return [finding];
    if (count.first !== segment.id || reported.has(english(habit))) return [];
    reported.add(english(habit));
    return [asHabit(finding, habit, count)];
  });
}

function asHabit<Found extends SegmentFinding | FileFinding>(
  finding: Found,
  habit: Sentence,
  { shown, possible }: Pick<Counts, 'shown' | 'possible'>,
): Found {
  const data = { ...finding.data, segments: shown, of: possible };
  const made = { ...finding, message: say`${habit} (${shown} of ${possible})`, data };
  // What puts one of them right leaves the others.
  Reflect.deleteProperty(made, 'fix');
  return made;
}

const keyOf = (language: string, habit: Sentence) => `${language}\u0000${english(habit)}`;

const countsByCheck = () => new Map<string, ReadonlyMap<string, Counts>>();

/** Counted once for the entries of a file and its settings: while no more than texts are edited, it stays. */
function countsOf(
  run: CheckRun,
  { id }: Pick<SegmentCheck | FileCheck, 'id'>,
  count: () => ReadonlyMap<string, Counts>,
): ReadonlyMap<string, Counts> {
  const { catalog, settings } = run.viewOf(undefined).context;
  const byCheck = catalog.segments.entryFacts.ofBoth(countsByCheck, catalog, settings);
  const counts = byCheck.get(id) ?? count();
  byCheck.set(id, counts);
  return counts;
}

function showsOf(run: CheckRun, check: SegmentCheck): (segment: Segment, context: CheckContext) => Shows | undefined {
  return (segment, trial) => {
    const traits = segmentTraits(segment, segment.syntaxes ?? run.catalog.syntaxes);
    const planned = run
      .viewOf(segment)
      .plan.of(segment, traits, trial)
      .find((one) => one.check === check);
    if (!planned && (!check.habitIsOfAll || (traits.segment & fact.translated) === 0)) return undefined;
    const possible = typeof check.habit === 'function' ? check.habit(segment, trial) : check.habit;
    if (!possible) return undefined;
    const findings = () => (planned ? findBy(planned, segment, traits, trial) : []);
    return { possible, shown: () => findings().map((finding) => habitIn(finding, check)) };
  };
}

function counted(
  run: CheckRun,
  check: string,
  shows: (segment: Segment, context: CheckContext) => Shows | undefined,
): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const segment of run.catalog.segments.top(sample)) {
    if (segment.ignored.includes('*') || segment.ignored.includes(check)) continue;
    const { trial } = run.viewOf(segment);
    const habits = shows(segment, trial);
    if (!habits) continue;
    const key = keyOf(trial.targetLanguage, habits.possible);
    const count = counts.get(key) ?? { possible: 0, shown: 0, first: undefined };
    counts.set(key, count);
    count.possible++;
    const words = english(habits.possible);
    if (!habits.shown().some((habit) => habit && english(habit) === words)) continue;
    count.shown++;
    count.first ??= segment.id;
  }
  return counts;
}
