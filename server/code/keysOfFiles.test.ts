import { expect, test } from 'vitest';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { KeyFile } from './keyIndex.ts';
import { findKey, keyTable, matchesOf } from './keysOfFiles.ts';

const file = (...keys: readonly string[]) =>
  ({ byKey: new Map(keys.map((key) => [key, [{ id: key } as Segment]])) }) as unknown as KeyFile;

/** What is found, a list for each file. */
const ids = (resolved: ReturnType<typeof findKey>) => resolved.map(({ segments }) => segments.map(({ id }) => id));

const shop = file('cart.title', 'cart_male', 'card', 'cart', 'cart.add', 'cart_female');
const user = file('cart.name', 'carton', 'name');
const table = keyTable([user, shop]);

test('a key is found in each file in the order of its keys, itself before its forms, or what is below it', () => {
  expect(ids(findKey(table, 'cart', undefined, () => true))).toEqual([
    ['cart.name'],
    ['cart', 'cart_male', 'cart_female'],
  ]);
  expect(ids(findKey(table, 'cart', [], () => true))).toEqual([['cart.name'], ['cart']]);
  expect(ids(findKey(table, 'cart', [], (one) => one === shop))).toEqual([['cart']]);
  expect(findKey(table, 'art', undefined, () => true)).toEqual([]);
});

test('a pattern means the keys of each file in their order', () => {
  expect(ids(matchesOf(table, 'cart.*', () => true))).toEqual([['cart.name'], ['cart.title', 'cart.add']]);
  expect(ids(matchesOf(table, '*ame', () => true))).toEqual([['cart.name', 'name']]);
});
