import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAmong, lastAtMost } from './lastAtMost.ts';

test('finds what going through all numbers finds', () => {
  const numbers = fc
    .array(fc.integer({ min: -5, max: 20 }), { maxLength: 20 })
    .map((list) => Int32Array.from(list).sort());
  fc.assert(
    fc.property(numbers, fc.integer({ min: -7, max: 22 }), (ascending, number) => {
      const numberAt = (place: number) => ascending[place] as number;
      expect(lastAtMost(ascending.length, numberAt, number)).toBe(ascending.findLastIndex((other) => other <= number));
      expect(isAmong(ascending, number)).toBe(ascending.includes(number));
    }),
  );
});
