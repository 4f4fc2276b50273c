import { expect, test } from 'vitest';
import { checkKeys } from './checkKeys.ts';

test('stands at the entry behind which the missing one belongs', () => {
  const found = checkKeys('missing-key', { a: 'A b', b: 'B c', c: 'C d' }, { a: 'X', c: 'Z' }, 'de');
  expect(found.map(({ segment, message }) => [segment, message])).toEqual([['b', '“b” is missing: “B c”']]);
  expect(found[0]?.marked).toContain('a');
});

test('a plural message that is missing whole is one finding', () => {
  const source = { a: 'A', boat_one: '{{count}} boat', boat_other: '{{count}} boats' };
  expect(checkKeys('missing-key', source, { a: 'X' }, 'pl')).toHaveLength(1);
});
