import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('white space of every kind is blank; a code is not', () => {
  expect(checkExample('blank-target', { source: 'Done', target: ' \u00a0\u3000' }).messages).toHaveLength(1);
  const code = { value: '<x/>', codes: [{ start: 0, end: 4, kind: 'standalone' as const, id: 'x' }] };
  expect(checkExample('blank-target', { source: 'Done', target: code }).messages).toEqual([]);
});

test('a separator may be a space in another language', () => {
  expect(checkExample('blank-target', { source: '|', target: ' ' }).messages).toEqual([]);
  expect(checkExample('blank-target', { source: '%', target: ' ' }).messages).toHaveLength(1);
});

test('a source that is blank itself is left alone', () => {
  expect(checkExample('blank-target', { source: '\n', target: ' ' }).messages).toEqual([]);
});
