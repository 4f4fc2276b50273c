import { expect, test } from 'vitest';
import { type StatusRow, statusTables } from './statusTables.ts';

const row = (file: string, role: StatusRow['role'], language: string | null, translated: number): StatusRow => ({
  file,
  role,
  language,
  total: 10,
  translated,
  needsReview: 0,
  untranslated: 10 - translated,
  copies: 0,
});

test('a template has no work and no share; what has most to do is a translation', () => {
  const files = Array.from({ length: 41 }, (_, i) => row(`po/${i}.po`, 'bilingual', 'de', 9));
  const options = { sourceLanguage: 'en', isWhole: false };
  const { lines } = statusTables([row('app.pot', 'source', null, 0), ...files], options);
  expect(lines.some((line) => line.startsWith('app.pot'))).toBe(false);
  const whole = statusTables([row('app.pot', 'source', null, 0)], options).lines.join('\n');
  expect(whole).toMatch(/^app\.pot +en\? \(source\) +10 *$/m);
});
