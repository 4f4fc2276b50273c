import { expect, test } from 'vitest';
import { checkKeys } from '../run/checkKeys.ts';

const messages = (check: string, source: object, target: object) =>
  checkKeys(check, source, target, 'de').map(({ message }) => message);

test('entries of a list that has another length than in the source are not compared', () => {
  const source = { lamps: ['4 lamps', '3 ropes', '2 boats'], ropes: '8 ropes' };
  expect(messages('numbers', source, { lamps: ['3 Taue', '2 Boote'], ropes: '7 Taue' })).toHaveLength(1);
  expect(messages('numbers', source, { lamps: ['3 Lampen', '2 Taue', '1 Boot'], ropes: '8 Taue' })).toHaveLength(3);
});

test('lists of objects are lists; keys that are numbers, and the two forms of a plural, are none', () => {
  const source = { text: [{ say: '14 lamps' }, { say: '13 ropes' }, { say: '15 boats' }] };
  expect(messages('numbers', source, { text: [{ say: '13 Taue' }, { say: '15 Boote' }] })).toEqual([]);
  const errors = { error: { 404: 'No 404', 500: 'A 500', 503: 'A 503' } };
  expect(messages('numbers', errors, { error: { 404: 'Kein 405', 500: 'Ein 500' } })).toHaveLength(1);
  expect(messages('numbers', { n: ['15 lamp', '15 lamps'] }, { n: ['16 a', '15 b', '15 c'] })).toHaveLength(1);
});

test('a source file that leaves its texts empty has none to compare with', () => {
  expect(messages('numbers', { 'Wait 30 days': '' }, { 'Wait 30 days': '30 Tage warten' })).toEqual([]);
});

test('a checksum in the place of a source text is no text to compare with', () => {
  const source = { a: '5d41402abc4b2a76b9719d911017c592', b: '2ef7bde' };
  const target = { a: 'Die Lampe.', b: 'Zum Anlegen des Bootes bitte 3 Taue {sort} mitbringen!' };
  for (const check of [
    'numbers',
    'start-capital',
    'much-longer',
    'much-shorter',
    'placeholder-extra',
    'end-punctuation',
  ])
    expect(messages(check, source, target), check).toEqual([]);
});
