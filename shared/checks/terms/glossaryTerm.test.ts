import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const terms = [
  { source: 'ferry', targets: ['Fähre'], forbidden: [] },
  { source: 'night ferry', targets: ['Nachtfähre'], forbidden: [] },
  { source: 'PDF', targets: ['PDF'], forbidden: [] },
];
const messages = (source: string, target: string) =>
  checkExample('glossary-term', { source, target }, { terms }).messages;

test('inflection and compounds are the term', () => {
  expect(messages('All ferries', 'Alle Fähren')).toEqual([]);
  expect(messages('The ferry', 'Der Fährenplan')).toEqual([]);
  expect(messages('The night ferry', 'Die Nachtfähre')).toEqual([]);
});

test('the longest term counts, and each once', () => {
  expect(messages('Night ferry or night ferry', 'Nachtboot')).toEqual([
    '“Night ferry” should be translated as “Nachtfähre”',
  ]);
});

test('letters of a placeholder or tag are no terms', () => {
  const options = { terms, syntaxes: ['brace' as const, 'markup' as const] };
  expect(checkExample('glossary-term', { source: 'A {ferry}', target: 'Ein {ferry}' }, options).messages).toEqual([]);
});

test('a term left as it is gets replaced, with its capital', () => {
  expect(checkExample('glossary-term', { source: 'Ferry ahead', target: 'Ferry voraus' }, { terms }).fixed).toEqual([
    'Fähre voraus',
  ]);
});
