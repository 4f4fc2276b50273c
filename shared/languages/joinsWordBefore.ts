import { rootLanguage } from './languageTag.ts';

/** Korean particles; those with two shapes are written with both where the word before is put in by a program: `이(가)`. */
const particles =
  '\\(?[이으]\\)?(?:가|로|라도?|라고|라는|란|나|며|고|면|지만|다|든지)|[이가을를은는과와로]\\([이가을를은는과와으]\\)|' +
  '이|가|을|를|은|는|의|에|에서|에게|에게서|에는|에도|에만|께|께서|한테|로|로서|로써|로부터|으로서|으로써|으로부터|와|과|도|만|' +
  '까지|부터|보다|처럼|마다|조차|밖에|나|라는|라고|라|란|이다|입니다|이에요|예요|인|인데|이지만|이므로|아|야|님|씨|들';
/** Words that count what a number before them says, and hardly stand for themselves. */
const counters =
  '개|개월|개국|명|분|번|번째|회|차|건|장|권|대|마리|척|편|년|월|초|밀리초|원|달러|퍼센트|킬로미터|미터|그램|킬로그램|세|살|가지';
/** Those that are nouns as well: counters where no particle stands behind them. */
const nouns = '시간|주|주일|일|사람|군데|곳|줄|행|열|쪽|글자|자|점|위|배|시|층|호|단계|종|종류|항목|바이트';
const suffixes = '(?:들|째|간|만|씩|짜리|당)?';
const bounds = '(?:\\s?(?:전|후|뒤|이상|이하|미만|초과|남음)에?)';

const korean = new RegExp(
  `^(?:${particles}|(?:${counters})${suffixes}(?:${particles})?${bounds}?|(?:${nouns})${suffixes}${bounds}?)(?=[\\s\\p{P}\\uFFFC]|$)`,
  'u',
);

/**
 * Whether a text begins with what its language writes onto the word, number or placeholder before it: a particle or counter of
 * Korean, an ending behind an apostrophe or hyphen (Turkish `’nin`, Hungarian `-ban`).
 *
 * @param text without white space at its start.
 * @example joinsWordBefore('이(가) 없습니다', 'ko'); // true
 * @example joinsWordBefore('’e taşındı', 'tr'); // true
 */
export function joinsWordBefore(text: string, language: string): boolean {
  return /^['’‐-]\p{Ll}/u.test(text) || (rootLanguage(language) === 'ko' && korean.test(text));
}
