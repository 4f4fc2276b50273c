import { describe, expect, test } from 'vitest';
import { isLanguageCode } from './languageCodes.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = letters.flatMap((a) => letters.map((b) => a + b));

describe('codes of languages', () => {
  test('every language of two letters that has plural rules is one', () => {
    const withRules = codes.filter((code) => Intl.PluralRules.supportedLocalesOf(code).length > 0);
    expect(withRules.length).toBeGreaterThan(120);
    expect(withRules.filter((code) => !isLanguageCode(code))).toEqual([]);
  });

  test('codes of ISO 639-2, old ones and rare ones are, words of file names are not', () => {
    expect(
      ['ger', 'deu', 'iw', 'in', 'tt', 'yue', 'tlh', 'skr', 'azz'].filter((code) => !isLanguageCode(code)),
    ).toEqual([]);
    expect(['app', 'xx', 'web', 'DE', 'de-DE', '', 'toString'].filter(isLanguageCode)).toEqual([]);
  });
});
