import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('characters are code points without codes; bytes are UTF-8', () => {
  const max = (target: string, limit: number, unit: 'char' | 'byte' | 'pixel') =>
    checkExample('max-length', { source: 'a', target, maxLength: { max: limit, unit } });
  expect(max('😀😀', 2, 'char').messages).toEqual([]);
  expect(max('abc', 2, 'char').marked).toEqual(['c']);
  expect(max('äöü', 4, 'byte').marked).toEqual(['ü']);
  expect(max('äöü', 4, 'byte').messages).toEqual(['The text has 6 bytes; at most 4 are allowed']);
  expect(max('abc', 1, 'pixel').messages).toEqual([]);
});

test('holds in source files too', () => {
  const segment = { source: 'abc', target: 'abc', maxLength: { max: 2, unit: 'char' as const } };
  expect(checkExample('max-length', segment, { isSource: true }).messages).toHaveLength(1);
});

test('a limit in a comment is advice, and void where the source does not follow it', () => {
  const severities = (source: string, target: string) =>
    checkExample('max-length', { source, target, maxLength: { max: 8, unit: 'char', isAdvice: true } }).findings.map(
      ({ severity }) => severity,
    );
  expect(severities('Boats', 'Schaluppen')).toEqual(['warning']);
  expect(severities('{count, plural, =1{# boat} other{# boats}}', 'Schaluppen')).toEqual([]);
});
