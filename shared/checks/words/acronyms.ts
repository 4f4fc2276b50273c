import { joinedLetter } from '../../messages/programNames.ts';
import { say } from '../../sentences/sentence.ts';
import { keptWords } from '../texts/keptWords.ts';

/** `SVG`, and names that have a capital within: `GitHub`, `iPhone`, `JavaScript`. */
const wanted = '[A-Z]{2,6}|(?:[A-Z]?[a-z]+)(?:[A-Z][a-z]+)+|[A-Z]?[a-z]+[A-Z]{2,5}';

/** A word in capitals, or with capitals within, that the translation does not have. */
export const acronyms = keptWords({
  id: 'acronyms',
  severity: 'hint',
  optional: true,
  summary: 'A word in capitals, or a name with capitals within, is missing',
  judges: 'words',
  lost: (count, first) =>
    count === 1 ? say`The word “${first}” is missing` : say`${count} words are missing, the first is “${first}”`,
  pattern: new RegExp(
    `(?<!${joinedLetter}|[\\p{N}_&'’-])(?:${wanted})(?!${joinedLetter}|[\\p{N}_-]|['’][\\p{Lu}d])`,
    'gu',
  ),
  mayFind: (source) => /[A-Za-z][A-Z]/.test(source),
  accepts: (_word, source) => /[\p{Ll}\p{Lo}]/u.test(source),
});
