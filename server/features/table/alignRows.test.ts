import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json } from '../../../shared/formats/json/json.ts';
import { pairCatalogs } from '../../../shared/formats/pair.ts';
import { xcstrings } from '../../../shared/formats/xcstrings/xcstrings.ts';
import { alignRows } from './alignRows.ts';
import { isMissing, tableEntries } from './tableEntries.ts';
import { sideBySideOf } from './testTables.ts';

const shown = (rows: ReturnType<typeof sideBySideOf>) =>
  Array.from({ length: rows.count }, (_, place) => [
    rows.idAt(place),
    ...rows.columns.map(({ entries }) => {
      const entry = entries[place];
      return entry && (isMissing(entry) ? 'missing' : entry.target?.value);
    }),
  ]);

test('the same text of every language is one row; what a language has alone stands where it has it', () => {
  const rows = sideBySideOf(
    { a: 'A', b: 'B', c: 'C' },
    { de: { a: 'Ah', extra: 'Eigenes', c: 'Ce' }, fr: { b: 'Bé' } },
  );
  expect(shown(rows)).toEqual([
    ['a', 'A', 'Ah', 'missing'],
    ['b', 'B', 'missing', 'Bé'],
    ['extra', undefined, 'Eigenes', undefined],
    ['c', 'C', 'Ce', 'missing'],
  ]);
});

test('plural forms that only some languages have are rows of their own, one for all of those', () => {
  const source = { cart_one: '{{count}} item', cart_other: '{{count}} items' };
  const slavic = { cart_one: '1', cart_few: '2', cart_many: '5', cart_other: 'x' };
  const rows = sideBySideOf(source, { de: { cart_one: 'eins' }, pl: slavic, ru: {} });
  const ids = shown(rows).map(([id]) => id);
  expect(ids.sort()).toEqual(['cart_few', 'cart_many', 'cart_one', 'cart_other']);
  expect(shown(rows).find(([id]) => id === 'cart_few')).toEqual(['cart_few', undefined, undefined, '2', 'missing']);
});

test('languages of one file share a row, whatever stands in their ids', () => {
  const unit = (value: string) => ({ stringUnit: { state: 'translated', value } });
  const strings = {
    'to/de': { localizations: { de: unit('nach DE'), fr: unit('vers DE') } },
    Sail: { localizations: { de: unit('Segel') } },
  };
  const catalog = xcstrings.parse(JSON.stringify({ sourceLanguage: 'en', version: '1.0', strings }));
  const entries = tableEntries(catalog);
  const languages = ['de', 'fr'].map((language) => ({
    ...{ catalog, language },
    entries: entries.filter((entry) => !isMissing(entry) && entry.targetLanguage === language),
  }));
  const { ids, columns } = alignRows(languages);
  expect(ids).toEqual(['to/de', 'Sail']);
  expect(columns.map((column) => column.map((entry) => entry?.id))).toEqual([
    ['to/de/de', 'Sail/de'],
    ['to/de/fr', 'Sail/fr'],
  ]);
});

test('every entry of every language is in one row, and no row is there twice', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  const parsed = (list: readonly string[]) =>
    json.parse(JSON.stringify(Object.fromEntries(list.map((key) => [key, key]))));
  fc.assert(
    fc.property(keys, fc.array(keys, { maxLength: 3 }), (inSource, inTargets) => {
      const languages = inTargets.map((list) => {
        const catalog = pairCatalogs(parsed(list), parsed(inSource), { source: 'en', target: 'de' });
        return { catalog, entries: tableEntries(catalog) };
      });
      const { ids, columns } = alignRows(languages);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [i, { entries }] of languages.entries()) {
        expect(columns[i]?.flatMap((entry) => entry?.id ?? []).sort()).toEqual(entries.map(({ id }) => id).sort());
      }
    }),
  );
});
