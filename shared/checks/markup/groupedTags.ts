import { pushTo } from '../../catalog/pushTo.ts';
import { english, say } from '../../sentences/sentence.ts';
import type { SegmentFinding } from '../contract/check.ts';

/** Findings of one tag in a text that are named one by one. */
const most = 2;

/**
 * Makes one finding of those that say the same of one text, with how often: a text in which each tag differs has hundreds.
 * It stands where the first of them does, and has no fix.
 *
 * @example groupedTags(findings) // '“<b>…</b>” is missing (840 times)'
 */
export function groupedTags(findings: Iterable<SegmentFinding>): SegmentFinding[] {
  const all = [...findings];
  if (all.length <= most) return all;
  const groups = new Map<string, SegmentFinding[]>();
  for (const finding of all) pushTo(groups, `${finding.severity} ${english(finding.message)}`, finding);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length <= most) return group;
    const { fix: _, ...rest } = first;
    const data = { ...rest.data, count: group.length };
    return [{ ...rest, message: say`${rest.message} (${group.length} times)`, data }];
  });
}
