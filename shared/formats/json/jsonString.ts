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
  for (let at = raw.indexOf('\\'); at >= 0; at = raw.indexOf('\\', at)) {
    const end = escapeEnd(raw, at);
    if (end === at + 1) return { start: range.start + at, end: Math.min(range.start + at + 2, range.end) };
    at = end;
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
  let at = 0;
  while (at < raw.length) {
    const next = raw.indexOf('\\', at);
    const end = next < 0 ? raw.length : next;
    if (offsets) for (let i = at; i < end; i++) offsets.push(i);
    value += raw.slice(at, end);
    if (end === raw.length) break;
    const after = escapeEnd(raw, end);
    offsets?.push(end);
    if (after === end + 1) value += '\\';
    else if (after === end + 6) value += String.fromCharCode(Number.parseInt(raw.slice(end + 2, after), 16));
    else value += escapes[raw[end + 1] ?? ''] ?? '';
    at = after;
  }
  offsets?.push(raw.length);
  return value;
}

/** The offset behind an escape; `at + 1` when it is none that JSON knows. */
function escapeEnd(raw: string, at: number): number {
  const letter = raw[at + 1] ?? '';
  if (letter === 'u') return /^[\da-f]{4}$/i.test(raw.slice(at + 2, at + 6)) ? at + 6 : at + 1;
  return Object.hasOwn(escapes, letter) ? at + 2 : at + 1;
}
