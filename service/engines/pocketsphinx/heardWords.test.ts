import { expect, test } from 'vitest';
import { wordsToPiece } from './heardWords.ts';

test('words become a text with capitals where they are certain, and terms as they are written', () => {
  const terms = new Map([
    ['acme_cloud', 'Acme Cloud'],
    ['iphone', 'iPhone'],
  ]);
  const text = (words: string) =>
    wordsToPiece(
      words.split(' ').map((word, i) => [word, i * 100, i * 100 + 90]),
      terms,
    )?.text;
  expect(text("well i think i'm in acme_cloud")).toBe("Well I think I'm in Acme Cloud");
  expect(text('iphone users')).toBe('iPhone users');
  expect(wordsToPiece([], terms)).toBeUndefined();
});
