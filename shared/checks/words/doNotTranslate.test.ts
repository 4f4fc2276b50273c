import { expect, test } from 'vitest';
import { android } from '../../formats/android/android.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { otherLocales } from '../contract/otherLocales.ts';
import { runChecks } from '../run/runChecks.ts';

const strings = (text: string, more = '') =>
  android.parse(`<resources><string name="a"${more}>${text}</string></resources>`, 'res/values/strings.xml');

/** The messages about a text that the source says not to translate, beside those of other languages. */
function beside(target: string, others: readonly (readonly [language: string, text: string])[]): string[] {
  const source = strings('Gale warning', ' translatable="false"');
  return runChecks(pairCatalogs(strings(target), source, { source: 'en', target: 'de' }), {
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['do-not-translate']),
    locales: () => otherLocales(others.map(([language, text]) => ({ language, catalog: strings(text) }))),
    languages: { source: 'en', target: 'de' },
  }).map(({ message }) => message);
}

test('an entry that is not to be translated may be where two other languages translate it, too', () => {
  const reported = ['The source file says not to translate “Gale warning”'];
  expect(beside('Sturmwarnung', [['fr', 'Avis de tempête']])).toEqual(reported);
  expect(
    beside('Sturmwarnung', [
      ['fr', 'Avis de tempête'],
      ['it', 'Gale warning'],
    ]),
  ).toEqual(reported);
  expect(
    beside('Sturmwarnung', [
      ['fr', 'Avis de tempête'],
      ['it', 'Burrasca'],
    ]),
  ).toEqual([]);
});

test('many entries that are not to be translated are translated by hand; English has its variants of any', () => {
  const file = (text: (n: number) => string, count: number, more = '') =>
    android.parse(
      `<resources>${Array.from({ length: count }, (_, n) => `<string name="a${n}"${more}>${text(n)}</string>`).join('')}</resources>`,
      'res/values/strings.xml',
    );
  const reported = (count: number, target: string) => {
    const source = file((n) => `Gale warning ${n}`, count, ' translatable="false"');
    return runChecks(
      pairCatalogs(
        file((n) => `Sturmwarnung ${n}`, count),
        source,
        { source: 'en', target },
      ),
      {
        settings: defaultSettings,
        terms: createTermIndex([]),
        only: new Set(['do-not-translate']),
        languages: { source: 'en', target },
      },
    ).length;
  };
  expect(reported(1, 'de')).toBe(1);
  expect(reported(2, 'de')).toBe(0);
  expect(reported(1, 'en-AU')).toBe(0);
});
