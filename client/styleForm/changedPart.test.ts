import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changedPart.ts';

test('the parts make up the texts, and differ where the texts do', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '’', '😀', ' ')).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [a, b] = changedPart(before, after);
      expect([a.join(''), b.join('')]).toEqual([before, after]);
      expect([a[0], a[2]]).toEqual([b[0], b[2]]);
      if (before !== after) expect(a[1]).not.toBe(b[1]);
    }),
  );
});

test('a word that differs in a part differs as a whole', () => {
  const [before, after] = changedPart('in the twentieth century', 'in the 20th century');
  expect([before[1], after[1]]).toEqual(['twentieth', '20th']);
});
