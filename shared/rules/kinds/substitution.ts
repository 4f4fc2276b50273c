import { withCaseOf } from '../../languages/withCaseOf.ts';
import { exceptions, filled, flagsOf, matchesOf, type RuleFinder, wholeWord } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Finds what is to be written in another way; of several ways the first is the fix. */
export function substitution(rule: RuleOf<'substitution'>): RuleFinder {
  const flags = flagsOf(rule);
  const isFine = exceptions(rule.except, flags);
  const pairs = Object.entries(rule.swap).map(([from, to]) => ({
    pattern: new RegExp(wholeWord(from), flags),
    to: typeof to === 'string' ? [to] : to,
  }));
  return function* (shape) {
    for (const { pattern, to } of pairs) {
      for (const match of matchesOf(pattern, shape)) {
        const [start, end] = [match.index, match.index + match[0].length];
        const wanted = to.map((text) => withCaseOf(match[0], filled(text, match)));
        if (wanted.includes(match[0]) || isFine(shape, start, end)) continue;
        const [replacement = ''] = wanted;
        yield { start, end, words: { match: match[0], replacement: wanted.join('” or “') }, replacement };
      }
    }
  };
}
