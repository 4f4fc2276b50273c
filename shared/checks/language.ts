import { rootLanguage as rootOf } from '../languages/languageCodes.ts';

export { rootOf };

/** True when two tags name the same language, whatever the region. */
export function sameLanguage(a: string, b: string): boolean {
  return rootOf(a) === rootOf(b);
}

/**
 * True when a language is one of some, or a variant of one: `de` stands for `de-CH` too, not the other way round.
 *
 * @param language BCP 47, `_` or `-`, in any case; so are the others.
 * @example isAmongLanguages('de_CH', ['de']); // true
 */
export function isAmongLanguages(language: string, wanted: readonly string[]): boolean {
  const own = plainTag(language);
  return wanted.some((tag) => {
    const asked = plainTag(tag);
    return own === asked || own.startsWith(`${asked}-`);
  });
}

function plainTag(language: string): string {
  return language.toLowerCase().replaceAll('_', '-');
}

const unspaced = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my', 'bo', 'dz']);
const cjk = new Set(['zh', 'yue', 'ja']);
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
  return separating.has(rootOf(language));
}

/** True for languages that are written without spaces between words. */
export function isUnspaced(language: string): boolean {
  return unspaced.has(rootOf(language));
}

/** Chinese and Japanese: full-width punctuation, no spaces. */
export function isCjk(language: string): boolean {
  return cjk.has(rootOf(language));
}

/** True for languages written from right to left; a script subtag decides where there is one. */
export function isRightToLeft(language: string): boolean {
  const script = /[-_]([A-Za-z]{4})(?=$|[-_])/.exec(language)?.[1]?.toLowerCase();
  if (script) return ['arab', 'hebr', 'thaa', 'syrc', 'nkoo', 'adlm'].includes(script);
  return rightToLeft.has(rootOf(language));
}
