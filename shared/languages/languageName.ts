let names: Intl.DisplayNames | undefined;

/**
 * A language's English name as messages have it; the tag itself where CLDR has none.
 *
 * @param language BCP 47, `_` or `-`.
 * @example languageName('pt_BR'); // 'Brazilian Portuguese'
 */
export function languageName(language: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' });
  try {
    return names.of(language.replaceAll('_', '-')) ?? language;
  } catch {
    return language;
  }
}
