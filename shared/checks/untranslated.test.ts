import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

test('underlines the source of a bilingual file, names the text', () => {
  const { messages, marked } = checkExample('untranslated', { source: 'Save', target: '' });
  expect(messages).toEqual(['“Save” is not translated']);
  expect(marked).toEqual(['Save']);
});

test.each([
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
