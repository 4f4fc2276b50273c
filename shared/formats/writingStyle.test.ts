import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { changeSegments } from './change.ts';
import type { Format } from './format.ts';
import { json } from './json/json.ts';
import { properties } from './properties/properties.ts';
import { qtTs } from './qtTs/qtTs.ts';

/** The text after changes that are made one after the other. */
function changed(format: Format, text: string, changes: readonly (readonly [id: string, value: string])[]): string {
  let catalog = format.parse(text);
  for (const [id, value] of changes) {
    const next = changeSegments(format, catalog, new Map([[id, { content: plain(value) }]]));
    expect([...next.refused]).toEqual([]);
    catalog = next.catalog;
  }
  return catalog.text;
}

const cases: readonly { format: Format; text: string; changes: readonly (readonly [string, string])[]; is: string }[] =
  [
    {
      format: properties,
      text: 'a=caf\u00e9\nb=tea\n',
      changes: [
        ['a', 'cafe'],
        ['b', 't\u00e9'],
      ],
      is: 'a=cafe\nb=t\u00e9\n',
    },
    {
      format: json,
      text: '{ "a": "caf\\u00e9", "b": "tea" }',
      changes: [
        ['a', 'cafe'],
        ['b', 't\u00e9'],
      ],
      is: '{ "a": "cafe", "b": "t\\u00e9" }',
    },
  ];

test.each(cases)('$format.name: a change that takes away what told the way of writing leaves it as it was', (one) => {
  expect(changed(one.format, one.text, one.changes)).toBe(one.is);
  expect(changed(one.format, one.text, one.changes.toReversed())).toBe(one.is);
});

test('quotation marks of a Qt file stay literal once the only ones are gone', () => {
  const message = (id: string, text: string) =>
    `<message id="${id}"><source>${id}</source><translation>${text}</translation></message>`;
  const file = (one: string, other: string) =>
    `<?xml version="1.0"?><TS version="2.1" language="de"><context><name>C</name>${message('a', one)}${message('b', other)}</context></TS>`;
  const { segments } = qtTs.parse(file('say "x"', 'y'));
  const [first, second] = segments.all().map(({ id }) => id) as [string, string];
  const changes = [
    [first, 'say x'],
    [second, 'y "z"'],
  ] as const;
  expect(changed(qtTs, file('say "x"', 'y'), changes)).toBe(file('say x', 'y "z"'));
});
