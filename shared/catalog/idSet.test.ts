import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueIds } from './catalog.ts';
import { hashedIds, idHash, idSet } from './idSet.ts';

test('tells what it met from what it did not, as a Set does', () => {
  const id = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'Aa', 'BB', '', '__proto__', 'a~2'));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 200 }), (ids) => {
      const [ours, expected] = [idSet(), new Set<string>()];
      for (const next of ids) {
        expect(ours.has(next)).toBe(expected.has(next));
        expect(ours.add(next)).toBe(!expected.has(next));
        expected.add(next);
      }
    }),
  );
});

test('many ids, and ids that were chosen to have the same hash', () => {
  // “Aa” and “BB” have the same hash, and so has every text that is put together from them.
  const equal = (n: number) => Array.from({ length: 12 }, (_, bit) => ((n >> bit) & 1 ? 'Aa' : 'BB')).join('');
  const ids = Array.from({ length: 4096 }, (_, n) => [equal(n), `key.${n}`]).flat();
  const met = idSet();
  expect(ids.every((id) => met.add(id))).toBe(true);
  expect(ids.some((id) => met.add(id))).toBe(false);
  expect(met.has(equal(5))).toBe(true);
  expect(met.has('key.4096')).toBe(false);
});

test('repeated ids are numbered in reading order', () => {
  const unique = uniqueIds();
  expect(['a', 'a', 'a~2', 'b', 'a', 'a~2'].map(unique)).toEqual(['a', 'a~2', 'a~2~2', 'b', 'a~3', 'a~2~3']);
});

test('finds the number of an id, also among ids of the same hash', () => {
  const id = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'Aa', 'BB', '', '__proto__'));
  const same = fc
    .integer({ min: 0, max: 4095 })
    .map((n) => n.toString(2).padStart(12, '0').replaceAll('0', 'Aa').replaceAll('1', 'BB'));
  for (const kind of [id, same]) {
    fc.assert(
      fc.property(fc.uniqueArray(kind, { maxLength: 300 }), kind, (ids, other) => {
        const numbers = hashedIds((number) => ids[number] as string);
        for (const [number, one] of ids.entries()) numbers.add(idHash(one), number);
        for (const one of [...ids, other]) expect(numbers.find(idHash(one), one)).toBe(ids.indexOf(one));
      }),
    );
  }
});
