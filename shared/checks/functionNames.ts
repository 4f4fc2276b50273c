import { keptWords } from './keptWords.ts';
import { trait } from './traits.ts';

/** The name of a function, `open()`, that the translation has lost or changed. */
export const functionNames = keptWords({
  id: 'function-names',
  severity: 'warning',
  summary: 'The name of a function is missing or changed',
  noun: 'function',
  pattern: /(?<![\p{L}\p{N}_$.:])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,80}){0,8}\(\)/gu,
  needs: trait.bracket,
  mayFind: (source) => source.includes('()'),
  keeps: (word, target) => target.includes(word.slice(0, -2)),
});
