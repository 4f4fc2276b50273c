import { expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { json } from './json/json.ts';
import { php } from './php/php.ts';

const sourceOf = (catalog: Catalog) =>
  catalog.format === 'php' ? php.ownSource?.(catalog) : json.ownSource?.(catalog);

test('a file whose keys are texts is its own source', () => {
  const text = `<?php return [
    'Row home' => 'Heimrudern', 'Boat' => 'Boot', "It's late" => '', 'boat.unit' => 'm', 'Sail \\'on\\' now' => 'x',
    'night' => ['Sail by night' => 'y'],
  ];`;
  const source = php.parse(sourceOf(php.parse(text)) ?? '').segments;
  expect(source.all().map(({ id, target }) => [id, target?.value])).toEqual(
    ['Row home', 'Boat', "It's late", "Sail 'on' now"].map((key) => [key, key]),
  );
  const plain = json.parse('{ "Row home.": "a", "Sail \\"on\\"": "b", "Two boats": "c", "Oar": "d", "Sail on": "e" }');
  expect(
    json
      .parse(sourceOf(plain) ?? '')
      .segments.all()
      .map(({ id }) => id),
  ).toEqual(plain.segments.all().map(({ id }) => id));
});

test('keys that are names are no source', () => {
  const names = "<?php return ['a.b' => 'Boot', 'Boat' => 'B', 'oar' => 'C', 'sailOn' => 'D', 'Row home' => 'E'];";
  expect(sourceOf(php.parse(names))).toBe(undefined);
  expect(sourceOf(json.parse('{ "Row home": "Heimrudern" }'))).toBe(undefined);
});

test('entries of a variable are texts as well', () => {
  const assigned = (rows: string) =>
    php.parse(`<?php\n$TRANSLATIONS = array(${rows});\n$PLURAL_FORMS = "nplurals=2;";`);
  const german = assigned(
    '"Row home" => "Heimrudern", "Boat" => "Boot", "Two boats" => "a", "Oar" => "b", "Sail on" => "c"',
  );
  expect(
    php
      .parse(sourceOf(german) ?? '')
      .segments.all()
      .map(({ id, target }) => [id, target?.value]),
  ).toEqual(['Row home', 'Boat', 'Two boats', 'Oar', 'Sail on'].map((key) => [`TRANSLATIONS.${key}`, key]));
});
