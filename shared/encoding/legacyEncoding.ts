import { decodeStrictly } from './decoder.ts';

/** The encoding that Windows programs use for a language, where it is not windows-1252. */
const byLanguage: Readonly<Record<string, string>> = {
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  be: 'windows-1251',
  mk: 'windows-1251',
  sr: 'windows-1251',
  pl: 'windows-1250',
  cs: 'windows-1250',
  sk: 'windows-1250',
  hu: 'windows-1250',
  ro: 'windows-1250',
  hr: 'windows-1250',
  sl: 'windows-1250',
  bs: 'windows-1250',
  sq: 'windows-1250',
  el: 'windows-1253',
  tr: 'windows-1254',
  az: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  fa: 'windows-1256',
  et: 'windows-1257',
  lv: 'windows-1257',
  lt: 'windows-1257',
  vi: 'windows-1258',
  th: 'windows-874',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gbk',
};

/**
 * The likeliest encoding of text that is not UTF-8 and does not say what it is: the one of the language in the file's
 * name (`film.pl.srt`); windows-1251 where letters beyond ASCII stand together, as
 * in Cyrillic words; otherwise windows-1252.
 */
export function legacyEncoding(bytes: Uint8Array, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const tag = /(?:^|[._-])([a-z]{2})(?:[-_]([A-Za-z]{2,4}))?$/.exec(name);
  const region = tag?.[2]?.toLowerCase() ?? '';
  const named = tag?.[1] === 'zh' && /^(?:tw|hk|mo|hant)$/.test(region) ? 'big5' : byLanguage[tag?.[1] ?? ''];
  if (named && decodeStrictly(bytes, named) !== undefined) return named;
  let letters = 0;
  let together = 0;
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0xc0) continue;
    letters++;
    if ((bytes[i - 1] ?? 0) >= 0xc0 || (bytes[i + 1] ?? 0) >= 0xc0) together++;
  }
  return together * 3 > letters * 2 ? 'windows-1251' : 'windows-1252';
}
