import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

const marked = (source: string, target: string) =>
  checkExample('tripled-letter', { source, target }, { languages: ['en', 'ro'] }).marked;

test('a word that is drawn out on purpose is no slip', () => {
  expect(marked('Hooray, all is set up!', 'Uraaa, totul este pregătit!')).toEqual([]);
  expect(marked('Oh!', 'Ohhh!')).toEqual([]);
  expect(marked('The mooring is gone', 'Parâmaaa a dispărut')).toEqual(['Parâmaaa']);
});

test('a word that a file has three times is spelt so', () => {
  const [first, ...others] = ['Maaari ito.', 'Hindi maaari.', 'Maaari ba?', 'Boooat'].map((target) => ({
    source: 'You may.',
    target,
  }));
  const wordsFor = (texts: readonly { source: string; target: string }[]) =>
    runChecks(exampleCatalog(texts), only).map(({ data }) => data?.word);
  const only = {
    languages: { source: 'en', target: 'tg' },
    settings: { ...defaultSettings, only: ['tripled-letter'] },
    terms: createTermIndex([]),
  };
  expect(first && wordsFor([first, ...others])).toEqual(['Boooat']);
  expect(wordsFor(others)).toEqual(['maaari', 'Maaari', 'Boooat']);
});

test('names that a program looks up are no words', () => {
  expect(marked('Supplement of a periodical', 'Supliment - @suppperiodical')).toEqual([]);
});

test('a cry of the source may be drawn out', () => {
  expect(marked('Whoops!', 'Opppsss')).toEqual([]);
  expect(marked('Whoops! The boat is gone', 'Ops! Barca a disppparut')).toHaveLength(1);
});

test('letters that code of the source has three times stay', () => {
  const source = 'We use the `TFAutoXxx` classes';
  const options = { languages: ['en', 'zh-TW'], format: 'markdown', syntaxes: ['markdown'] } as const;
  expect(checkExample('tripled-letter', { source, target: '我們使用 AutoXxx 類別' }, options).marked).toEqual([]);
});
