/**
 * A language's English name as messages have it; the tag itself where CLDR has none.
 *
 * @param language BCP 47, `_` or `-`.
 * @example languageName('pt_BR'); // 'Brazilian Portuguese'
 */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language.replaceAll('_', '-')) ?? language;
  } catch {
    return language;
  }
}
