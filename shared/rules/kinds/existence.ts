import { exceptions, filled, flagsOf, literal, matchesOf, type RuleFinder, wholeWord } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Finds words and patterns that must not be there. */
export function existence(rule: RuleOf<'existence'>): RuleFinder {
  const parts = [...(rule.words ?? []).map((word) => wholeWord(literal(word))), ...(rule.patterns ?? [])];
  const flags = flagsOf(rule);
  const searched = parts.map((part) => new RegExp(part, flags));
  const isFine = exceptions(rule.except, flags);
  return function* (shape) {
    for (const pattern of searched) {
      for (const match of matchesOf(pattern, shape)) {
        const [start, end] = [match.index, match.index + match[0].length];
        if (isFine(shape, start, end)) continue;
        const replacement = rule.replace === undefined ? undefined : filled(rule.replace, match);
        yield {
          start,
          end,
          words: { match: match[0], replacement: replacement ?? '' },
          ...(replacement === undefined ? {} : { replacement }),
        };
      }
    }
  };
}
