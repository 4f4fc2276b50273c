import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

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
