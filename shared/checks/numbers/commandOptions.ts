import { optionPattern } from '../../messages/programNames.ts';
import { say } from '../../sentences/sentence.ts';
import { trait } from '../contract/traits.ts';
import { keptWords } from '../texts/keptWords.ts';

/** An option of a command line that the translation has lost or changed. */
export const commandOptions = keptWords({
  id: 'command-options',
  severity: 'warning',
  summary: 'An option of a command line is missing or changed',
  lost: (count, first) =>
    count === 1 ? say`The option “${first}” is missing` : say`${count} options are missing, the first is “${first}”`,
  pattern: optionPattern,
  needs: trait.run,
  mayFind: (source) => source.includes('--'),
  // Two hyphens before a capital are a dash: `--Peter Sander`; `--option=value` is no option but says how one is written.
  // `--choose a lamp--`: a text between dashes.
  accepts: (word, source, start) =>
    !(/--\s*$/.test(source) && source.slice(0, start).trim() === '') &&
    /^--[a-z]/.test(word) &&
    !/^--(?:arg|argument|flag|key|name|option|param|parameter)s?$/.test(word),
});
