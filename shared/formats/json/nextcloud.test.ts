import { expect, test } from 'vitest';
import { contentOf } from '../../catalog/catalog.ts';
import { pairCatalogs } from '../pair.ts';
import { json } from './json.ts';

const german = `{ "translations": {
    "Save \\"all\\"" : "\\"Alles\\" speichern",
    "_%n boat_::_%n boats_" : ["Ein Boot","%n Boote"]
},"pluralForm" :"nplurals=2; plural=(n != 1);"
}`;
const pairOf = (text: string) => {
  const catalog = json.parse(text, 'l10n/de.json');
  return pairCatalogs(catalog, json.parse(json.ownSource?.(catalog) ?? ''), { source: 'en', target: 'de' }, json);
};

test('the keys of a file of a Nextcloud app are its source texts, each form of a plural is that of its language', () => {
  expect(pairOf(german).segments.all()).toMatchObject([
    { id: 'Save "all"', source: { value: 'Save "all"' }, target: { value: '"Alles" speichern' } },
    { source: { value: '%n boat' }, target: { value: 'Ein Boot' }, plural: { kind: 'cardinal', index: 0 } },
    { source: { value: '%n boats' }, target: { value: '%n Boote' }, plural: { kind: 'cardinal', index: 1 } },
  ]);
  const { segments, pluralForms, pair } = pairOf(german.replace('"Ein Boot",', '').replace('=2', '=1'));
  expect(segments.at(1)).toMatchObject({ source: { value: '%n boats' }, target: { value: '%n Boote' } });
  expect([pluralForms, pair?.missing]).toEqual([1, []]);
});

test('a text of it is written where it stands', () => {
  const catalog = json.parse(german, 'l10n/de.json');
  const form = catalog.segments.at(2);
  if (!form) throw new Error('There is no second form');
  const [edit] = json.edits(catalog, form, { content: { value: '%n "Boote"', codes: [] } });
  const { range, newText } = edit ?? { range: { start: 0, end: 0 }, newText: '' };
  expect(contentOf(catalog).slice(0, range.start) + newText + german.slice(range.end)).toBe(
    german.replace('%n Boote', '%n \\"Boote\\"'),
  );
});
