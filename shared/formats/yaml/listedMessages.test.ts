import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { pairCatalogs } from '../pair.ts';
import { yaml } from './yaml.ts';

const source = yaml.parse(`- id: home
  translation: Home

- id: boats
  translation:
    one: a boat
    other: "{{ .Count }} boats"

- id: moor
  translation: Moor
`);
const german = `- id: moor
  translation: Festmachen
`;

const pairOf = (text: string) => pairCatalogs(yaml.parse(text), source, { source: 'en', target: 'de' });

test('messages in a list are known by their names, wherever they stand', () => {
  const { segments, dialect } = pairOf(german);
  expect(dialect).toBe('go-i18n');
  expect(segments.all().map(({ id, source, target }) => [id, source?.value, target?.value])).toEqual([
    ['moor', 'Moor', 'Festmachen'],
  ]);
  expect(source.segments.all().map(({ id, plural }) => [id, plural?.category])).toEqual([
    ['home', undefined],
    ['boats.one', 'one'],
    ['boats.other', 'other'],
    ['moor', undefined],
  ]);
});

test('missing messages go to the end of the list', () => {
  const catalog = pairOf(german);
  const entries = (catalog.pair?.missing ?? []).map((missing) => ({
    missing,
    content: plain(`‹${missing.source.target?.value}›`),
  }));
  expect(changeSegments(yaml, catalog, new Map(), entries).text).toBe(`${german}- id: home
  translation: "‹Home›"
- id: boats
  translation:
    one: "‹a boat›"
    other: "‹{{ .Count }} boats›"
`);
});

test('a list of other things keeps its numbers', () => {
  expect(yaml.parse('- id: home\n  text: Home\n').dialect).toBe('nested');
});
