import type { Segment } from '../../catalog/segment.ts';
import type { CheckContext, SegmentFinding } from '../../checks/contract/check.ts';
import { flagsOf } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Where one pattern is found, another has to be, or must not be: on the same side of a segment or the other one. */
export function conditional(
  rule: RuleOf<'conditional'>,
): (
  segment: Segment,
  context: CheckContext,
) => (Omit<SegmentFinding, 'message'> & { readonly match: string }) | undefined {
  const flags = flagsOf(rule).replace('g', '');
  const first = new RegExp(rule.if.pattern, flags);
  const second = new RegExp(rule.then.pattern, flags);
  return (segment, context) => {
    if (!segment[rule.if.on] || !segment[rule.then.on]) return undefined;
    const match = first.exec(context.message(segment, rule.if.on).shape);
    if (!match) return undefined;
    const there = second.exec(context.message(segment, rule.then.on).shape);
    if (rule.then.not) {
      if (!there) return undefined;
      return { on: rule.then.on, start: there.index, end: there.index + there[0].length, match: there[0] };
    }
    if (there) return undefined;
    // What is missing has no place: where the reason for it stands is shown, if that is on the judged side.
    const shown = rule.if.on === rule.then.on ? { start: match.index, end: match.index + match[0].length } : {};
    return { on: rule.then.on, ...shown, match: match[0] };
  };
}
