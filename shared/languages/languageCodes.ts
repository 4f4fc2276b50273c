import { languageCodes } from './languageCodes.data.ts';

const codes: ReadonlySet<string> = new Set(languageCodes.trim().split(/\s+/));

/**
 * Whether two or three letters are the code of a language.
 *
 * @param code in lower case, without script and region.
 * @example isLanguageCode('de'); // true
 * @example isLanguageCode('app'); // false
 */
export function isLanguageCode(code: string): boolean {
  return codes.has(code);
}
