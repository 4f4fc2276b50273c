import { exceptions, type RuleFinder } from '../ruleText.ts';
import type { RuleOf } from '../userRule.ts';

/** Words that a title leaves small unless they begin it (the short ones that all English style guides share). */
const small = new Set('a an and as at but by for from in nor of on or per the to via vs with'.split(' '));

/** Finds words whose first letter, or all of whose letters, are not as the style wants them. */
export function capitalization(rule: RuleOf<'capitalization'>): RuleFinder {
  const isFine = exceptions(rule.except, 'gu');
  return function* (shape) {
    let first = true;
    for (const { 0: word, index: start } of shape.matchAll(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)) {
      const begins = first || /[.!?…:]["”’»)\]]*\s+["“‘«([]*$/.test(shape.slice(0, start));
      first = false;
      const end = start + word.length;
      const replacement = recased(word, rule.style, begins);
      if (replacement === word || isFine(shape, start, end)) continue;
      yield { start, end, words: { match: word, replacement }, replacement };
    }
  };
}

function recased(word: string, style: RuleOf<'capitalization'>['style'], begins: boolean): string {
  const initial = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const rest = word.slice(initial.length);
  switch (style) {
    case 'lower':
      return word.toLowerCase();
    case 'upper':
      return word.toUpperCase();
    case 'title':
      return !begins && small.has(word.toLowerCase()) ? word : initial.toUpperCase() + rest;
    case 'sentence':
      // An acronym or a name with capitals of its own (PDF, iPhone) is no word that a sentence makes small.
      if (/\p{Lu}/u.test(rest) || (word.length === 1 && /\p{Lu}/u.test(word))) return word;
      return begins ? initial.toUpperCase() + rest : initial.toLowerCase() + rest;
  }
}
