/**
 * What a text may have in it, as bits of {@link Traits}. A bit that is not set is certain; one that is set is a hint.
 * Checks name in `needs` the ones without which they find nothing.
 */
export const trait = {
  /** An inline code, or what every placeholder and tag of the segment's syntaxes has (`% { } $ <`). */
  special: 1,
  /** A decimal digit of any script. */
  digit: 1 << 1,
  /** Two spaces in a row. */
  doubleSpace: 1 << 2,
  /** A line feed. */
  lineBreak: 1 << 3,
  /** White space at the start. */
  leadingSpace: 1 << 4,
  /** White space at the end. */
  trailingSpace: 1 << 5,
  /** A control character, or one that nobody sees. */
  invisible: 1 << 6,
  /** Nothing but white space, or nothing at all. */
  blank: 1 << 7,
  /** A bracket. */
  bracket: 1 << 8,
  /** A quotation mark or an apostrophe. */
  quote: 1 << 9,
  /** A sign that is no letter and no punctuation: `@ # % = | + \\`, currencies, `© ® ° §`. */
  symbol: 1 << 10,
  /** A tab or a carriage return. */
  control: 1 << 11,
  /** A mark of sentences: `. , ; : ! ?`. */
  sentence: 1 << 12,
  /** A character beyond ASCII. */
  beyondAscii: 1 << 13,
  /** A mark of light markup and of labels: `& _ * ~` and the backtick. */
  mark: 1 << 14,
  /** A slash or a backslash. */
  slash: 1 << 15,
  /** What combines with the letter before it: an accent, a kashida. */
  combining: 1 << 16,
  /** A letter of Greek or Cyrillic, some of which look like Latin ones. */
  lookalike: 1 << 17,
  /** Two characters beyond ASCII in a row. */
  beyondTwice: 1 << 18,
  /** A sign twice in a row (`--`, `//`), or a letter or digit three times. */
  run: 1 << 19,
  /** A full stop before a letter or digit, as in names of files and addresses. */
  dotted: 1 << 20,
  /** Something else than a letter or digit at the start. */
  leadingSign: 1 << 21,
  /** A word and white space, and then a word that starts with it. */
  again: 1 << 22,
} as const;

/** Bits of {@link trait}. */
export type Traits = number;

/** What a segment has beside its texts, as bits of {@link FactBits}. All of them are certain. */
export const fact = {
  /** It is translatable, not obsolete, and its target is not empty. */
  translated: 1,
  /** It has a source. */
  source: 1 << 1,
  /** Its source and target are not the same text; one that is not there differs too. */
  differs: 1 << 2,
  /** Its source and target are the same text, but for white space around. */
  alike: 1 << 9,
  /** It is a subtitle. */
  timing: 1 << 3,
  /** It is a form of a plural message. */
  plural: 1 << 4,
  /** The file says how long it may be. */
  maxLength: 1 << 5,
  /** The file says what it must pass. */
  validation: 1 << 6,
  /** Its state is `untranslated`. */
  untranslated: 1 << 7,
  /** Its state is `needs-review`. */
  needsReview: 1 << 8,
} as const;

/** Bits of {@link fact}. */
export type FactBits = number;

/** So many bits belong to {@link Traits}; those above tell this file how characters go together. */
const bitsOfTraits = 23;
const inner = { visible: 1 << 23, space: 1 << 24, word: 1 << 25, inWord: 1 << 26 } as const;

/** What half of a surrogate pair may be part of. */
const surrogate =
  trait.digit |
  trait.invisible |
  trait.bracket |
  trait.quote |
  trait.symbol |
  trait.sentence |
  trait.beyondAscii |
  inner.visible |
  inner.word |
  inner.inWord;

/** A placeholder, tag or code in the text around it. */
const unit = 0xfffc;

/** Bits of the characters by their code, 256 at a time, made when a text first has one of them. */
const pages: (Int32Array | undefined)[] = [];

function pageOf(page: number): Int32Array {
  let made = pages[page];
  if (!made) {
    made = new Int32Array(256);
    for (let low = 0; low < 256; low++) made[low] = bitsOf(page * 256 + low);
    pages[page] = made;
  }
  return made;
}

/** White space with an effect, marks of direction, fillers, and what stands for a character that was lost. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufffd]/u;

const latin = pageOf(0);

function bitsOf(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return surrogate;
  if (code === unit) return inner.visible;
  const char = String.fromCharCode(code);
  let bits = /\s/.test(char) ? 0 : inner.visible;
  if (/[%{}$<]/.test(char)) bits |= trait.special;
  if (/\p{Nd}/u.test(char)) bits |= trait.digit;
  if (code === 10) bits |= trait.lineBreak;
  if (code === 9 || code === 13) bits |= trait.control;
  else if (code !== 10 && unseen.test(char)) bits |= trait.invisible;
  if (/[\p{Ps}\p{Pe}«»‹›]/u.test(char)) bits |= trait.bracket;
  if (/["'`´＂＇\p{Pi}\p{Pf}]|(?![()[\]{}])[\p{Ps}\p{Pe}]/u.test(char)) bits |= trait.quote;
  if (/[@#%=|\\+$£¥§©®°]/.test(char) || (code > 127 && /[\p{S}\p{Po}]/u.test(char))) bits |= trait.symbol;
  if (/[.,;:!?]/.test(char) || (code > 127 && /\p{Po}/u.test(char))) bits |= trait.sentence;
  if (code > 127) bits |= trait.beyondAscii;
  if (/[&_*~`＆]/.test(char)) bits |= trait.mark;
  if (/[/\\]/.test(char)) bits |= trait.slash;
  if (/[\u0300-\u036f\u0640\u3099\u309a]/.test(char)) bits |= trait.combining;
  if (/[\u0370-\u052f\p{sc=Greek}\p{sc=Cyrillic}]/u.test(char)) bits |= trait.lookalike;
  if (code === 32) bits |= inner.space;
  if (/[\p{L}\p{N}]/u.test(char)) bits |= inner.word;
  if (/[\p{L}\p{N}\p{M}'’]/u.test(char)) bits |= inner.inWord;
  return bits;
}

/**
 * What stands in a text, found in one pass over it: it tells most checks that they have nothing to look for.
 *
 * @param hasUnits whether it may have units that its characters do not show: inline codes, placeholders as `:name`.
 * @example (traitsOf('Hello  you') & trait.doubleSpace) !== 0; // true
 */
export function traitsOf(text: string, hasUnits = false): Traits {
  const { length } = text;
  if (length === 0) return trait.blank | (hasUnits ? trait.special : 0);
  let bits = hasUnits ? trait.special : 0;
  /** What two neighbours have in common. */
  let pairs = 0;
  let before = 0;
  let bitsBefore = 0;
  let word = -1;
  let wordStart = 0;
  for (let offset = 0; offset < length; offset++) {
    const code = text.charCodeAt(offset);
    const charBits = (code < 256 ? latin[code] : (pages[code >> 8] ?? pageOf(code >> 8))[code & 255]) as number;
    bits |= charBits;
    pairs |= charBits & bitsBefore;
    // Both cases of a letter have the same last four bits.
    if (((code ^ before) & 15) === 0 && isRun(text, offset, charBits)) bits |= trait.run;
    if (before === 46 && (charBits & inner.word) !== 0) bits |= trait.dotted;
    if ((charBits & inner.inWord & ~bitsBefore) !== 0) {
      // Most words differ in their first letter.
      const mayBeSame = (wordStart | 32) === (code | 32) || wordStart > 127 || code > 127;
      if (mayBeSame && word >= 0 && (bitsBefore & inner.visible) === 0 && startsAgain(text, word, offset)) {
        bits |= trait.again;
      }
      word = offset;
      wordStart = code;
    }
    before = code;
    bitsBefore = charBits;
  }
  if ((pairs & inner.space) !== 0) bits |= trait.doubleSpace;
  if ((pairs & trait.beyondAscii) !== 0) bits |= trait.beyondTwice;
  if ((bits & inner.visible) === 0) bits |= trait.blank;
  const first = bitsAt(text, 0);
  if ((first & inner.word) === 0 || first === surrogate) bits |= trait.leadingSign;
  if ((first & inner.visible) === 0) bits |= trait.leadingSpace;
  if ((bitsBefore & inner.visible) === 0) bits |= trait.trailingSpace;
  return bits & ((1 << bitsOfTraits) - 1);
}

/**
 * Whether a code unit is a decimal digit of any script of the Basic Multilingual Plane.
 *
 * @param code NaN, as behind the end of a text, is none.
 * @example isDecimalDigit('٣'.charCodeAt(0)); // true
 */
export function isDecimalDigit(code: number): boolean {
  if (!(code >= 0x660)) return code >= 48 && code <= 57;
  return ((pageOf(code >> 8)[code & 255] as number) & trait.digit) !== 0 && (code & 0xf800) !== 0xd800;
}

function bitsAt(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  return pageOf(code >> 8)[code & 255] as number;
}

/** Whether the character at an offset repeats the one before it, and that the one before, where both are letters. */
function isRun(text: string, offset: number, bits: number): boolean {
  const code = text.charCodeAt(offset);
  if ((bits & inner.word) === 0) return offset > 0 && code !== unit && text.charCodeAt(offset - 1) === code;
  if (offset < 2 || ((text.charCodeAt(offset - 2) ^ code) & 15) !== 0) return false;
  const char = text.charAt(offset).toLowerCase();
  return text.charAt(offset - 1).toLowerCase() === char && text.charAt(offset - 2).toLowerCase() === char;
}

/** Whether the word that starts at an offset, up to white space, stands again at another, in whatever case. */
function startsAgain(text: string, start: number, again: number): boolean {
  for (let offset = start, next = again; ; offset++, next++) {
    const code = text.charCodeAt(offset);
    const other = text.charCodeAt(next);
    if ((bitsAt(text, offset) & inner.visible) === 0) return true;
    if (code === other) continue;
    if (text.charAt(offset).toLowerCase() !== text.charAt(next).toLowerCase()) return false;
  }
}
