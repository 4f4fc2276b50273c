import { escaped } from '../../catalog/escaped.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { Message } from '../../messages/message.ts';
import { asciiDigits } from '../numbers/numbersInText.ts';

/** Longer ones hold a text of their own, which nobody writes with signs of another script. */
const longest = 40;

/**
 * Where a translation writes a placeholder with signs that a program does not read: the percent sign, braces or digits of
 * another script, spaces between its characters, or the percent sign behind it or nowhere, as translators and translation
 * engines do; in scripts that run from right to left `%1` is easily taken for `1%`.
 *
 * @param placeholder as the source writes it.
 * @returns the range in the value, in UTF-16 code units; undefined where there is no such place, or more than one.
 * @example garbledPlaceholder(analyzed('عدد ٪1'), '%1'); // { start: 4, end: 6 }
 */
export function garbledPlaceholder({ value, units }: Message, placeholder: string): TextRange | undefined {
  if (placeholder.length < 2 || placeholder.length > longest) return undefined;
  const plain = value.replace(/[^\u0000-\u007f]/g, plainSign);
  const expression = new RegExp(
    `(?<!\\p{Nd}${space})(?:${waysToWrite(placeholder, plain)})(?![\\p{Lu}\\p{Ll}\\p{Nd}])`,
    'gu',
  );
  const places = [...plain.matchAll(expression)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ start, end }) => !units.some((unit) => unit.start < end && start < unit.end));
  const [place] = places;
  return places.length === 1 && place && value.slice(place.start, place.end) !== placeholder ? place : undefined;
}

const space = '[ \\u00a0\\u202f]?';

/** An expression of the ways in which a placeholder is written, in ASCII. */
function waysToWrite(placeholder: string, plain: string): string {
  const spaced = (text: string) => [...text].map(escaped).join(space);
  const rest = placeholder.slice(1);
  if (placeholder.startsWith('%{')) return `(?:%${space})?${spaced(rest)}(?:${space}%)?`;
  if (/^%\d+$/.test(placeholder) && rightToLeft.test(plain)) return `${spaced(placeholder)}|${rest}%`;
  return spaced(placeholder);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The ASCII character that a sign of another script stands for, or the sign itself: one code unit for one. */
function plainSign(sign: string): string {
  if (sign === '\u066a') return '%';
  if (/[\uff01-\uff5e\ufe6a]/.test(sign)) return sign.normalize('NFKC');
  return asciiDigits(sign);
}
