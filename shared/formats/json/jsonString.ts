import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { literalSlot, mappedSlot } from '../slot.ts';

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * The slot of a JSON string (RFC 8259 §7).
 *
 * @param range what stands between the quotes. An escape that JSON does not know reads as it is written.
 * @example jsonSlot('"a\\n"', { start: 1, end: 4 }).value; // 'a', line feed
 */
export function jsonSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  if (!raw.includes('\\')) return literalSlot(text, range);
  return mappedSlot(decode(raw), range, () => {
    const offsets: number[] = [];
    decode(raw, offsets);
    return offsets.map((offset) => offset + range.start);
  });
}

/** The range of the first escape in a raw string that JSON does not know: `\q`, `\u12`. */
export function badEscape(text: string, range: TextRange): TextRange | undefined {
  const raw = text.slice(range.start, range.end);
  for (let offset = raw.indexOf('\\'); offset >= 0; offset = raw.indexOf('\\', offset)) {
    const end = escapeEnd(raw, offset);
    if (end === offset + 1) return { start: range.start + offset, end: Math.min(range.start + offset + 2, range.end) };
    offset = end;
  }
  return undefined;
}

/**
 * A value as the raw text of a JSON string, without quotes.
 *
 * @param style `ascii` writes every character beyond ASCII as `\uXXXX`, as some files do throughout.
 */
export function encodeJson(value: string, style: 'literal' | 'ascii' = 'literal'): string {
  const special =
    style === 'ascii'
      ? /["\\\u0000-\u001f\u007f-\uffff]/g
      : /["\\\u0000-\u001f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  return value.replace(special, (unit) => {
    switch (unit) {
      case '"':
      case '\\':
        return `\\${unit}`;
      case '\n':
        return '\\n';
      case '\r':
        return '\\r';
      case '\t':
        return '\\t';
      case '\b':
        return '\\b';
      case '\f':
        return '\\f';
      default:
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    }
  });
}

function decode(raw: string, offsets?: number[]): string {
  let value = '';
  let offset = 0;
  while (offset < raw.length) {
    const next = raw.indexOf('\\', offset);
    const end = next < 0 ? raw.length : next;
    if (offsets) for (let i = offset; i < end; i++) offsets.push(i);
    value += raw.slice(offset, end);
    if (end === raw.length) break;
    const after = escapeEnd(raw, end);
    offsets?.push(end);
    if (after === end + 1) value += '\\';
    else if (after === end + 6) value += String.fromCharCode(Number.parseInt(raw.slice(end + 2, after), 16));
    else value += escapes[raw[end + 1] ?? ''] ?? '';
    offset = after;
  }
  offsets?.push(raw.length);
  return value;
}

/** The offset behind an escape; `at + 1` when it is none that JSON knows. */
function escapeEnd(raw: string, offset: number): number {
  const letter = raw[offset + 1] ?? '';
  if (letter === 'u') return /^[\da-f]{4}$/i.test(raw.slice(offset + 2, offset + 6)) ? offset + 6 : offset + 1;
  return Object.hasOwn(escapes, letter) ? offset + 2 : offset + 1;
}
