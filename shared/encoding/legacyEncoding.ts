import { rootLanguage } from '../languages/languageTag.ts';
import { pathLanguage } from '../languages/pathLanguage.ts';
import { codeOfName } from '../languages/spelledOut.ts';
import { decodeLoosely, decodeStrictly } from './decoder.ts';
import { type EncodingLetters, encodingLetters, encodingSigns } from './encodingLetters.data.ts';

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

/** Bytes that show how often a language has which letters. */
const sampled = 65_536;

/** How much better another encoding has to explain a text than windows-1252, which most are in. */
const margin = 0.1;

/**
 * The likeliest encoding of text that is not UTF-8 and does not say what it is: that of the language in the file's
 * path (`film.pl.srt`, `polish/film.srt`); otherwise the one in which the text has the letters of a language, and those
 * alone; windows-1252 where two are alike.
 */
export function legacyEncoding(bytes: Uint8Array, path: string): string {
  const named = encodingOfPath(path);
  if (named && decodeStrictly(bytes, named) !== undefined) return named;
  for (const { encoding, signs, share } of encodingSigns) {
    const beyond = decodeStrictly(bytes, encoding)?.replace(/[\0-\x7f]/g, '') ?? '';
    if (beyond !== '' && (beyond.match(signs)?.length ?? 0) >= share * beyond.length) return encoding;
  }
  let best = { encoding: 'windows-1252', score: 0 };
  for (const language of encodingLetters) {
    const score = explained(bytes, language);
    if (score > best.score + (language.encoding === best.encoding ? 0 : margin))
      best = { encoding: language.encoding, score };
  }
  return best.encoding;
}

function encodingOfPath(path: string): string | undefined {
  const behind = /(?:^|[/\\._-])([a-z]{2}(?:[-_][A-Za-z]{2,4})?)\.[^./\\]*$/.exec(path)?.[1];
  const language = behind && byLanguage[rootLanguage(behind)] ? behind : (pathLanguage(path) ?? spelledOutIn(path));
  if (language === undefined) return undefined;
  return /^zh[-_](?:hant|tw|hk|mo)$/i.test(language) ? 'big5' : byLanguage[rootLanguage(language)];
}

/** The language whose English name is a part of a path: `english/film.srt`, `film_Russian.srt`. */
function spelledOutIn(path: string): string | undefined {
  return path.split(/[/\\._-]/).reduceRight<string | undefined>((code, part) => code ?? codeOfName(part), undefined);
}

/**
 * How much of what a text has beyond ASCII are letters of a language, and how many of them frequent ones. What bytes in
 * the wrong encoding are full of does not count: capitals behind small letters, and letters of another script in words
 * of Latin ones.
 */
function explained(bytes: Uint8Array, { encoding, letters, frequent }: EncodingLetters): number {
  const text = decodeLoosely(bytes.subarray(0, sampled), encoding);
  const [alphabet, common] = [new Set(letters), new Set(frequent)];
  const ownScript = frequent !== undefined;
  let all = 0;
  let ours = 0;
  let often = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const letter = text.charAt(offset);
    if (letter <= '\x7f' || marks.has(letter)) continue;
    all++;
    const small = letter.toLowerCase();
    const before = text.charAt(offset - 1);
    if (!alphabet.has(small) || (small !== letter && isSmall(before))) continue;
    if (ownScript && (latin.test(before) || latin.test(text.charAt(offset + 1)))) continue;
    ours++;
    if (common.has(small)) often++;
  }
  return all === 0 ? 0 : ours / all + (ownScript ? often / all / 2 : 0.2);
}

const latin = /^[A-Za-z]$/;
const isSmall = (letter: string) => letter !== letter.toUpperCase();

/** Punctuation that all languages have. */
const marks: ReadonlySet<string> = new Set('‘’‚“”„«»‹›–—…•·°©®™№§\u00a0');
