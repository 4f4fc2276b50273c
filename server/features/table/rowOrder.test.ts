import fc from 'fast-check';
import { expect, test } from 'vitest';
import { po } from '../../../shared/formats/po/po.ts';
import type { RowOrder } from '../../../shared/tableProtocol.ts';
import { rowsInOrder } from './rowOrder.ts';
import { sideBySideOf, tableOf } from './testTables.ts';

const catalog = po.parse(`msgid "Zebra"
msgstr "Zebra"

msgid "Apple pie"
msgstr ""

#, fuzzy
msgid "Öl 10"
msgstr "Äpfel"

msgid "Öl 9"
msgstr "Birne"
`);
const file = { catalog, sourceLanguage: 'sv', targetLanguage: 'de' };
const ordered = (order: RowOrder, places = [0, 1, 2, 3]) => rowsInOrder(places, tableOf(file), { order });

test.each([
  // In Swedish Ö follows Z, and 9 comes before 10.
  ['source', [1, 0, 3, 2]],
  ['-source', [2, 3, 0, 1]],
  // In German Ä stands with A.
  ['target', [1, 2, 3, 0]],
  ['state', [1, 2, 0, 3]],
  ['-state', [0, 3, 2, 1]],
  ['length', [3, 0, 2, 1]],
  ['-length', [1, 0, 2, 3]],
] as const)('%s', (order, places) => {
  expect(ordered(order)).toEqual(places);
});

test('a language that nobody knows sorts as English does', () => {
  const odd = { ...file, sourceLanguage: 'x!' };
  expect(rowsInOrder([0, 1], tableOf(odd), { order: 'source' })).toEqual([1, 0]);
});

test('of several languages the one that is named sorts, and the least finished one counts', () => {
  const several = sideBySideOf(
    { a: 'Alpha', b: 'Beta', c: 'Gamma' },
    { de: { a: 'Zett', b: 'Ypsilon', c: '' }, fr: { a: 'Un', b: 'Deux', c: 'Trois' } },
  );
  const inOrder = (order: RowOrder, orderedColumn?: string) =>
    rowsInOrder([0, 1, 2], several, { order, ...(orderedColumn ? { orderedColumn } : {}) });
  expect(inOrder('target', 'fr')).toEqual([1, 2, 0]);
  expect(inOrder('target')).toEqual([2, 1, 0]);
  expect(inOrder('-source')).toEqual([2, 1, 0]);
  expect(inOrder('state')).toEqual([2, 0, 1]);
});

test('every row that passes is there once, whatever the order', () => {
  const orders = fc.constantFrom('source', '-source', 'target', '-target', 'state', '-state', 'length', '-length');
  fc.assert(
    fc.property(orders, fc.subarray([0, 1, 2, 3]), (order, places) => {
      expect([...ordered(order as 'source', places)].sort()).toEqual(places);
    }),
  );
});
