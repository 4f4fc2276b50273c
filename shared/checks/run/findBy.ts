import type { Segment } from '../../catalog/segment.ts';
import type { CheckContext, SegmentFinding } from '../contract/check.ts';
import type { SegmentTraits } from '../contract/segmentTraits.ts';
import type { PlannedCheck } from './checkPlan.ts';
import { FailedCheck } from './failedCheck.ts';

const nothing: readonly SegmentFinding[] = [];

/**
 * What a check of a plan finds in a segment; it runs only where it may find something. What is optional counts only where the
 * check was asked for.
 *
 * @throws FailedCheck where the check throws.
 */
export function findBy(
  planned: PlannedCheck,
  segment: Segment,
  traits: SegmentTraits,
  context: CheckContext,
): readonly SegmentFinding[] {
  try {
    if (planned.mayFind && !planned.mayFind(segment, traits, context)) return nothing;
    let list: SegmentFinding[] | undefined;
    for (const finding of planned.run(segment, context)) {
      if (finding.optional && !planned.asked) continue;
      if (list) list.push(finding);
      else list = [finding];
    }
    return list ?? nothing;
  } catch (error) {
    throw new FailedCheck(planned.check.id, error);
  }
}
