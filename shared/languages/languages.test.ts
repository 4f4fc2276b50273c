import { describe, expect, test } from 'vitest';
import { languageOf, languages } from './languages.ts';
import { rootLanguage } from './languageTag.ts';

describe('the table of languages', () => {
  test('holds 125 languages, 11 of them target-only variants whose root is in the table', () => {
    expect(languages).toHaveLength(125);
    const variants = languages.filter((language) => language.targetOnly);
    expect(variants).toHaveLength(11);
    for (const variant of variants) expect(languageOf(variant.root)?.targetOnly).toBe(false);
  });

  test('is found by code in any case', () => {
    expect(languageOf('PT-br')?.code).toBe('pt-BR');
    expect(languageOf('ZH_HANT')?.code).toBe('zh-Hant');
    expect(languageOf('xx')).toBeUndefined();
    expect(rootLanguage('es-419')).toBe('es');
  });

  test('says which side may have which feature', () => {
    expect(languages.filter((language) => language.has('formality')).map((language) => language.code)).toEqual(
      expect.arrayContaining(['de', 'es', 'es-419', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'pt-BR', 'pt-PT', 'ru']),
    );
    expect(languages.filter((language) => language.has('glossary'))).toHaveLength(43);
    expect(languageOf('ts')?.has('document')).toBe(false);
  });
});
