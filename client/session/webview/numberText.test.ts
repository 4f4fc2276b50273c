import { afterEach, expect, test, vi } from 'vitest';
import { numberText } from './numberText.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['de', '1.234,5', '2,0'],
  ['en', '1,234.5', '2.0'],
  ['fr', '1\u202f234,5', '2,0'],
])('numbers are those of the page’s language: %s', (lang, long, short) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(numberText(1234.5)).toBe(long);
  expect(numberText(2, 1)).toBe(short);
});
