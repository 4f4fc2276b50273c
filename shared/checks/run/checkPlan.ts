import type { Segment } from '../../catalog/segment.ts';
import type { Message } from '../../messages/message.ts';
import type { Severity } from '../../settings.ts';
import type { Check, CheckContext, SegmentCheck } from '../contract/check.ts';
import type { SideNeeds } from '../contract/declarations.ts';
import { type SegmentTraits, textTraits } from '../contract/segmentTraits.ts';
import { fact, type Traits, trait } from '../contract/traits.ts';
import { sameUnits } from '../placeholders/placeholderDifference.ts';
import { isOfMadeUpLanguage } from './madeUpLanguage.ts';

/** A check that runs, with the severity that it runs with. */
export interface RunningCheck<T extends Check> {
  readonly check: T;
  readonly severity: Severity;
  /** True where the settings name the severity, which then goes before that of a finding. */
  readonly fixed: boolean;
  /** True where the settings or the caller ask for the check by its id. */
  readonly asked: boolean;
}

type Running = RunningCheck<SegmentCheck>;

/** A check of segments in a plan, with what is called most: so that callers meet one shape of object. */
export interface PlannedCheck extends Running {
  readonly mayFind: SegmentCheck['mayFind'];
  readonly run: SegmentCheck['run'];
}

/** Which of the checks that run may find something in a segment. */
export interface CheckPlan {
  /**
   * In the order of the checks.
   *
   * @param context of the segment; it may be another one than the plan was made with, of the same languages.
   */
  of(segment: Segment, traits: SegmentTraits, context: CheckContext): readonly PlannedCheck[];
}

/** What is known of the segments that have the same facts and traits. */
interface Step {
  readonly checks: readonly PlannedCheck[];
  /** By what the messages tell, where one of the checks asks for that and there may be placeholders or tags. */
  readonly byMessages: Readonly<Record<keyof typeof rank, BySides<readonly PlannedCheck[]>>> | undefined;
}

/**
 * What is known by the traits of the source, and then by those of the target. One number made of both would be too large
 * for a small integer, and maps find other keys several times slower.
 */
type BySides<T> = Map<Traits, Map<Traits, T>>;

/** More combinations than that are no combinations any more. */
const mostSteps = 4096;

function remember<T>(bySides: BySides<T>, source: Traits, target: Traits, value: T): void {
  const ofSource = bySides.get(source);
  if (ofSource) ofSource.set(target, value);
  else bySides.set(source, new Map([[target, value]]));
}

/**
 * Plans which checks are asked about which segments. Each combination of traits that occurs is matched once against
 * what the checks need; segments that have the same traits then share one short list.
 *
 * @param running those of one pair of languages, in order.
 * @example createCheckPlan(running, context).of(segment, traits, context)
 */
export function createCheckPlan(running: readonly Running[], context: CheckContext): CheckPlan {
  const concerned = running
    .filter(({ check }) => !isOfMadeUpLanguage(check, context.targetLanguage) && check.concerns?.(context) !== false)
    .map((one) => ({ ...one, mayFind: one.check.mayFind, run: one.check.run }));
  /** By facts, and then by traits. */
  const steps: ({ count: number; readonly bySides: BySides<Step> } | undefined)[] = [];
  const stepFor = (traits: SegmentTraits): Step => {
    const { segment, source, target } = traits;
    let ofFacts = steps[segment];
    if (!ofFacts || ofFacts.count >= mostSteps) {
      ofFacts = { count: 0, bySides: new Map() };
      steps[segment] = ofFacts;
    }
    let step = ofFacts.bySides.get(source)?.get(target);
    if (!step) {
      step = stepOf(concerned, traits);
      remember(ofFacts.bySides, source, target, step);
      ofFacts.count++;
    }
    return step;
  };
  return {
    of(segment, traits, { message }) {
      const { checks, byMessages } = stepFor(traits);
      if (!byMessages) return checks;
      const source = segment.source && message(segment, 'source');
      const target = segment.target && (segment.target === segment.source ? source : message(segment, 'target'));
      const units = unitsOf(source, target);
      const ofSource = source ? textTraits(source, traits.source) : 0;
      const ofTarget = target ? (target === source ? ofSource : textTraits(target, traits.target)) : 0;
      const byTexts = byMessages[units];
      let left = byTexts.get(ofSource)?.get(ofTarget);
      if (!left) {
        left = checks.filter(
          ({ check: { needs } }) =>
            (needs?.units === undefined || rank[units] >= rank[needs.units]) && isMet(needs?.text, ofSource, ofTarget),
        );
        remember(byTexts, ofSource, ofTarget, left);
      }
      return left;
    },
  };
}

function stepOf(running: readonly PlannedCheck[], { segment, source, target }: SegmentTraits): Step {
  const special = ((source | target) & trait.special) !== 0;
  const checks = running.filter(({ check }) => {
    const { needs } = check;
    const facts = (needs?.segment ?? 0) | (check.appliesTo === 'all' ? 0 : fact.translated);
    if ((segment & facts) !== facts || (needs?.units && !special)) return false;
    return isMet(needs, source, target) && isMet(needs?.text, source, target);
  });
  const asks = checks.some(({ check: { needs } }) => needs?.text || needs?.units);
  return {
    checks,
    byMessages: special && asks ? { none: new Map(), any: new Map(), different: new Map() } : undefined,
  };
}

/** What the messages of a segment tell of their units; each says more than the one before. */
const rank = { none: 0, any: 1, different: 2 } as const;

function unitsOf(source: Message | undefined, target: Message | undefined): keyof typeof rank {
  if (!source?.units.length && !target?.units.length) return 'none';
  return source && target && sameUnits(source, target) ? 'any' : 'different';
}

function isMet(needs: SideNeeds | undefined, source: Traits, target: Traits): boolean {
  if (!needs) return true;
  return (
    (needs.source === undefined || (source & needs.source) !== 0) &&
    (needs.target === undefined || (target & needs.target) !== 0) &&
    (needs.either === undefined || ((source | target) & needs.either) !== 0)
  );
}
