import { expect, test } from 'vitest';
import { gettextLocale } from '../../shared/formats/po/gettextLocale.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { languageOfName } from './languageOfName.ts';

test.each([
  ['de', 'de'],
  ['en_us', 'en-US'],
  ['EN-us', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh-hant-TW', 'zh-Hant-TW'],
  ['kab-KAB', 'kab'],
  ['es_419', 'es-419'],
  ['sr@latin', 'sr-Latn'],
  ['ca@valencia', 'ca-valencia'],
  ['be-tarask', 'be-tarask'],
  ['fil', 'fil'],
  ['en_ud', 'en-UD'],
  ['en@shaw', 'en-Shaw'],
  ['skr-arab', 'skr-Arab'],
  ['sr-lat', 'sr-Latn'],
  ['sr_Cyr', 'sr-Cyrl'],
  ...['frp', 'shn', 'azz', 'cak', 'gcf'].map((code) => [code, code]),
  ['qps-ploc', 'qps-ploc'],
  ['qps_PLOCM', 'qps-plocm'],
  ['english', 'en'],
  ['Portuguese', 'pt'],
])('%s is the language %s', (name, tag) => {
  expect(languageOfName(name)).toBe(tag);
});

test.each([
  'app',
  'fo-attrs',
  'js',
  'xx',
  'web',
  'mac',
  'win',
  'index',
  'en-',
  'v2',
  'en_US.UTF-8',
  'readme',
  'de_DE_and_more_of_it',
  '',
])('%s is no language', (name) => {
  expect(languageOfName(name)).toBeUndefined();
});

test('the root of a tag is in lower case', () => {
  expect(rootLanguage('PT_br')).toBe('pt');
});

test('a language with a script is read again as gettext writes it', () => {
  for (const tag of ['sr-Latn-RS', 'uz-Cyrl', 'kk-Arab', 'ks-Deva', 'en-Shaw', 'yi-Hebr'])
    expect(languageOfName(gettextLocale(tag))).toBe(tag);
  expect(gettextLocale('zh-Hant-TW')).toBe('zh_Hant_TW');
});
