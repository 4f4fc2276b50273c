import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isTyped, mayBeTyped } from './yamlTyped.ts';

test.each([
  '.',
  '-.',
  '+.',
  '._',
  '.e1',
  '=',
  '<<',
  '08',
  '0o7',
  '1.5e3',
  '1e3',
  '1__0',
  '2001-01-01 10:00',
  'y',
  '2024-13-01',
])('%s is a text, in quotes where it is written', (plain) => {
  expect(isTyped(plain)).toBe(false);
  expect(mayBeTyped(plain)).toBe(true);
});

test.each([
  '0',
  '-12',
  '1,000',
  '1_000',
  '017',
  '0x1f',
  '0b11',
  '1.',
  '.5',
  '1.5e+3',
  '.inf',
  '.NaN',
  '12:30',
  '2024-01-02',
  '2001-01-01 10:00:00',
  'No',
  '~',
  ':year',
  '',
])('“%s” is none', (plain) => expect(isTyped(plain)).toBe(true));

test.each(['1.2.3', '.a', '-', '5-', '1 of 2', '0.5%', '10:', '1:2:3:4'])('%s is a text', (plain) => {
  expect(isTyped(plain)).toBe(false);
});

test('no text is written without quotes that a reader of YAML 1.1 or 1.2 takes for something else', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'01289.eE+-_:oxbTnyNaif'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(signs, (plain) => {
      const readings = (['1.1', '1.2'] as const).map((version) => {
        try {
          return parse(`k: ${plain}\n`, { version, logLevel: 'silent' })?.k;
        } catch {
          return plain;
        }
      });
      const isText = readings.every(
        (reading) =>
          typeof reading === 'string' ||
          (typeof reading === 'object' && reading !== null && !(reading instanceof Date)),
      );
      if (!isText) expect(mayBeTyped(plain), plain).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
