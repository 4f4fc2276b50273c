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

test('underlines the key, and accepts forms of the target language', () => {
  const source = { boat_one: '{{count}} boat', boat_other: '{{count}} boats' };
  const target = { boat_one: 'x', boat_few: 'x', boat_many: 'x', boat_other: 'x', ship: 'x' };
  const found = findings('extra-key', source, target, 'pl');
  expect(found.map(({ message }) => message)).toEqual(['“ship” is not in the source file']);
  expect(found[0]?.marked).toContain('ship');
});
