import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLanguage, placements, templatePattern, withoutLanguage, writeLike } from './layout.ts';

test.each([
  ['/p/locales/de/app.json', 'es', '/p/locales/es/app.json'],
  ['/p/i18n/de.json', 'es', '/p/i18n/es.json'],
  ['/p/lib/l10n/app_de.arb', 'pt_BR', '/p/lib/l10n/app_pt_BR.arb'],
  ['/p/lib/l10n/intl_pt_BR.arb', 'es', '/p/lib/l10n/intl_es.arb'],
  ['/p/app.de.json', 'es', '/p/app.es.json'],
  ['/p/film.de.srt', 'es', '/p/film.es.srt'],
  ['/p/docs/de-de/a/topic.dita', 'es-es', '/p/docs/es-es/a/topic.dita'],
  ['/p/_locales/de/messages.json', 'es', '/p/_locales/es/messages.json'],
  ['/p/de/app_de.arb', 'es', '/p/es/app_es.arb'],
  ['/p/de.messages.json', 'es', '/p/es.messages.json'],
  ['/p/res/values-de/strings.xml', '-pt-rBR', '/p/res/values-pt-rBR/strings.xml'],
  ['/p/moko-resources/base/plurals.xml', 'nb-rNO', '/p/moko-resources/nb-rNO/plurals.xml'],
  ['/p/res/values/strings.xml', '-es', '/p/res/values-es/strings.xml'],
  ['/p/Base.lproj/Main.strings', 'es', '/p/es.lproj/Main.strings'],
])('%s in another language (%s) is %s', (path, written, other) => {
  expect(placements(path).map((placement) => placeLanguage(placement, written))).toContain(other);
});

test('the likeliest reading comes first', () => {
  expect(placements('/p/de/app_de.arb')[0]?.parts).toEqual(['/p/', '/app_', '.arb']);
  expect(placements('/p/locales/en/id.json').map((placement) => placement.language)).toEqual(['id', 'en']);
});

test('what stands behind a name of TYPO3 is a part of the program', () => {
  const languages = (path: string) => placements(path).map((placement) => placement.language);
  expect(languages('/p/Language/locallang_be.xlf')).toEqual([]);
  expect(languages('/p/Language/de.locallang_be.xlf')).toContain('de');
  expect(languages('/p/Language/boats_be.xlf')).toEqual(['be']);
});

test('a path put together again from any of its placements is the path', () => {
  const name = fc.constantFrom(
    'de',
    'en_US',
    'app',
    'app_de',
    'x.fr',
    'zh-Hant',
    'topic',
    'is',
    '',
    'a.b.c',
    'values-de',
    'de.lproj',
  );
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('.json', '.srt', '.xml', ''),
      (parts, end) => {
        const path = `/${parts.join('/')}${end}`;
        for (const placement of placements(path)) expect(placeLanguage(placement, placement.written)).toBe(path);
      },
    ),
  );
});

test('a file without language stands beside those that have one', () => {
  const [placement] = placements('/p/film.de.srt');
  expect(placement && withoutLanguage(placement)).toBe('/p/film.srt');
  const [folder] = placements('/p/de/film.srt');
  expect(folder && withoutLanguage(folder)).toBeUndefined();
});

test.each([
  ['pt-BR', 'en_US', 'pt_BR'],
  ['pt-BR', 'en-us', 'pt-br'],
  ['pt-BR', 'en', 'pt-BR'],
  ['de', 'en-us', 'de'],
  ['de', 'english', 'german'],
  ['ja', 'English', 'Japanese'],
  ['pt-BR', 'English', 'pt-BR'],
])('%s written like %s is %s', (language, like, written) => {
  expect(writeLike(language, like)).toBe(written);
});

test('layouts of the settings', () => {
  const pattern = templatePattern('/p', 'packages/*/i18n/{language}/**/{namespace}.json');
  expect(pattern.test('/p/packages/a/i18n/de/x/y/common.json')).toBe(true);
  expect(pattern.test('/p/packages/a/b/i18n/de/common.json')).toBe(false);
  expect(templatePattern('/p', 'strings-{language}.(x).json').test('/p/strings-de.(x).json')).toBe(true);
  const [placement] = placements('/p/t/de/de-texts.json', [
    templatePattern('/p', 't/{language}/{language}-texts.json'),
  ]);
  expect(placement).toMatchObject({ languageIn: 'settings', language: 'de', parts: ['/p/t/', '/', '-texts.json'] });
});
