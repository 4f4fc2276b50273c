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
