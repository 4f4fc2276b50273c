import { expect, test } from 'vitest';
import { breakUnits } from './breakUnits.ts';

test.each([
  ['Hafenverwaltung', ['Hafenverwaltung']],
  ['港の天気。', ['港', 'の', '天', '気。']],
  ['「港」へ', ['「港」', 'へ']],
  ['VHF16で', ['VHF16', 'で']],
  ['เรือใบ', ['เรือ', 'ใบ']],
])('%s can be broken between its parts', (text, parts) => {
  expect(breakUnits(text).join('')).toBe(text);
  expect(breakUnits(text)).toEqual(parts);
});
