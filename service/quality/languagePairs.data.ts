const english = ['en-GB', 'en-US'];

/** Target languages that translations from a language can be evaluated in (shapes.md §12). */
export const evaluatedPairs: Readonly<Record<string, readonly string[]>> = {
  de: english,
  es: english,
  fr: english,
  it: english,
  en: ['de', 'es', 'es-419', 'fr', 'it', 'ja', 'ko'],
  ja: [...english, 'ko', 'zh-Hans', 'zh-Hant'],
  ko: [...english, 'ja'],
  zh: ['ja'],
};
