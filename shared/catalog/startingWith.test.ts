import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startingWith } from './startingWith.ts';

test('finds what going through all texts finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '\u{1f6a3}'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(text), text, (texts, start) => {
      const sorted = texts.sort();
      expect(startingWith(sorted, start)).toEqual(sorted.filter((one) => one.startsWith(start)));
    }),
  );
});
