import type { Content } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { SlotBuilder } from '../slotBuilder.ts';

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};
const hexadecimal = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\})/y;

/**
 * The text of a literal of JavaScript (ECMA-262, “String Literals” and “Template Literal Lexical Components”), which JSON5
 * shares.
 *
 * @param literal with its quotes.
 */
export function scriptSlot(text: string, literal: TextRange): Slot {
  const slot = new SlotBuilder(text);
  const quote = text.charAt(literal.start);
  const start = literal.start + 1;
  const isClosed = literal.end > start && text[literal.end - 1] === quote;
  const end = Math.max(start, isClosed ? literal.end - 1 : literal.end);
  slot.escaped({ start, end }, (offset) => escapeAt(text, offset, end));
  return slot.slot({ start, end });
}

/** What is written otherwise than it reads, and where it ends; undefined for a character that stands for itself. */
function escapeAt(text: string, offset: number, limit: number): readonly [value: string | undefined, end: number] {
  const char = text.charAt(offset);
  // In a template line ends read as a line feed.
  if (char === '\r') return ['\n', Math.min(limit, text[offset + 1] === '\n' ? offset + 2 : offset + 1)];
  if (char !== '\\' || offset + 1 >= limit) return [undefined, offset + 1];
  const next = text.charAt(offset + 1);
  if (next === '\r' || next === '\n' || next === '\u2028' || next === '\u2029') {
    return ['', Math.min(limit, text.startsWith('\r\n', offset + 1) ? offset + 3 : offset + 2)];
  }
  hexadecimal.lastIndex = offset;
  const [whole, ...digits] = hexadecimal.exec(text) ?? [];
  if (whole && offset + whole.length <= limit) {
    const code = Number.parseInt(digits.find(Boolean) ?? '', 16);
    if (code <= 0x10ffff)
      return [digits[2] ? String.fromCodePoint(code) : String.fromCharCode(code), offset + whole.length];
  }
  const isNull = next === '0' && /\d/.test(text.charAt(offset + 2));
  return [(isNull ? undefined : letters[next]) ?? next, offset + 2];
}

/**
 * A text as it stands between quotes.
 *
 * @param quote `'`, `"` or a backtick.
 * @param file the text of the file, which shows its line ends and whether it has characters beyond ASCII.
 * @example encodeScript(plain("it's"), "'", ''); // it\'s
 */
export function encodeScript({ value }: Pick<Content, 'value'>, quote: string, file: string): string {
  const isTemplate = quote === '`';
  const lineEnd = isTemplate ? (/\r\n|\n/.exec(file)?.[0] ?? '\n') : '\\n';
  const written = value.replace(/[\\'"`\n\r\t\0\u2028\u2029]|\$(?=\{)/g, (char) => {
    if (char === '\n') return lineEnd;
    if (char === '\r') return '\\r';
    if (char === '\t') return isTemplate ? char : '\\t';
    if (char === '\0') return '\\u0000';
    if (char === '\u2028' || char === '\u2029') return escaped(char);
    if (char === '$') return isTemplate ? '\\$' : char;
    return char === '\\' || char === quote ? `\\${char}` : char;
  });
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  return written.replace(isAscii(file) ? /[\x7f-\uffff]/g : lone, escaped);
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Whether a file writes every character beyond ASCII as `\uXXXX`. */
const isAscii = (file: string) => /\\u(?!00[01])[\da-f]{4}/i.test(file) && !/[^\x00-\x7f]/.test(file);

/** Whether what is written beside an escape or sign of a raw text could become a part of it: it is written again then. */
export function isDelicate(raw: string, quote: string): boolean {
  const rest = raw.replace(/\\(?:[nrtbfv\\'"`]|u[\da-fA-F]{4})/g, '');
  return rest.includes('\\') || (quote === '`' && /[${\r]/.test(rest));
}
