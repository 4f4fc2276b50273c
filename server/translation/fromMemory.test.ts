import { expect, test } from 'vitest';
import { plain } from '../../shared/catalog/content.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { fromSentences, matchesFor } from './fromMemory.ts';

const memory = createMemoryIndex();
memory.add(
  [
    ['Open the door.', 'Öffne die Tür.'],
    ['Hold {rail}.', 'Halte {rail}.'],
    ['Cabin 12 is on deck 3', 'Kabine 12 ist auf Deck 3'],
    ['Welcome, {name}', 'Willkommen, {name}'],
    [
      '{n, plural, one {# cabin on deck 3} other {# cabins}}',
      '{n, plural, one {# Kabine auf Deck 3} other {# Kabinen}}',
    ],
  ].map(([source = '', target = '']) => ({ source, target, origin: 'ferry.tmx' })),
);

const wanted = (text: string, syntax: 'brace' | 'icu' = 'brace') =>
  ({ source: analyzeMessage(plain(text), [syntax]), syntaxes: [syntax], quoting: 'icu' }) as const;

const matches = (...text: Parameters<typeof wanted>) =>
  matchesFor(memory, wanted(...text), 75, 3).map(({ content, similarity }) => [content.value, similarity]);

test('a match has the numbers and placeholders of the text', () => {
  expect(matches('Cabin 7 is on deck 2')).toEqual([['Kabine 7 ist auf Deck 2', 99]]);
  expect(matches('Welcome, {passenger}')).toEqual([['Willkommen, {passenger}', 99]]);
  expect(matches('Cabin 12 is on deck 3')).toEqual([['Kabine 12 ist auf Deck 3', 100]]);
});

test('nothing is put into the branches of a message, whose match is never a certain one', () => {
  const text = '{n, plural, one {# cabin on deck 4} other {# cabins}}';
  expect(matches(text, 'icu')).toEqual([['{n, plural, one {# Kabine auf Deck 3} other {# Kabinen}}', 94]]);
});

test('sentences make up a text when the memory has all of them', () => {
  const match = fromSentences(memory, wanted('Open the door.  Hold {rail}.\n'), 'en-GB');
  expect(match).toMatchObject({ content: { value: 'Öffne die Tür.  Halte {rail}.\n' }, similarity: 100 });
  expect(fromSentences(memory, wanted('Open the door. Hold on.'), 'en')).toBeUndefined();
  expect(fromSentences(memory, wanted('Open the door.'), 'en')).toBeUndefined();
});
