import { functionPattern } from '../../messages/programNames.ts';
import { say } from '../../sentences/sentence.ts';
import { trait } from '../contract/traits.ts';
import { keptWords } from '../texts/keptWords.ts';

/** The name of a function, `open()`, that the translation has lost or changed. */
export const functionNames = keptWords({
  id: 'function-names',
  severity: 'warning',
  optional: true,
  summary: 'The name of a function is missing or changed',
  lost: (count, first) =>
    count === 1
      ? say`The function “${first}” is missing`
      : say`${count} functions are missing, the first is “${first}”`,
  pattern: functionPattern,
  needs: trait.bracket,
  mayFind: (source) => source.includes('()'),
  // Code that shows something is put into the language: `ExampleBoat()`.
  accepts: (word) => !/example|sample|demo/i.test(word),
  keeps: (word, target) => target.includes(word.slice(0, -2)),
});
