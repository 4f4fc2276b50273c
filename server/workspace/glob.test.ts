import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { globMatcher, globPattern } from './glob.ts';

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

test.each([
  'locales/de.json',
  'src/i18n/en/app.yml',
  '_locales/en/messages.json',
  'messages/en.json',
  'packages/web/interline.json',
  'web/messages/pt-BR.json',
])('%s wakes the extension', (path) => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const events: readonly string[] = manifest.activationEvents;
  const globs = events.flatMap((event) => event.match(/(?<=^workspaceContains:).*/) ?? []);
  expect(globs.some((glob) => globPattern(glob).test(path))).toBe(true);
});
