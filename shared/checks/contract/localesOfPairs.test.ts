import { expect, test } from 'vitest';
import type { Catalog } from '../../catalog/catalog.ts';
import { json } from '../../formats/json/json.ts';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checksLookingUp } from '../run/checkRun.ts';
import { runChecks } from '../run/runChecks.ts';
import { otherLocales } from './otherLocales.ts';

/** What a check finds in a file beside those of other languages. */
function beside(
  check: string,
  format: typeof json | typeof markdown,
  [source, target]: readonly [source: string, target: string],
  others: readonly string[],
  sourceLanguage = 'en',
): string[] {
  const languages = { source: sourceLanguage, target: 'ja' };
  const read = (text: string, folder = 'ja') => format.parse(text, `${folder}/boat${format.extensions[0]}`);
  const catalog = pairCatalogs(read(target), read(source, sourceLanguage), languages, format);
  const locales = otherLocales(
    others.map((text, i) => ({ language: ['fr', 'it', 'es', 'ru'][i] ?? 'da', catalog: read(text) })),
  );
  const options = {
    languages,
    settings: defaultSettings,
    terms: createTermIndex([]),
    locales: () => locales,
    only: new Set([check]),
  };
  return runChecks(catalog, options).map(({ message }) => message);
}

test('a block of a page that most languages leave is no text to translate', () => {
  const page = (first: string, more: string) => `# ${first}\n\n${more}\n`;
  const texts = [
    page('Boats and ferries to the islands', 'Row.'),
    page('Boats and ferries to the islands', '漕ぐ。'),
  ] as const;
  const left = page('Boats and ferries to the islands', 'Ramer.');
  const translated = page('Bateaux pour les îles', 'Ramer.');
  expect(beside('untranslated', markdown, texts, [left, translated])).toHaveLength(1);
  expect(beside('untranslated', markdown, texts, [left, left, translated])).toEqual([]);
});

test('what is not translated is looked up in other languages in pages alone', () => {
  const asking = (catalog: Catalog) =>
    checksLookingUp('locales', catalog, { settings: defaultSettings }).map(({ id }) => id);
  expect(asking(markdown.parse('# Boats\n'))).toContain('untranslated');
  expect(asking(json.parse('{}'))).not.toContain('untranslated');
  expect(asking(json.parse('{}'))).toContain('same-as-source');
});

test('a key that several languages have and the file of a region has not comes from another source', () => {
  const texts = [
    '{ "boat": "Boat", "pier": "Pier", "oar": "Oar" }',
    '{ "boat": "船", "pier": "桟橋", "lamp": "ランプ" }',
  ] as const;
  const other = '{ "boat": "x", "pier": "x", "oar": "x", "lamp": "y" }';
  const behind = '{ "boat": "x", "pier": "x", "lamp": "y" }';
  expect(beside('extra-key', json, texts, [other, other, other], 'en-US')).toEqual([]);
  expect(beside('extra-key', json, texts, [other, other], 'en-US')).toHaveLength(1);
  expect(beside('extra-key', json, texts, [other, other, behind], 'en-US')).toHaveLength(1);
  expect(beside('extra-key', json, texts, [other, other, other])).toHaveLength(1);
});

test('where keys are the texts of the source, it need not list what other languages have', () => {
  const keys = (names: readonly string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, name])));
  const common = Array.from({ length: 12 }, (_, i) => `Boat ${i}`);
  const other = keys([...common, 'Lamp']);
  expect(beside('extra-key', json, [keys(common), other], [other, other, other])).toEqual([]);
  expect(beside('extra-key', json, [keys(common), other], [other, other])).toHaveLength(1);
  const named = keys(common).replaceAll(':"Boat', ':"A boat');
  expect(beside('extra-key', json, [named, other], [other, other, other])).toHaveLength(1);
});

test('a tag that the source alone has dropped is no fault of a translation', () => {
  const text = (value: string) => JSON.stringify({ moor: value });
  const link = text('<a href="/rope">x</a>');
  expect(beside('tag-extra', json, [text('Moor'), link], [link, link, link])).toEqual([]);
  expect(beside('tag-extra', json, [text('Moor'), link], [link, link, text('y')])).toHaveLength(1);
  const named = text('{rope} x');
  expect(beside('placeholder-extra', json, [text('Moor'), named], [named, named, named])).toEqual([]);
  expect(beside('placeholder-extra', json, [text('Moor'), named], [named, text('y'), text('z')])).toHaveLength(1);
});

test('where regions of the source language differ, many keys of a translation come from elsewhere', () => {
  const keys = (names: readonly string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x y'])));
  const common = Array.from({ length: 30 }, (_, i) => `boat${i}`);
  const further = (count: number) => [...common, ...Array.from({ length: count }, (_, i) => `pier${i}`)];
  const countFor = (count: number, region: string) => {
    const languages = { source: 'en-GB', target: 'ja' };
    const catalog = pairCatalogs(
      json.parse(keys(further(count)), 'ja.json'),
      json.parse(keys(common), 'en-GB.json'),
      languages,
    );
    const locales = otherLocales([{ language: region, catalog: json.parse(keys(common), `${region}.json`) }]);
    const options = {
      languages,
      settings: defaultSettings,
      terms: createTermIndex([]),
      locales: () => locales,
      only: new Set(['extra-key']),
    };
    return runChecks(catalog, options).length;
  };
  expect(countFor(10, 'en-AU')).toBe(0);
  expect(countFor(9, 'en-AU')).toBe(9);
  expect(countFor(10, 'de-AT')).toBe(10);
});
