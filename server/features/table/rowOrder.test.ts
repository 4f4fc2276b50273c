import fc from 'fast-check';
import { expect, test } from 'vitest';
import { po } from '../../../shared/formats/po/po.ts';
import { rowsInOrder } from './rowOrder.ts';

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
const ordered = (order: Parameters<typeof rowsInOrder>[3], places = [0, 1, 2, 3]) =>
  rowsInOrder(places, catalog.segments.all(), file, order);

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
  expect(rowsInOrder([0, 1], catalog.segments.all(), odd, 'source')).toEqual([1, 0]);
});

test('every row that passes is there once, whatever the order', () => {
  const orders = fc.constantFrom('source', '-source', 'target', '-target', 'state', '-state', 'length', '-length');
  fc.assert(
    fc.property(orders, fc.subarray([0, 1, 2, 3]), (order, places) => {
      expect([...ordered(order as 'source', places)].sort()).toEqual(places);
    }),
  );
});
