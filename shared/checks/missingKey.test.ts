import { expect, test } from 'vitest';
import { json } from '../formats/json/json.ts';
import { pairCatalogs } from '../formats/pair.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { runChecks } from './runChecks.ts';

function findings(id: string, source: object, target: object, language: string) {
  const pair = { source: 'en', target: language };
  const read = (value: object, name: string) => json.parse(JSON.stringify(value, null, 2), name);
  const catalog = pairCatalogs(read(target, `${language}.json`), read(source, 'en.json'), pair);
  const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]), only: new Set([id]) };
  return runChecks(catalog, options).map((found) => ({
    ...found,
    marked: catalog.text.slice(found.range.start, found.range.end),
  }));
}

test('stands at the entry behind which the missing one belongs', () => {
  const found = findings('missing-key', { a: 'A b', b: 'B c', c: 'C d' }, { a: 'X', c: 'Z' }, 'de');
  expect(found.map(({ segment, message }) => [segment, message])).toEqual([['b', '“b” is missing: “B c”']]);
  expect(found[0]?.marked).toContain('a');
});

test('a plural message that is missing whole is one finding', () => {
  const source = { a: 'A', boat_one: '{{count}} boat', boat_other: '{{count}} boats' };
  expect(findings('missing-key', source, { a: 'X' }, 'pl')).toHaveLength(1);
});
