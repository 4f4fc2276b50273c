import { expect, test } from 'vitest';
import { json } from './json/json.ts';
import { pairCatalogs } from './pair.ts';

const languages = { source: 'en', target: 'pl' };
const missing = (source: object, target: object) =>
  pairCatalogs(json.parse(JSON.stringify(target)), json.parse(JSON.stringify(source)), languages).pair?.missing.map(
    ({ id }) => id,
  );

test('keys that only look like plural forms ask for no other forms', () => {
  const source = { arrow_one: 'First arrow', arrow_many: 'Bundle of arrows', hello: 'Hello {{name}}' };
  expect(missing(source, { arrow_one: 'Pierwsza', hello: 'Witaj {{name}}' })).toEqual(['arrow_many']);
});

test('a plural message asks for every form of the target language', () => {
  const source = { item_one: '{{count}} item', item_other: '{{count}} items' };
  expect(missing(source, { item_one: '{{count}} rzecz' })).toEqual(['item_few', 'item_many', 'item_other']);
});

test('a language with a single form may keep it under the key without a suffix (i18next v3)', () => {
  const source = { seat: '{{count}} seat', seat_plural: '{{count}} seats' };
  const missingIn = (target: string, texts: object) =>
    pairCatalogs(json.parse(JSON.stringify(texts)), json.parse(JSON.stringify(source)), {
      source: 'en',
      target,
    }).pair?.missing.map(({ id }) => id);
  expect(missingIn('ja', { seat: '{{count}} 席' })).toEqual([]);
  expect(missingIn('ja', { seat_0: '{{count}} 席' })).toEqual([]);
  expect(missingIn('ja', {})).toEqual(['seat_0']);
  expect(missingIn('ru', { seat: '{{count}} место' })).toEqual(['seat_0', 'seat_1', 'seat_2']);
});

test('large files are paired without a list of their segments', () => {
  const keys = Array.from({ length: 21_000 }, (_, n) => `item.${n}`);
  const textOf = (ownKeys: readonly string[], text: string) =>
    JSON.stringify(Object.fromEntries(ownKeys.map((key) => [key, `${text} ${key}`])));
  const source = json.parse(textOf([...keys, 'last'], 'Deck'));
  const target = json.parse(textOf(['first', ...keys.filter((key) => !key.endsWith('77')).reverse()], 'Pokład'));
  const paired = pairCatalogs(target, source, languages);
  const texts = Array.from(paired.segments, ({ id, source: from }) => [id, from?.value]);
  expect(texts.slice(0, 3)).toEqual([
    ['first', undefined],
    ['item.20999', 'Deck item.20999'],
    ['item.20998', 'Deck item.20998'],
  ]);
  expect(texts.every(([id, from]) => id === 'first' || from === `Deck ${id}`)).toBe(true);
  expect(paired.pair?.missing.map(({ id }) => id)).toEqual([...keys.filter((key) => key.endsWith('77')), 'last']);
  expect(['first', 'item.5', 'last'].map((id) => paired.pair?.extra.has(id))).toEqual([true, false, false]);
  expect([target, source, paired].map((catalog) => catalog.segments.unmade?.count)).toEqual([20_791, 21_001, 20_791]);
});
