const names = new Map<string, Intl.DisplayNames>();

/**
 * A language's name as messages have it; the tag itself where CLDR has none.
 *
 * @param language BCP 47, `_` or `-`.
 * @param shownIn the language of the name, BCP 47.
 * @param languageDisplay `standard` has the language first, for lists: “Portuguese (Brazil)”.
 * @example languageName('pt_BR'); // 'Brazilian Portuguese'
 */
export function languageName(
  language: string,
  shownIn = 'en',
  languageDisplay: Intl.DisplayNamesLanguageDisplay = 'dialect',
): string {
  const key = `${shownIn} ${languageDisplay}`;
  const shown = names.get(key) ?? new Intl.DisplayNames([shownIn], { type: 'language', languageDisplay });
  names.set(key, shown);
  try {
    return shown.of(language.replaceAll('_', '-')) ?? language;
  } catch {
    return language;
  }
}
