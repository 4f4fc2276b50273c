import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const marked = (source: string, target: string) =>
  checkExample('tripled-letter', { source, target }, { languages: ['en', 'ro'] }).marked;

test('a word that is drawn out on purpose is no slip', () => {
  expect(marked('Hooray, all is set up!', 'Uraaa, totul este pregătit!')).toEqual([]);
  expect(marked('Oh!', 'Ohhh!')).toEqual([]);
  expect(marked('The mooring is gone', 'Parâmaaa a dispărut')).toEqual(['Parâmaaa']);
});

test('names that a program looks up are no words', () => {
  expect(marked('Supplement of a periodical', 'Supliment - @suppperiodical')).toEqual([]);
});
