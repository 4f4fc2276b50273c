import { expect, test } from 'vitest';
import type { Part, SetOfFiles } from './filesOfTable.ts';
import { inFewColumns } from './inFewColumns.ts';

const part = (language: string, isSource = false) =>
  ({ key: language, language, isPart: false, snapshot: { file: { catalog: { isSource } } } }) as Part;
const set = (group: string, source: string, ...languages: readonly string[]): SetOfFiles => ({
  group,
  parts: [part(source, true), ...languages.map((language) => part(language))],
});
const keysOf = (...sets: readonly SetOfFiles[]) => inFewColumns(sets).map(({ parts }) => parts.map(({ key }) => key));

test('a language that some files call otherwise stands in the column of most', () => {
  expect(keysOf(set('a', 'en', 'de', 'fr'), set('b', 'en', 'de'), set('c', 'en-US', 'de-DE', 'fr-FR'))).toEqual([
    ['en', 'de', 'fr'],
    ['en', 'de'],
    ['en', 'de', 'fr'],
  ]);
});

test('languages that one set has side by side stay apart everywhere', () => {
  expect(keysOf(set('a', 'en', 'pt-BR', 'pt-PT'), set('b', 'en', 'pt'))).toEqual([
    ['en', 'pt-BR', 'pt-PT'],
    ['en', 'pt'],
  ]);
});

test('a source in the language of other files’ translations stands in the column of these', () => {
  expect(keysOf(set('a', 'en', 'de'), set('b', 'de', 'en'))).toEqual([
    ['en', 'de'],
    ['de', 'en'],
  ]);
});
