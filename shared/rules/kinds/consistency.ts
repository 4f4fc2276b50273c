import type { Segment } from '../../catalog/segment.ts';
import type { CheckContext, FileFinding } from '../../checks/contract/check.ts';
import { asWritten } from '../../sentences/sentence.ts';
import { flagsOf, matchesOf, wholeWord } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

interface Use {
  readonly segment: string;
  readonly text: string;
  readonly range: { readonly start: number; readonly end: number };
}

/** What a file writes in the way that it uses less often, for each pair of ways. */
export function* consistency(
  rule: RuleOf<'consistency'>,
  context: CheckContext,
  applies: (segment: Segment) => boolean,
): Iterable<FileFinding & { readonly match: string; readonly other: string }> {
  const flags = flagsOf(rule);
  for (const ways of Object.entries(rule.either)) {
    const [ones = [], others = []] = ways.map((way) =>
      usesOf(new RegExp(wholeWord(way), flags), rule.on, context, applies),
    );
    if (ones.length === 0 || others.length === 0) continue;
    const [rare, usual] = ones.length < others.length ? [ones, others] : [others, ones];
    for (const use of rare) {
      const { segment, range, text } = use;
      yield { segment, range, message: asWritten(''), match: text, other: usual[0]?.text ?? '' };
    }
  }
}

function usesOf(
  pattern: RegExp,
  side: 'source' | 'target',
  context: CheckContext,
  applies: (segment: Segment) => boolean,
): Use[] {
  const uses: Use[] = [];
  for (const segment of context.catalog.segments) {
    const slot = segment[side];
    if (!slot || !applies(segment)) continue;
    for (const match of matchesOf(pattern, context.message(segment, side).shape)) {
      const range = { start: slot.toText(match.index), end: slot.toText(match.index + match[0].length) };
      uses.push({ segment: segment.id, text: match[0], range });
    }
  }
  return uses;
}
