import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepLast } from './keepLast.ts';

test('the entries put last stay, each with its last value', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 5 }), (keys, most) => {
      const map = new Map<number, number>();
      for (const [i, key] of keys.entries()) keepLast(map, key, i, most);
      const last = [...new Set(keys.toReversed())].slice(0, most).reverse();
      expect([...map]).toEqual(last.map((key) => [key, keys.lastIndexOf(key)]));
    }),
  );
});
