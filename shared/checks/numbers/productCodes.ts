import { say } from '../../sentences/sentence.ts';
import { trait } from '../contract/traits.ts';
import { keptWords } from '../texts/keptWords.ts';

/** A code of letters and digits (`A4`, `X-200`, `U+00A0`) that another one stands for in the translation. */
export const productCodes = keptWords({
  id: 'product-codes',
  severity: 'info',
  optional: true,
  summary: 'A code of letters and digits was changed',
  lost: (count, first) =>
    count === 1 ? say`The code “${first}” is missing` : say`${count} codes are missing, the first is “${first}”`,
  onlyChanged: true,
  pattern:
    /(?<![\p{L}\p{N}_.#$€£%/\\=+\uFFFC-])(?:U\+[\dA-F]{4,6}|[A-Z]{1,6}-?\d[A-Z\d]*(?:-[A-Z\d]+)*)(?![\p{L}\p{N}_\uFFFC]|[.,:]\d|-\p{L})/gu,
  needs: trait.digit,
  mayFind: (source) => /[A-Z]-?\d|U\+[\dA-F]{4}/.test(source),
  // Quarters and halves of a year are named in every language's own way.
  accepts: (word) => !/^[QHT][1-4]$/.test(word),
  keeps(word, target, _context, source) {
    if (isSpelled(word, target)) return true;
    // Where the source has it in small letters, too, that is another one.
    if (source.includes(word.toLowerCase())) return hasCode(joined(target), joined(word));
    return hasCode(plain(target), normalized(word));
  },
});

/** Whether a code stands in a text and is no part of a longer name (`BOM_UTF16`). */
function hasCode(text: string, code: string): boolean {
  for (let start = text.indexOf(code); start >= 0; start = text.indexOf(code, start + 1)) {
    if (text[start - 1] !== '_' && text[start + code.length] !== '_') return true;
  }
  return false;
}

/** Whether letters of Cyrillic or Greek stand for those of a code, with its number behind them: `УТФ-8` for `UTF-8`. */
function isSpelled(word: string, target: string): boolean {
  const [, letters = '', number] = /^([A-Z]{2,})-?(\d+)$/.exec(word) ?? [];
  if (number === undefined) return false;
  const spelled = `(?<![\\p{L}\\p{N}])[\\p{sc=Cyrillic}\\p{sc=Greek}]{${letters.length}}-?${number}(?!\\p{N})`;
  return new RegExp(spelled, 'u').test(target);
}

/** Small numbers below and above (`CO₂`), full-width signs, spaces and hyphens do not matter. */
function plain(text: string): string {
  if (last?.text !== text) last = { text, plain: normalized(text) };
  return last.plain;
}

/** Many codes may be looked for in one text. */
let last: { readonly text: string; readonly plain: string } | undefined;

const normalized = (text: string) => joined(text).toUpperCase();

const joined = (text: string) => text.normalize('NFKC').replace(/[\s\u2010\u2011-]+/g, '');
