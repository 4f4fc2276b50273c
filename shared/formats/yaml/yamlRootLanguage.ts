import { slashedPath } from '../../catalog/slashedPath.ts';
import { everydayWords } from '../../languages/everydayWords.ts';
import { isLanguageCode } from '../../languages/languageCodes.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isLanguage } from '../../languages/localePath.ts';

/**
 * Whether a key at the root of a YAML file is a language, as Rails has it there (Rails Internationalization API,
 * “Organization of Locale Files”): one with plural rules in CLDR, one of two letters (`tt`), also with an extended
 * language (`zh-YUE`), or a rarer one that the file or a folder is called after.
 *
 * @param path with forward slashes.
 * @example isRootLanguage('frp', 'config/locales/frp.yml'); // true
 * @example isRootLanguage('frp', 'config/locales/en/menu.yml'); // false
 */
export function isRootLanguage(key: string, path = ''): boolean {
  if (isLanguage(key)) return true;
  if (/^[a-z]{2}(?:-[A-Z]{3})?$/.test(key)) return isLanguageCode(key.slice(0, 2));
  if (!/^[a-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}(?:@[a-z]{2,10})?$/.test(key)) return false;
  return isLanguageCode(rootLanguage(key)) && !everydayWords.has(key) && namesOf(path).includes(comparable(key));
}

/** The names of a file and its folders, with what stands before and behind dots in that of the file. */
function namesOf(path: string): readonly string[] {
  const folders = slashedPath(path).split('/');
  const name = folders.pop() ?? '';
  return [...folders, ...name.split('.')].map(comparable);
}

function comparable(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
