import { rootLanguage } from './languageTag.ts';

const unspaced = new Set(['zh', 'cmn', 'lzh', 'wuu', 'yue', 'ja', 'th', 'lo', 'km', 'my', 'bo', 'dz']);
const cjk = new Set(['zh', 'cmn', 'lzh', 'wuu', 'yue', 'ja']);
const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ur', 'yi', 'ps', 'sd', 'ug', 'ckb', 'dv', 'ks', 'syr', 'arc']);

const separating = new Set(
  'en es fr it pt gl ca ast oc ru uk be bg pl cs sk hr sr sl bs ro lt lv el vi de nl sv da nb nn no is lb af'.split(
    ' ',
  ),
);

/**
 * True for languages whose words stand apart: endings, articles and particles are not written to a name or a number that
 * is put in. Others join some of them (`%s-ны`, `%s은`), so that a space that is missing beside one may be right.
 */
export function separatesWords(language: string): boolean {
  return separating.has(rootLanguage(language));
}

/** True for languages that are written without spaces between words. */
export function isUnspaced(language: string): boolean {
  return unspaced.has(rootLanguage(language));
}

/** Chinese and Japanese: full-width punctuation, no spaces. */
export function isCjk(language: string): boolean {
  return cjk.has(rootLanguage(language));
}

/** True for languages written from right to left; a script subtag decides where there is one. */
export function isRightToLeft(language: string): boolean {
  const script = /[-_]([A-Za-z]{4})(?=$|[-_])/.exec(language)?.[1]?.toLowerCase();
  if (script) return ['arab', 'hebr', 'thaa', 'syrc', 'nkoo', 'adlm'].includes(script);
  return rightToLeft.has(rootLanguage(language));
}
