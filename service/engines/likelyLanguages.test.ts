import { expect, test } from 'vitest';
import { likelyLanguages } from './likelyLanguages.ts';
import type { PhraseWords } from './phraseWords.ts';

/** Words of ours, each of some languages. */
function wordsOf(languagesByWord: Readonly<Record<string, readonly string[]>>): PhraseWords {
  return {
    evidence: (words) => {
      const languages = words.flatMap((word) => languagesByWord[word] ?? []);
      return new Map(languages.map((language) => [language, 1]));
    },
  };
}
const none = wordsOf({});
const first = (texts: readonly string[], knowledge: Parameters<typeof likelyLanguages>[1]) =>
  likelyLanguages(texts, knowledge).map((guesses) => guesses[0]?.language);

test('English goes first among the languages that a word resembles, except where it is the target', () => {
  expect(first(['Edit'], { words: none, target: 'es' })).toEqual(['en']);
  expect(first(['Inbox'], { words: none })).toEqual(['en']);
  expect(first(['Anuluj'], { words: wordsOf({ anuluj: ['pl'] }), target: 'en' })).toEqual(['pl']);
});

test('the other texts decide for one that is in doubt, and for none that is clear', () => {
  const danish = 'Filen blev ikke fundet, prøv igen senere.';
  expect(first([danish, 'Vælg', 'Luk'], { words: none, target: 'en' })).toEqual(['da', 'da', 'da']);
  expect(first([danish, 'Where is the station?'], { words: none, target: 'es' })).toEqual(['da', 'en']);
  expect(first([danish, '次へ', '42 %'], { words: none, target: 'es' })).toEqual(['da', 'ja', undefined]);
});

test('what can be translated here goes before what cannot', () => {
  const served = (language: string) => (language === 'pt' ? ('whole' as const) : undefined);
  const [alone, withEngine] = [undefined, served].map((abilities) =>
    likelyLanguages(['Cancelar'], { words: none, target: 'fr', ...(abilities ? { served: abilities } : {}) })[0]?.find(
      ({ language }) => language === 'pt',
    ),
  );
  expect(withEngine?.score).toBeGreaterThan(alone?.score ?? 1);
});

test('a name that nobody knows is English', () => {
  expect(first(['Satara'], { words: none, target: 'es' })).toEqual(['en']);
  expect(first(['Satara'], { words: wordsOf({ satara: ['id'] }), target: 'es' })).toEqual(['id']);
});
