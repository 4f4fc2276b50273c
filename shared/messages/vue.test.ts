import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { vue } from './vue.ts';

const read = (value: string) => vue.find(value).map((unit) => [unit.id, value.slice(unit.start, unit.end)]);

test.each<[string, [string, string][]]>([
  [
    '{name} {0} { user.name }',
    [
      ['name', '{name}'],
      ['0', '{0}'],
      ['user.name', '{ user.name }'],
    ],
  ],
  ["mail{'@'}example.org", [["'@'", "{'@'}"]]],
  [
    '@:menu.open and @.lower:app.title.',
    [
      ['@:menu.open', '@:menu.open'],
      ['@:app.title', '@.lower:app.title'],
    ],
  ],
  [
    "@:{'old key'} @:(a.b)",
    [
      ['@:old key', "@:{'old key'}"],
      ['@:a.b', '@:(a.b)'],
    ],
  ],
  ['me@example.org', []],
  ["{'|'} is no separator", [["'|'", "{'|'}"]]],
])('%s', (value, expected) => expect(read(value)).toEqual(expected));

test('the forms of a plural are told apart, and how many there are is not compared', () => {
  const message = analyzeMessage(plain('no cars | one car | {n} cars'), ['vue']);
  expect(message.forms?.map(({ start, end }) => message.value.slice(start, end))).toEqual([
    'no cars ',
    ' one car ',
    ' {n} cars',
  ]);
  expect(message.units.filter((unit) => !unit.optional).map((unit) => unit.id)).toEqual(['n']);
});

test('a brace that is never closed is a fault', () => {
  expect(vue.faults?.('Hi {name')).toMatchObject([{ start: 3, end: 4 }]);
  expect(vue.faults?.('Hi {name}')).toEqual([]);
  expect(vue.faults?.("a {'{'} b")).toEqual([]);
});
