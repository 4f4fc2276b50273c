import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

test('every place has its own fix', () => {
  const { fixed, marked } = checkExample('double-space', { source: 'a b c', target: 'a  b   c' });
  expect(fixed).toEqual(['a b   c', 'a  b c']);
  expect(marked).toEqual(['  ', '   ']);
});

test('indentation is no double space', () => {
  expect(checkExample('double-space', { source: 'a\nb', target: 'a\n   b' }).messages).toEqual([]);
});

test('spaces inside an inline code are the code’s', () => {
  const target = { value: 'a <x  /> b', codes: [{ start: 2, end: 8, kind: 'standalone' as const, id: 'x' }] };
  expect(checkExample('double-space', { source: 'a b', target }).messages).toEqual([]);
});
