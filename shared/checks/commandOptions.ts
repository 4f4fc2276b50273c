import { joinedLetter, keptWords } from './keptWords.ts';
import { trait } from './traits.ts';

/** An option of a command line that the translation has lost or changed. */
export const commandOptions = keptWords({
  id: 'command-options',
  severity: 'warning',
  summary: 'An option of a command line is missing or changed',
  noun: 'option',
  pattern: new RegExp(
    `(?<!${joinedLetter}|[\\p{N}_–—-])--[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*(?!${joinedLetter}|[\\p{N}_-])`,
    'gu',
  ),
  needs: trait.run,
  mayFind: (source) => source.includes('--'),
});
