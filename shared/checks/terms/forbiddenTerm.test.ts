import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const terms = [{ source: 'boat', targets: ['Boot'], forbidden: ['Kahn', 'Schiff'] }];
const check = (source: string, target: string) => checkExample('forbidden-term', { source, target }, { terms });

test('finds inflected words and replaces the plain ones', () => {
  expect(check('A boat', 'Ein Kahn').fixed).toEqual(['Ein Boot']);
  const inflected = check('All boats', 'Alle Schiffe');
  expect([inflected.marked, inflected.fixed]).toEqual([['Schiffe'], []]);
});

test('looks for it whatever the source says, but not at what the source has too', () => {
  expect(check('Come on', 'Ein Kahn').messages).toHaveLength(1);
  expect(check('Meet Kahn', 'Kahn treffen').messages).toEqual([]);
});

test('a word that is part of another is not meant', () => {
  expect(check('Space', 'Raumschifffahrt').messages).toEqual([]);
});

test('a forbidden word within the term that is asked for stays', () => {
  const cycle = [{ source: 'carbon cycle', targets: ['Kohlenstoff-Kreislauf'], forbidden: ['Kreislauf'] }];
  const marked = (target: string) =>
    checkExample('forbidden-term', { source: 'The carbon cycle', target }, { terms: cycle }).marked;
  expect(marked('Der Kohlenstoff-Kreislauf')).toEqual([]);
  expect(marked('Der Kreislauf im Kohlenstoff-Kreislauf')).toEqual(['Kreislauf']);
});
