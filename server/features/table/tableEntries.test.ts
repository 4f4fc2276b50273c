import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json } from '../../../shared/formats/json/json.ts';
import { pairCatalogs } from '../../../shared/formats/pair.ts';
import { isMissing, sourceOf, tableEntries } from './tableEntries.ts';

const paired = (source: object, target: object) =>
  pairCatalogs(json.parse(JSON.stringify(target)), json.parse(JSON.stringify(source)), { source: 'en', target: 'de' });

test('what a file lacks stands behind what comes before it in the source', () => {
  const catalog = paired({ a: 'A', b: 'B', c: 'C', d: 'D' }, { b: 'Be', extra: 'Eigenes', d: 'De' });
  expect(tableEntries(catalog).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'extra', 'd']);
});

test('a plural form that a language has for millions alone is no row, until the file has one', () => {
  const source = { cart_one: '{{count}} item', cart_other: '{{count}} items', tour_one: '1', tour_other: '2' };
  const idsOf = (target: object) => {
    const catalog = json.parse(JSON.stringify(target));
    return tableEntries(
      pairCatalogs(catalog, json.parse(JSON.stringify(source)), { source: 'en', target: 'es' }),
      'es',
    ).map(({ id }) => id);
  };
  expect(idsOf(source)).toEqual(Object.keys(source));
  expect(idsOf({ ...source, cart_many: '{{count}} artículos' })).toContain('tour_many');
});

test('every segment and everything that lacks is a row, once, segments in the order of the file', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(keys, keys, (inSource, inTarget) => {
      const file = (list: readonly string[]) => Object.fromEntries(list.map((key) => [key, `Text ${key}`]));
      const catalog = paired(file(inSource), file(inTarget));
      const entries = tableEntries(catalog);
      expect(entries.filter((entry) => !isMissing(entry)).map(({ id }) => id)).toEqual(inTarget);
      expect(entries.map(({ id }) => id).sort()).toEqual([...new Set([...inSource, ...inTarget])].sort());
      const lacking = entries.filter(isMissing);
      expect(lacking.map((entry) => sourceOf(entry, catalog)?.value)).toEqual(lacking.map(({ id }) => `Text ${id}`));
    }),
  );
});
