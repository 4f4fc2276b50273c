import { expect, test } from 'vitest';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test('underlines the source of a bilingual file, names the text', () => {
  const { messages, marked } = checkExample('untranslated', { source: 'Save', target: '' });
  expect(messages).toEqual(['“Save” is not translated']);
  expect(marked).toEqual(['Save']);
});

test.each([
  ['signs and placeholders', { source: '%1 (%2)…', target: '', syntaxes: ['qt' as const] }],
  ['an empty source', { source: ' ', target: '' }],
  ['what must not be translated', { source: 'Save', target: '', translatable: false }],
  ['obsolete entries', { source: 'Save', target: '', obsolete: true }],
  ['a monolingual file without a source', { target: '' }],
  ['a blank target, which is another check', { source: 'Save', target: '  ', state: 'untranslated' as const }],
])('leaves %s alone', (_, segment) => {
  expect(checkExample('untranslated', segment).messages).toEqual([]);
});

test('a segment that the file silences stays silent', () => {
  expect(checkExample('untranslated', { source: 'Save', ignored: ['untranslated'] }).messages).toEqual([]);
  expect(checkExample('untranslated', { source: 'Save', ignored: ['*'] }).messages).toEqual([]);
});

test.each([
  ['a gap in a file of the language of its source', 'Harbour', '', ['en', 'en-GB'], 'bilingual'],
  ['the name of a control that has no text', 'aBc-dE-f12.title', '', ['en', 'de'], 'monolingual'],
  [
    'a link to a page elsewhere',
    '[Night Boats for All](https://skerry.example/boats)',
    'same',
    ['en', 'br'],
    'monolingual',
  ],
] as const)('leaves %s alone', (_, source, target, languages, kind) => {
  const segment = { source, target: target === 'same' ? source : target, state: 'untranslated' as const };
  expect(checkExample('untranslated', segment, { languages, kind }).messages).toEqual([]);
});

test('a word may stand before in one language and behind in another', () => {
  const messages = (id: string) =>
    checkExample('untranslated', { id, source: 'ago', target: '' }, { languages: ['en', 'de'], kind: 'monolingual' })
      .messages.length;
  expect(messages('time.suffixAgo')).toBe(0);
  expect(messages('time.ago')).toBe(1);
});

test('text without a meaning, which fills a page of an example, needs no translation', () => {
  const page = (text: string) => `# Boote\n\nDas sind unsere Boote am Steg.\n\n${text}\n`;
  const countFor = (text: string) => {
    const source = markdown.parse(
      page(text).replace('Das sind unsere Boote am Steg.', 'These are our boats at the pier.'),
    );
    const catalog = pairCatalogs(markdown.parse(page(text)), source, { source: 'en', target: 'de' }, markdown);
    const settings = { ...defaultSettings, only: ['untranslated'] };
    const options = { languages: { source: 'en', target: 'de' }, settings, terms: createTermIndex([]) };
    return runChecks(catalog, options).length;
  };
  expect(
    countFor('Sed adipiscing elit vitae augue consectetur a gravida nunc vehicula. Donec auctor odio non est.'),
  ).toBe(0);
  expect(countFor('We rent boats to anybody who can swim, and every one of them has oars and a lamp.')).toBe(1);
});
