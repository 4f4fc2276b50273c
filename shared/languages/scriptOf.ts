const scriptByLanguage = new Map<string, string | undefined>();

/**
 * The script that a language is usually written in (CLDR likely subtags), as ISO 15924 has it.
 *
 * @param language BCP 47, as declared.
 * @returns undefined for what is no language tag.
 * @example scriptOf('sr'); // 'Cyrl'
 */
export function scriptOf(language: string): string | undefined {
  if (scriptByLanguage.has(language)) return scriptByLanguage.get(language);
  let script: string | undefined;
  try {
    script = new Intl.Locale(language.replaceAll('_', '-')).maximize().script;
  } catch {
    script = undefined;
  }
  scriptByLanguage.set(language, script);
  return script;
}
