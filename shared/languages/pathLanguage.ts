import { isRegion } from './isRegion.ts';
import { isLanguageCode } from './languageCodes.ts';
import { rootLanguage } from './languageTag.ts';
import { localeFolders } from './localePath.ts';

/** Language, script, region and gettext's modifier, as folders are named. */
const tag = '([A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\\d{3}))?(?:@[a-z]+)?)';

/** Folders that are languages by custom, and files in a folder whose files are. */
const places: readonly RegExp[] = [
  new RegExp(`(?:^|/)${tag}/LC_MESSAGES/[^/]+$`),
  new RegExp(`(?:^|/)${tag}\\.lproj/[^/]+$`),
  new RegExp(`(?:^|/)${localeFolders}/${tag}(?:\\.\\w+$|/)`),
];

/** `messages.de.xlf`, `app_de.ts`, `de.po`, `app-pt_BR.arb`. */
const name =
  /(?:^|\/)((?:[^/]+[._-])?)([a-z]{2})(?:(?<!(?:^|[/._-])[a-z]{2}[-_][a-z]{2})[-_]([A-Z]{2}|[A-Z][a-z]{3}))?\.\w+$/;

/** Codes of languages that are words of file names too: alone in a name they prove nothing. */
const words: ReadonlySet<string> = new Set(
  'ad am as at be by cr cs db do el en go id in io is it js km me mi ml my no of or os ps rm se sh si so st sv to ts ui vi wa'.split(
    ' ',
  ),
);

/**
 * The language that a path tells beyond doubt, as it writes it; undefined where there is doubt.
 *
 * @param path with forward slashes.
 * @example pathLanguage('locale/de/LC_MESSAGES/shop.po'); // 'de'
 * @example pathLanguage('it.xlf'); // undefined
 */
export function pathLanguage(path: string): string | undefined {
  for (const place of places) {
    const language = place.exec(path)?.[1];
    if (language && isLanguageCode(rootLanguage(language))) return language;
  }
  const [, before = '', language, region] = name.exec(path) ?? [];
  if (!language || !isLanguageCode(language) || (words.has(language) && !region)) return undefined;
  if (!region && mayBeRegion(language, before)) return undefined;
  return region ? `${language}-${region}` : language;
}

/** Whether a code is the region of a language before it in small letters: the end of `app_pt_br`, which is not Breton. */
function mayBeRegion(code: string, before: string): boolean {
  const [, language] = /(?:^|[._-])([a-z]{2})[_-]$/.exec(before) ?? [];
  return (
    language !== undefined && language !== code && isLanguageCode(language) && !words.has(language) && isRegion(code)
  );
}
