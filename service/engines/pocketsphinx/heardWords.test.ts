import { expect, test } from 'vitest';
import { wordsToPiece } from './heardWords.ts';

test('words become a text with their times, and terms are written as the user writes them', () => {
  const piece = wordsToPiece(
    [
      ['acme_cloud', 100, 190],
      ['is', 200, 290],
    ],
    ['Acme Cloud'],
  );
  expect(piece).toEqual({
    text: 'Acme Cloud is',
    start: 100,
    end: 290,
    words: [
      { text: 'acme cloud', start: 100, end: 190 },
      { text: 'is', start: 200, end: 290 },
    ],
  });
  expect(wordsToPiece([], [])).toBeUndefined();
});
