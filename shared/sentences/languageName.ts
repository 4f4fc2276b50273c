const names = new Map<string, Intl.DisplayNames>();

/**
 * A language's name as messages have it; the tag itself where CLDR has none.
 *
 * @param language BCP 47, `_` or `-`.
 * @param shownIn the language of the name, BCP 47.
 * @example languageName('pt_BR'); // 'Brazilian Portuguese'
 */
export function languageName(language: string, shownIn = 'en'): string {
  const shown = names.get(shownIn) ?? new Intl.DisplayNames([shownIn], { type: 'language' });
  names.set(shownIn, shown);
  try {
    return shown.of(language.replaceAll('_', '-')) ?? language;
  } catch {
    return language;
  }
}
