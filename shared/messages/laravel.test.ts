import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { laravel } from './laravel.ts';

test.each<[string, string[]]>([
  ['Hi :name, :Name and :NAME', ['name', 'name', 'name']],
  ['See https://example.org:8080 at 10:30', []],
  ['mailto:someone, Note: this', []],
  ['“:user” said', ['user']],
  ['{0} None|[1,19] Some|[20,*] :count', ['{0}', '|', '[1,19]', '|', '[20,*]', 'count']],
  ['A list [1,2] in prose', []],
  ['الوحدة :يقبل', []],
  [':počet lodí', ['počet']],
  [':count个船', ['count']],
])('%s', (value, expected) => expect(laravel.find(value).map((unit) => unit.id)).toEqual(expected));

test('numbers and intervals are no text, and belong to the language', () => {
  const message = analyzeMessage(plain('{1} :count file|[2,4] :count soubory'), ['laravel']);
  expect(message.forms?.map(({ start, end }) => message.value.slice(start, end))).toEqual([
    ' :count file',
    ' :count soubory',
  ]);
  expect(message.units.filter((unit) => !unit.optional).map((unit) => unit.id)).toEqual(['count', 'count']);
});
