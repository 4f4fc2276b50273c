import { expect, test } from 'vitest';
import { globMatcher } from './glob.ts';

test.each([
  ['**/glossary*.{csv,tsv}', 'glossary.csv', true],
  ['**/glossary*.{csv,tsv}', 'a/b/glossary-de.tsv', true],
  ['**/glossary*.{csv,tsv}', 'glossary.xlsx', false],
  ['old', 'a/old/b.json', true],
  ['old', 'older/b.json', false],
  ['src/*.json', 'src/a.json', true],
  ['src/*.json', 'src/a/b.json', false],
  ['./src/**', 'src/a/b.json', true],
  ['a?c.json', 'abc.json', true],
  ['{a.json', '{a.json', false],
  ['x(1)+.json', 'x(1)+.json', true],
  ['*.json', 'deep/down/a.json', true],
])('%s and %s: %s', (glob, path, expected) => {
  expect(globMatcher([glob])(path)).toBe(expected);
});
