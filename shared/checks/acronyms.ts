import { joinedLetter, keptWords } from './keptWords.ts';

/** A word in capitals that the translation does not have. */
export const acronyms = keptWords({
  id: 'acronyms',
  severity: 'hint',
  optional: true,
  summary: 'A word in capitals is missing',
  noun: 'acronym',
  pattern: new RegExp(
    `(?<!${joinedLetter}|[\\p{N}_&'’-])[A-Z]{2,6}(?!${joinedLetter}|[\\p{N}_-]|['’][\\p{Lu}d])`,
    'gu',
  ),
  mayFind: (source) => /[A-Z]{2}/.test(source),
  accepts: (_word, source) => /[\p{Ll}\p{Lo}]/u.test(source),
});
