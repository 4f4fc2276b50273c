import { escaped } from '../../catalog/escaped.ts';
import { swap } from '../detectors.ts';
import type { StyleDetector, StyleText } from '../styleRule.ts';

/** Languages of rules by root: those of the catalogue that are written in Latin letters, those of East Asia, and all of them. */
export const western = ['de', 'en', 'es', 'fr', 'it'];
export const eastern = ['ja', 'ko', 'zh'];
export const everyLanguage = [...western, ...eastern];

/** A number of at least two figures: `07`. */
export const two = (value: number): string => String(value).padStart(2, '0');

/** A space, as part of a pattern. */
export const space = '[ \\u00a0\\u202f]';

/** What is not before an amount, as part of a pattern. */
export const free = '(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,_/])';

export const nbsp = '\u00a0';

/** One of some texts, as part of a pattern: the longest one that is there. @example oneOf(['Std', 'Std.']) // 'Std\\.|Std' */
export const oneOf = (texts: Iterable<string>): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whether two ways to write a text differ in nothing but kinds of spaces. */
export const isAlike = (hit: string, wanted: string): boolean =>
  hit.replace(/[\u00a0\u202f]/g, ' ') === wanted.replace(/[\u00a0\u202f]/g, ' ');

/** As `swap`, where a space may be of any kind: what differs from what should be there in that alone stays. */
export const respell = (
  pattern: Parameters<typeof swap>[0],
  to: (match: RegExpExecArray, text: StyleText) => string | undefined,
): StyleDetector =>
  swap(pattern, (match, text) => {
    const wanted = to(match, text);
    return wanted === undefined || isAlike(match[0], wanted) ? undefined : wanted;
  });
