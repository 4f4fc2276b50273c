/** A number in a text; offsets are UTF-16 code units. */
export interface NumberInText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its digits as ASCII without separators and leading zeros. */
  readonly digits: string;
  /** The digits between separators, as written: `31`, `12`, `2024`. */
  readonly parts: readonly string[];
}

/** Digit groups with separators: points, commas, apostrophes, all kinds of spaces, `:`, `/`, `-` between digits. */
const digitGroups = String.raw`\p{Nd}+(?:[.,٫٬'’\u00a0\u202f\u2009]\p{Nd}+| (?=\p{Nd}{3}(?!\p{Nd}))\p{Nd}{3})*`;
/** What may stand right behind a number: `140px`. */
const unit = '(?:px|pt|em|rem|dp|dpi|ppi|fps|ms|[kKMGT]i?B|[kKMG]?Hz|[mck]m|kg)';
/** Arabic may join numbers to its article: `الـ24`. */
const pattern = new RegExp(
  String.raw`(?<!(?!ـ)[\p{L}\p{M}\p{Nd}_\uFFFC])(?<!(?!ـ)[\p{L}_](?:\p{Nd}{1,9}[.,]){1,4})${digitGroups}(?:(?=${unit}(?![\p{L}\p{M}\p{Nd}_]))|(?![\p{L}\p{M}\p{Nd}_]|[.-]?\p{L}|[.,]\p{Nd}+\p{L}))`,
  'gu',
);
/** The same beside letters of scripts without spaces: `3個`, `第3章`. */
const beside = new RegExp(
  String.raw`(?<![\p{sc=Latn}\p{M}\p{Nd}_\uFFFC])(?<![\p{sc=Latn}_](?:\p{Nd}{1,9}[.,]){1,4})${digitGroups}(?:(?=${unit}(?![\p{sc=Latn}\p{M}\p{Nd}_]))|(?![\p{sc=Latn}\p{M}\p{Nd}_]))`,
  'gu',
);

/**
 * The numbers of a text in any digits. Digits that belong to a word (`3D`, `v1.2`, `PM2.5`, `2nd`) are none.
 *
 * @param unspaced for languages written without spaces between words, where letters stand right beside numbers.
 */
export function numbersInText(shape: string, unspaced: boolean): NumberInText[] {
  if (!/\p{Nd}/u.test(shape)) return [];
  const numbers: NumberInText[] = [];
  for (const match of shape.matchAll(unspaced ? beside : pattern)) {
    const ascii = asciiDigits(match[0]);
    const parts = ascii.split(/\D+/).filter((part) => part !== '');
    const digits = parts.join('').replace(/^0+(?=.)/, '');
    numbers.push({ start: match.index, end: match.index + match[0].length, text: match[0], digits, parts });
  }
  return numbers;
}

/** Decimal digits of any script as ASCII (their code points stand in runs of ten that start at a zero). */
export function asciiDigits(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    for (let value = 0; value < 10; value++) {
      const before = String.fromCodePoint(code - value - 1);
      if (!/\p{Nd}/u.test(before)) return String(value);
    }
    return char.normalize('NFKC');
  });
}
