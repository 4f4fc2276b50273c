import { exceptions, flagsOf, matchesOf, type RuleFinder } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Finds a match that stands again behind white space; the fix takes the second one out. */
export function repetition(rule: RuleOf<'repetition'>): RuleFinder {
  const flags = flagsOf(rule);
  const pattern = new RegExp(rule.pattern ?? "\\p{L}[\\p{L}\\p{M}’']*", flags);
  const isFine = exceptions(rule.except, flags);
  const same = (a: string, b: string) => (rule.ignoreCase ? a.toLowerCase() === b.toLowerCase() : a === b);
  return function* (shape) {
    let last: RegExpExecArray | undefined;
    for (const match of matchesOf(pattern, shape)) {
      const before = last;
      last = match;
      if (!before || !same(before[0], match[0])) continue;
      const gap = shape.slice(before.index + before[0].length, match.index);
      const [start, end] = [before.index + before[0].length, match.index + match[0].length];
      if (!/^\s+$/.test(gap) || isFine(shape, before.index, end)) continue;
      yield { start, end, words: { match: match[0], count: 2 }, replacement: '' };
    }
  };
}
