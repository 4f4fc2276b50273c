import { heardText } from '../heardText.ts';
import type { HeardPiece } from '../transcriber.ts';

/** A word as the recognizer heard it; times in ms since the first sample. */
export type HeardWord = readonly [word: string, start: number, end: number];

/**
 * Words as a text: terms as they are to be written, “I” and the first letter as capitals.
 *
 * @param terms as they are to be written; the recognizer knows each as one word (`acme_cloud`).
 * @returns undefined for no words.
 * @example wordsToPiece([['i', 0, 90], ['agree', 90, 400]], [])?.text; // 'I agree'
 */
export function wordsToPiece(heard: readonly HeardWord[], terms: readonly string[]): HeardPiece | undefined {
  const words = heard.map(([word, start, end]) => ({ text: word.replaceAll('_', ' '), start, end }));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const text = heardText(words.map((word) => word.text).join(' '), terms, 'en');
  return { text, start: first.start, end: last.end, words };
}
