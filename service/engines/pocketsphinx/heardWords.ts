import type { HeardPiece } from '../transcriber.ts';

/** A word as the recognizer heard it; times in ms since the first sample. */
export type HeardWord = readonly [word: string, start: number, end: number];

/**
 * Words as a text: terms as they are to be written, “I” and the first letter as capitals.
 *
 * @param written terms by the form in which the recognizer knows them (`acme_cloud`).
 * @returns undefined for no words.
 * @example wordsToPiece([['i', 0, 90], ['agree', 90, 400]], new Map())?.text; // 'I agree'
 */
export function wordsToPiece(
  words: readonly HeardWord[],
  written: ReadonlyMap<string, string>,
): HeardPiece | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const text = words
    .map(([word]) => written.get(word) ?? (/^i(?:'|$)/.test(word) ? `I${word.slice(1)}` : word))
    .join(' ');
  const named = written.has(first[0]);
  return { text: named ? text : text.charAt(0).toUpperCase() + text.slice(1), start: first[1], end: last[2] };
}
