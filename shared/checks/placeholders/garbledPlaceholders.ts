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
 * @returns a function that takes a placeholder as the source writes it, and returns the range in the value, in UTF-16 code
 *   units; undefined where there is no such place, or more than one.
 * @example garbledPlaceholders(analyzed('عدد ٪1'))('%1') // { start: 4, end: 6 }
 */
export function garbledPlaceholders({ value, units, shape }: Message): (placeholder: string) => TextRange | undefined {
  const plain = inPlainSigns(value);
  const rest = inPlainSigns(shape).replace(spaces, '');
  return (placeholder) => {
    if (placeholder.length < 2 || placeholder.length > longest) return undefined;
    // Making an expression takes long, and most placeholders that a text lacks have left nothing there.
    if (!rest.includes(placeholder.slice(1).replace(spaces, ''))) return undefined;
    const expression = new RegExp(
      `(?<!\\p{Nd}${space})(?:${waysToWrite(placeholder, plain)})(?![\\p{Lu}\\p{Ll}\\p{Nd}])`,
      'gu',
    );
    const places = [...plain.matchAll(expression)]
      .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
      .filter(({ start, end }) => !units.some((unit) => unit.start < end && start < unit.end));
    const [place] = places;
    return places.length === 1 && place && value.slice(place.start, place.end) !== placeholder ? place : undefined;
  };
}

const space = '[ \\u00a0\\u202f]?';
const spaces = /[ \u00a0\u202f]/g;

/** An expression of the ways in which a placeholder is written, in ASCII. */
function waysToWrite(placeholder: string, plain: string): string {
  const spaced = (text: string) => [...text].map(escaped).join(space);
  const rest = placeholder.slice(1);
  if (placeholder.startsWith('%{')) return `(?:%${space})?${spaced(rest)}(?:${space}%)?`;
  if (/^%\d+$/.test(placeholder) && rightToLeft.test(plain)) return `${spaced(placeholder)}|${rest}%`;
  return spaced(placeholder);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const inPlainSigns = (text: string) => text.replace(/[^\u0000-\u007f]/g, plainSign);

/** The ASCII character that a sign of another script stands for, or the sign itself: one code unit for one. */
function plainSign(sign: string): string {
  if (sign === '\u066a') return '%';
  if (/[\uff01-\uff5e\ufe6a]/.test(sign)) return sign.normalize('NFKC');
  return asciiDigits(sign);
}
