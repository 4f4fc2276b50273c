import { expect, test } from 'vitest';
import {
  americanEnglish,
  isAmongLanguages,
  isEnglishOfRegion,
  originalEnglishes,
  rootLanguage,
  sameLanguage,
  standsFor,
} from './languageTag.ts';

test.each([
  ['pt-BR', 'pt'],
  ['zh_Hans_CN', 'zh'],
  ['sr@latin', 'sr'],
  ['es-419', 'es'],
  ['deu', 'de'],
  ['fil', 'fil'],
  ['ger-AT', 'de'],
  ['eng@shaw', 'en'],
  ['PT-br', 'pt'],
  ['', ''],
])('the language of “%s” is “%s”', (tag, root) => {
  expect(rootLanguage(tag)).toBe(root);
});

const pairs: readonly (readonly [string, string, same: boolean, stands: boolean])[] = [
  ['pt-BR', 'pt-PT', true, false],
  ['pt', 'pt-BR', true, true],
  ['zh-Hant', 'zh-Hans', true, false],
  ['zh-Hant', 'zh-Hant-TW', true, true],
  ['zh', 'zh_TW', true, true],
  ['sr', 'sr-Latn', true, true],
  ['es-419', 'es-MX', true, false],
  ['no', 'nb', true, true],
  ['no', 'nb-NO', true, true],
  ['nb', 'nn', false, false],
  ['deu', 'de', true, true],
  ['de', 'dsb', false, false],
];

test.each(pairs)('%s and %s: same language %s, one stands for the other %s', (a, b, same, stands) => {
  expect([sameLanguage(a, b), sameLanguage(b, a)]).toEqual([same, same]);
  expect([standsFor(a, b), standsFor(b, a)]).toEqual([stands, stands]);
});

test('a setting for a language holds for its regions, not the other way round', () => {
  expect(isAmongLanguages('de_CH', ['fr', 'de'])).toBe(true);
  expect(isAmongLanguages('de', ['de-CH'])).toBe(false);
  expect(isAmongLanguages('deu', ['de'])).toBe(true);
  expect(isAmongLanguages('nb-NO', ['no'])).toBe(true);
});

test('the English of a region is neither English itself nor that of the regions others are made from', () => {
  const tags = ['en', 'en-US', 'en_us', 'en-GB', 'en-UK', 'en_ca', 'en-001', 'en-Shaw', 'de-AT'];
  expect(tags.filter((tag) => isEnglishOfRegion(tag, americanEnglish))).toEqual(['en-GB', 'en-UK', 'en_ca', 'en-001']);
  expect(tags.filter((tag) => isEnglishOfRegion(tag, originalEnglishes))).toEqual(['en_ca']);
});
