import { isMadeUp } from '../../languages/madeUp.ts';
import type { Check } from '../contract/check.ts';

/** Pseudolocales: a program makes their texts longer and marks them, to show where a layout breaks. Kosovo (`XK`) is none. */
const pseudo = /^(?:qps|[a-z]{2,3}-x(?!k)[a-z](?:-|$)|[a-z]{2,3}-x-pseudo)/;

/**
 * Whether a check asks how a language is written, of one that nobody writes as its rules say.
 *
 * @param language BCP 47, `_` or `-`.
 * @example isOfMadeUpLanguage({ judges: 'spelling' }, 'en-PT'); // true, pirates write “Arrr”
 * @example isOfMadeUpLanguage({}, 'en-PT'); // false
 */
export function isOfMadeUpLanguage({ judges }: Pick<Check, 'judges'>, language: string): boolean {
  if (!judges) return false;
  const tag = language.toLowerCase().replaceAll('_', '-');
  // A code of its own is spelled by the dictionary that the project brings; a variant of English would be by that of English.
  if (judges === 'spelling') return tag.startsWith('en-') && isMadeUp(tag);
  return judges === 'words' ? isMadeUp(tag) : pseudo.test(tag);
}
