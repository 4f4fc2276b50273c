import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { unicodeEscapes } from '../../encoding/unicodeEscapes.ts';
import { literalSlot, mappedSlot } from '../slot.ts';

/** How characters beyond ASCII are written: as they are, or as `\uXXXX` with such digits. */
export type PropertiesStyle = 'literal' | 'upper' | 'lower';

/** A stretch of a file that may go on over several lines: start and end of each line's part, one after the other. */
export type Pieces = readonly number[];

const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f' };

/** The raw text of some pieces, line continuations left out. */
export function joined(text: string, pieces: Pieces): string {
  if (pieces.length === 2) return text.slice(pieces[0], pieces[1]);
  const parts: string[] = [];
  for (let i = 0; i < pieces.length; i += 2) parts.push(text.slice(pieces[i], pieces[i + 1]));
  return parts.join('');
}

/** The value of a key or an element, without the way back to the file. */
export function joinedValue(text: string, pieces: Pieces): string {
  return decodeProperties(joined(text, pieces));
}

/**
 * The slot of a key or an element (`java.util.Properties.load`).
 *
 * @example propertiesSlot('a=\\u00e9', [2, 8]).value; // 'é'
 */
export function propertiesSlot(text: string, pieces: Pieces): Slot {
  const range: TextRange = { start: pieces[0] ?? 0, end: pieces.at(-1) ?? 0 };
  const raw = joined(text, pieces);
  if (pieces.length === 2 && !raw.includes('\\')) return literalSlot(text, range);
  return mappedSlot(decodeProperties(raw), range, () => {
    const places: number[] = [];
    for (let i = 0; i < pieces.length; i += 2) {
      for (let offset = pieces[i] ?? 0; offset < (pieces[i + 1] ?? 0); offset++) places.push(offset);
    }
    const offsets: number[] = [];
    decodeProperties(raw, (offset) => offsets.push(places[offset] ?? range.end));
    offsets[0] = range.start;
    offsets.push(range.end);
    return offsets;
  });
}

/**
 * The value of a raw text. An escape that Java refuses (`\u12`) reads as it is written.
 *
 * @param each gets the place in `raw` of each unit of the value.
 */
function decodeProperties(raw: string, each?: (offset: number) => void): string {
  let value = '';
  let offset = 0;
  while (offset < raw.length) {
    const next = raw.indexOf('\\', offset);
    const end = next < 0 ? raw.length : next;
    if (each) for (let i = offset; i < end; i++) each(i);
    value += raw.slice(offset, end);
    if (next < 0) break;
    each?.(end);
    const letter = raw[end + 1] ?? '';
    if (letter === 'u' && !isUnicode(raw, end)) {
      value += '\\';
      offset = end + 1;
    } else if (letter === 'u') {
      value += String.fromCharCode(Number.parseInt(raw.slice(end + 2, end + 6), 16));
      offset = end + 6;
    } else {
      value += letters[letter] ?? letter;
      offset = end + 2;
    }
  }
  return value;
}

/** Where in a raw text the first escape stands that Java refuses; -1 where none does. */
export function badEscape(raw: string): number {
  for (let offset = raw.indexOf('\\'); offset >= 0; offset = raw.indexOf('\\', offset + 2)) {
    if (raw[offset + 1] === 'u' && !isUnicode(raw, offset)) return offset;
  }
  return -1;
}

/**
 * A value, or a part of one, as raw text.
 *
 * @param position `start` where white space or a separator would be taken for something else: at the start of a value and
 *   of a line that goes on.
 */
export function encodeProperties(value: string, style: PropertiesStyle, position: 'start' | 'inside'): string {
  const special =
    style === 'literal'
      ? /[\\\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
      : /[\\\u0000-\u001f\u007f-\uffff]/g;
  const raw = value.replace(special, (unit) => {
    switch (unit) {
      case '\\':
        return '\\\\';
      case '\n':
        return '\\n';
      case '\t':
        return '\\t';
      case '\r':
        return '\\r';
      case '\f':
        return '\\f';
      default:
        return unicodeEscapes(unit, style === 'lower' ? 'lower' : 'upper');
    }
  });
  return position === 'start' && /^[ =:]/.test(raw) ? `\\${raw}` : raw;
}

function isUnicode(raw: string, offset: number): boolean {
  return /^[\da-f]{4}$/i.test(raw.slice(offset + 2, offset + 6));
}
