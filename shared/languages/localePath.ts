/** Names of folders that hold localization files by custom, as a part of an expression without regard to case. */
export const localeFolders = '(?:_?locales?|i18n|l10n|langs?|languages?|translations?|intl|nls|messages|strings|po)';

/**
 * The pattern of files in folders that are usual for localization files, for an editor that looks for some before it reads
 * any (see `Format.shownBy`); fewer folders than above.
 *
 * @param extension with the dot.
 */
export function inUsualFolders(extension: string): string {
  return `**/{locales,locale,i18n,l10n,lang,language,translations,texts}/**/*${extension}`;
}

const localeFolder = new RegExp(`(?:^|/)${localeFolders}/(?:[^/]+/)*[^/]+$`, 'i');

/**
 * Whether a file lies below a folder that is usual for localization files: `locales`, `i18n`, `lang` …
 *
 * @param path with forward slashes.
 */
export function inLocaleFolder(path: string): boolean {
  return localeFolder.test(path);
}

/**
 * Whether a file's name tells a language: `en`, `pt-BR`, `zh_Hant_TW`; also with something before or behind it:
 * `app_en`, `messages.de`, `fr.common`.
 *
 * @param name without folder and extension.
 */
export function namesLanguage(name: string): boolean {
  if (isLanguage(name)) return true;
  const parts = name.split(/[._-]/);
  const region = /^(?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3})$/;
  const last = parts.length > 2 && region.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  return parts.length > 1 && isLanguage(last ?? '') && (last ?? '').length === 2;
}

/** Whether a file's name, without folder and extension, is usual for a bundle of texts: `messages`, `AppStrings`. */
export function isBundleName(name: string): boolean {
  return /(?:messages?|bundle|strings?|labels?|texts?|translations?|locali[sz]ation|i18n)$/i.test(name);
}

/** Whether a value reads like a text for people: several words, one capitalized word (`Retry`, `Don't`), letters beyond ASCII. */
export function readsLikeText(value: string): boolean {
  return /^(?:(?=\S*?\p{L})\S+\s+\S.*|\p{Lu}(?:\p{Ll}+|\p{Ll}*'\p{L}+)[.!?…]?|.*[^\x00-\x7f].*)$/su.test(value);
}

/** Whether a name is the code of a language that CLDR knows: `en`, `pt-BR`, `zh_Hant_TW`. */
export function isLanguage(name: string): boolean {
  if (!/^[a-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/.test(name)) return false;
  return Intl.PluralRules.supportedLocalesOf(name.replaceAll('_', '-')).length > 0;
}
