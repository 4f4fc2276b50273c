import { flagsOf, matchesOf, type RuleFinder } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Counts a pattern in each text; what is too much is found at the first match beyond the limit. */
export function occurrence({ min, max, ...rule }: RuleOf<'occurrence'>): RuleFinder {
  const pattern = new RegExp(rule.pattern, flagsOf(rule));
  return function* (shape) {
    const matches = [...matchesOf(pattern, shape)];
    const count = matches.length;
    const beyond = max === undefined ? undefined : matches[max];
    if (beyond) {
      const words = { match: beyond[0], count, limit: max ?? 0 };
      yield { start: beyond.index, end: beyond.index + beyond[0].length, words };
    } else if (min !== undefined && count < min) {
      yield { start: 0, end: shape.length, words: { match: '', count, limit: min } };
    }
  };
}
