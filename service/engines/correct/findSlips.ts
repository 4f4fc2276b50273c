import { englishSlips } from './englishSlips.data.ts';
import type { TextEdit } from './textEdit.ts';

/**
 * Common slips of English: words that sound alike (their, they're), double negation, agreement, words twice.
 *
 * @param text with marks in place of what is no text.
 * @example findSlips('He don’t know.'); // [{ start: 3, end: 8, text: 'doesn’t' }]
 */
export function findSlips(text: string): readonly TextEdit[] {
  return englishSlips.flatMap(([pattern, written]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: written.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
    })),
  );
}
