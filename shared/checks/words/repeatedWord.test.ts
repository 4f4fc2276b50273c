import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each<[string, string, string, string]>([
  ['en', 'fr', 'We meet', 'nous nous voyons'],
  ['en', 'id', 'Children', 'anak anak'],
  ['en', 'hi', 'Slowly', 'धीरे धीरे'],
  ['en', 'de', 'no, no', 'nein, nein'],
  ['en', 'de', 'The the is odd', 'Das das ist'],
  ['en', 'sr', 'Copy', 'iz iz&vornog'],
  ['en', 'ja', 'Yes', 'はい はい'],
  ['en', 'de', 'path <path> <path>', 'PFAD PFAD'],
])('%s to %s: says nothing about %s → %s', (from, to, source, target) => {
  expect(checkExample('repeated-word', { source, target }, { languages: [from, to] }).messages).toEqual([]);
});

test.each<[string, string, string, string, string | undefined]>([
  ['en', 'de', 'Open it', 'Es öffnen öffnen', 'Es öffnen'],
  ['en', 'es', 'The boat', 'El el barco', 'El barco'],
  ['en', 'pl', 'A boat', 'Łódź łódź', 'Łódź'],
])('%s to %s: finds %s → %s', (from, to, source, target, fixed) => {
  const result = checkExample('repeated-word', { source, target }, { languages: [from, to] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});
