import { describe, expect, test } from 'vitest';
import { factsOf, genreOf, quotingOf } from './factsOf.ts';
import { formats } from './formats.ts';
import { json } from './json/json.ts';
import { yaml } from './yaml/yaml.ts';

describe('facts of formats', () => {
  test('a dialect says what is otherwise in it, the format all else', () => {
    const arb = json.parse('{ "@@locale": "de", "title": "Titel" }', 'lib/l10n/app_de.arb');
    expect(factsOf(arb)).toMatchObject({ keysArePaths: false, orderIsFree: true });
    expect(factsOf(json.parse('{ "title": "Titel" }', 'locales/de.json'))).toMatchObject({ keysArePaths: true });
    const rails = yaml.parse('de:\n  title: Titel\n', 'config/locales/de.yml');
    expect(factsOf(rails).takesOne?.('ja')).toBe(true);
    expect(factsOf(rails)).toMatchObject({ shownAlone: true, loneSignIsText: true });
    expect(factsOf(yaml.parse('title: Titel\n', 'locales/de.yml')).loneSignIsText).toBeUndefined();
  });

  test('apostrophes in ARB are text, unless the project says otherwise', () => {
    const arb = json.parse('{ "@@locale": "de" }', 'app_de.arb');
    expect(quotingOf(arb)).toBe('none');
    expect(quotingOf({ ...arb, quoting: 'pairs' })).toBe('pairs');
    expect(quotingOf({ format: 'json', dialect: 'nested' })).toBe('icu');
  });

  test('a format that nobody knows holds the messages of a program', () => {
    expect(genreOf({ format: 'unheard-of' })).toBe('messages');
    expect(genreOf({ format: 'srt' })).toBe('subtitles');
  });

  test('a pattern of a language tells where the language stands', () => {
    for (const { id, facts, dialects } of formats) {
      for (const { languageDeclaration } of [facts ?? {}, ...Object.values(dialects ?? {})]) {
        if (languageDeclaration) expect([id, languageDeclaration.flags]).toEqual([id, expect.stringContaining('d')]);
      }
    }
  });
});
