/** The languages of rules about amounts, by root. */
export const everyLanguage = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

/** A space, as part of a pattern. */
export const space = '[ \\u00a0\\u202f]';

/** What is not before an amount, as part of a pattern. */
export const free = '(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,_/])';

export const nbsp = '\u00a0';

/** Whether two ways to write an amount differ in nothing but kinds of spaces. */
export const isAlike = (hit: string, wanted: string): boolean =>
  hit.replace(/[\u00a0\u202f]/g, ' ') === wanted.replace(/[\u00a0\u202f]/g, ' ');
