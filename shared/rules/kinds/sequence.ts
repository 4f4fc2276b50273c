import { filled, flagsOf, matchesOf, type RuleFinder, wholeWord } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Finds patterns that stand one after the other, with at most `skip` other words between. */
export function sequence(rule: RuleOf<'sequence'>): RuleFinder {
  const between = rule.skip === 0 ? '\\s+' : `\\s+(?:\\S+\\s+){0,${rule.skip}}?`;
  const pattern = new RegExp(rule.sequence.map(wholeWord).join(between), flagsOf(rule));
  return function* (shape) {
    for (const match of matchesOf(pattern, shape)) {
      const replacement = rule.replace === undefined ? undefined : filled(rule.replace, match);
      yield {
        start: match.index,
        end: match.index + match[0].length,
        words: { match: match[0], replacement: replacement ?? '' },
        ...(replacement === undefined ? {} : { replacement }),
      };
    }
  };
}
