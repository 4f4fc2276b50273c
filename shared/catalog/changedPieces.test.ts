import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPieces } from './changedPieces.ts';
import { applyEdits } from './textRange.ts';

test('two slips far apart are two edits, and what stands between them is none', () => {
  const before = 'Das  Boot liegt am Steg und wartet auf  Gäste';
  expect(changedPieces(before, before.replaceAll('  ', ' '))).toEqual([
    { range: { start: 4, end: 5 }, newText: '' },
    { range: { start: before.lastIndexOf(' '), end: before.lastIndexOf(' ') + 1 }, newText: '' },
  ]);
});

test('the edits make the one text of the other, and cut through no character', () => {
  const piece = fc.constantFrom('a', ' ', '  ', 'der Steg am Hafen ', '🛥', '🛶', 'é', '\n');
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      for (const [before, after] of [
        [a, b],
        [a + b + c, a + c],
        [a + c, a + b + c],
      ] as const) {
        const pieces = changedPieces(before, after);
        expect(applyEdits(before, pieces)).toBe(after);
        for (const { newText } of pieces) expect(() => encodeURI(newText)).not.toThrow();
      }
    }),
  );
});
