import { expect, test } from 'vitest';
import { json } from './json/json.ts';
import { pairCatalogs } from './pair.ts';
import { yaml } from './yaml/yaml.ts';

const languages = { source: 'en', target: 'de' };
const read = (texts: object) => json.parse(JSON.stringify(texts));

test('items of a list that changed its length have no source, and are neither missing nor extra', () => {
  const source = { title: 'Boats', tips: ['Row early', 'Sail late', 'Dry the ropes'] };
  const { pair, segments } = pairCatalogs(
    read({ title: 'Boote', tips: ['Segle spät', 'Seile'] }),
    read(source),
    languages,
    json,
  );
  expect(segments.all().map(({ id, source: from }) => [id, from?.value])).toEqual([
    ['title', 'Boats'],
    ['tips.0', undefined],
    ['tips.1', undefined],
  ]);
  expect(pair?.missing).toEqual([]);
  expect(pair?.alignment?.sections).toEqual([{ path: 'tips', blocks: [{ name: 'item', source: 3, target: 2 }] }]);
});

test('lists of one length, lists that lack and codes are entries as others are', () => {
  const source = { tips: ['Row', 'Sail'], rules: ['Wait'], errors: { 404: 'Not found', 500: 'Broken' } };
  const target = { tips: ['Rudern', 'Segeln'], errors: { 404: 'Nicht gefunden' } };
  const { pair } = pairCatalogs(read(target), read(source), languages, json);
  expect(pair?.alignment).toBeUndefined();
  expect(pair?.missing.map(({ id }) => id)).toEqual(['rules.0', 'errors.500']);
});

test('YAML has such lists, too', () => {
  const target = yaml.parse('de:\n  tips:\n    - Segeln\n');
  const { pair } = pairCatalogs(target, yaml.parse('en:\n  tips:\n    - Row\n    - Sail\n'), languages, yaml);
  expect(pair?.alignment?.sections).toHaveLength(1);
});

test('the forms of a plural of Nextcloud are as many as each language has', () => {
  const key = '_%n rope_::_%n ropes_';
  const target = read({ translations: { [key]: ['%n Seil', '%n Seile', '%n Seile'] } });
  const { pair } = pairCatalogs(target, read({ translations: { [key]: ['%n rope', '%n ropes'] } }), languages, json);
  expect(pair?.alignment?.sections).toEqual([]);
  expect(pair?.missing).toEqual([]);
  expect(pair?.alignment?.sourceIds.has(`translations.${key}.2`)).toBe(true);
});

test('a list that is the whole file is one as well', () => {
  const { pair } = pairCatalogs(
    yaml.parse('- text: Segel spät\n'),
    yaml.parse('- text: Row\n- text: Sail late\n'),
    languages,
    yaml,
  );
  expect(pair?.missing).toEqual([]);
});
