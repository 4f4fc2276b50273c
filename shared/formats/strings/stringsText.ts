import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { literalSlot, mappedSlot } from '../slot.ts';

/** What octal escapes from 128 on mean: the upper half of the NeXTSTEP encoding, which old property lists are in. */
const nextStep =
  '\u00a0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\ufffd\ufffd';

const escapes: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/**
 * The text between the quotes of an entry, decoded as Core Foundation does (`CFOldStylePList.c`); `\uXXXX`, which it
 * does not know, reads as its author meant it.
 *
 * @param range what stands between the quotes, or a word without quotes.
 * @example stringsSlot('"a\\"b"', { start: 1, end: 5 }).value; // a"b
 */
export function stringsSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  if (!/[\\\r]/.test(raw)) return literalSlot(text, range);
  return mappedSlot(decodeStrings(raw), range, () => {
    const offsets: number[] = [];
    decodeStrings(raw, offsets);
    return offsets.map((offset) => offset + range.start);
  });
}

/** What stands between the quotes of an entry as it reads. @param offsets filled with where each unit stands. */
export function decodeStrings(raw: string, offsets?: number[]): string {
  let value = '';
  for (let offset = 0; offset < raw.length; ) {
    const [part, end] = characterAt(raw, offset);
    for (let i = 0; i < part.length; i++) offsets?.push(offset);
    value += part;
    offset = end;
  }
  offsets?.push(raw.length);
  return value;
}

/** What stands at an offset of a raw text, and where that ends. */
function characterAt(raw: string, offset: number): [value: string, end: number] {
  const char = raw.charAt(offset);
  if (char === '\r') return ['\n', raw[offset + 1] === '\n' ? offset + 2 : offset + 1];
  if (char !== '\\') return [char, offset + 1];
  const octal = /[0-7]{1,3}/y;
  octal.lastIndex = offset + 1;
  const digits = octal.exec(raw)?.[0];
  if (digits) {
    const code = Number.parseInt(digits, 8) & 0xff;
    const value = code < 0x80 ? String.fromCharCode(code) : (nextStep[code - 0x80] ?? '\ufffd');
    return [value, offset + 1 + digits.length];
  }
  const letter = raw.charAt(offset + 1);
  if (letter === 'U' || letter === 'u') {
    const hex = /[\dA-Fa-f]{1,4}/y;
    hex.lastIndex = offset + 2;
    const code = hex.exec(raw)?.[0] ?? '';
    if (code.length === 4 || (letter === 'U' && code)) {
      return [String.fromCharCode(Number.parseInt(code, 16)), offset + 2 + code.length];
    }
  }
  if (letter === '') return ['\\', offset + 1];
  if (letter === '\r') return ['\n', raw[offset + 2] === '\n' ? offset + 3 : offset + 2];
  return [escapes[letter] ?? letter, offset + 2];
}

/** An escape that is not read as it looks, with what to say about it. */
export interface DoubtfulEscape {
  readonly range: TextRange;
  readonly message: Sentence;
}

/** The escapes of a raw text that Core Foundation reads in another way than they look. */
export function* doubtfulEscapes(text: string, range: TextRange): Iterable<DoubtfulEscape> {
  // Searched in the raw text alone: a file without any backslash would be searched to its end for each text.
  const raw = text.slice(range.start, range.end);
  for (let index = raw.indexOf('\\'); index >= 0; index = raw.indexOf('\\', index + 2)) {
    const offset = range.start + index;
    const letter = text.charAt(offset + 1);
    const here = (size: number) => ({ start: offset, end: Math.min(offset + size, range.end) });
    if (letter === 'u') {
      yield {
        range: here(2),
        message: say`Apple’s parser reads \\U with a capital letter only; this one shows as “u”.`,
      };
    } else if (letter === 'U' && !/^[\dA-Fa-f]{4}/.test(text.slice(offset + 2, offset + 6))) {
      yield { range: here(2), message: say`Four hexadecimal digits must follow \\U.` };
    } else if (!/[0-7abfnrtvU"'\\\r\n]/.test(letter)) {
      yield { range: here(2), message: say`“\\${letter}” is not an escape; the backslash is dropped.` };
    }
  }
}

/**
 * A value as it stands between quotes.
 *
 * @param quote the quotation mark around it.
 * @example encodeStrings('a "b"\n', '"'); // a \"b\"\n
 */
export function encodeStrings(value: string, quote: string): string {
  return value.replace(
    /["'\\\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (unit) => {
      if (unit === '"' || unit === "'") return unit === quote ? `\\${unit}` : unit;
      if (unit === '\\') return '\\\\';
      if (unit === '\n') return '\\n';
      if (unit === '\t') return '\\t';
      if (unit === '\r') return '\\r';
      return `\\U${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    },
  );
}
