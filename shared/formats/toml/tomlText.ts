import { EditRefused } from '../../catalog/editRefused.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { SlotBuilder } from '../slotBuilder.ts';

/** How a string of TOML is written: with escapes (`basic`) or without, on one line or on several. */
export type TomlQuotes = '"' | "'" | '"""' | "'''";

const letters: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
  '"': '"',
  '\\': '\\',
};
const hexadecimal = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2}))/y;
const lineContinuation = /\\[ \t]*(?:\r\n|\n)[ \t\r\n]*/y;

/** The quotes of a string that starts at an offset. */
export function quotesAt(text: string, start: number): TomlQuotes {
  const three = text.slice(start, start + 3);
  return three === '"""' || three === "'''" ? three : (text.charAt(start) as TomlQuotes);
}

/**
 * The text of a string (TOML 1.0, “String”). The line end right behind the quotes of one on several lines is not in it.
 *
 * @param string with its quotes.
 */
export function tomlSlot(text: string, string: TextRange): Slot {
  const quotes = quotesAt(text, string.start);
  const [start, end] = inside(text, string, quotes);
  const slot = new SlotBuilder(text);
  const isBasic = quotes.startsWith('"');
  slot.escaped({ start, end }, (offset) => characterAt(text, offset, end, isBasic));
  return slot.slot({ start, end });
}

function inside(text: string, { start, end }: TextRange, quotes: TomlQuotes): readonly [start: number, end: number] {
  const first = start + quotes.length;
  const isClosed = end - quotes.length >= first && text.endsWith(quotes, end);
  const from =
    quotes.length === 3 ? first + (/^(?:\r\n|\n)/.exec(text.slice(first, first + 2))?.[0].length ?? 0) : first;
  return [Math.min(from, end), Math.max(Math.min(from, end), isClosed ? end - quotes.length : end)];
}

/** What is written otherwise than it reads, and where it ends; undefined for a character that stands for itself. */
function characterAt(
  text: string,
  offset: number,
  limit: number,
  isBasic: boolean,
): readonly [value: string | undefined, end: number] {
  const char = text.charAt(offset);
  if (char === '\r' && text[offset + 1] === '\n' && offset + 1 < limit) return ['\n', offset + 2];
  if (char !== '\\' || !isBasic || offset + 1 >= limit) return [undefined, offset + 1];
  lineContinuation.lastIndex = offset;
  const trimmed = lineContinuation.exec(text)?.[0];
  if (trimmed) return ['', Math.min(limit, offset + trimmed.length)];
  hexadecimal.lastIndex = offset;
  const [whole, ...digits] = hexadecimal.exec(text) ?? [];
  const code = Number.parseInt(digits.find(Boolean) ?? '', 16);
  if (whole && offset + whole.length <= limit && code <= 0x10ffff)
    return [String.fromCodePoint(code), offset + whole.length];
  const letter = letters[text.charAt(offset + 1)];
  return letter === undefined ? [undefined, offset + 1] : [letter, offset + 2];
}

/** The first escape of a string that TOML does not know. */
export function badTomlEscape(text: string, string: TextRange): TextRange | undefined {
  const quotes = quotesAt(text, string.start);
  if (!quotes.startsWith('"')) return undefined;
  const [start, end] = inside(text, string, quotes);
  for (let offset = start; offset < end; ) {
    const [value, next] = characterAt(text, offset, end, true);
    if (value === undefined && text[offset] === '\\') return { start: offset, end: Math.min(offset + 2, end) };
    offset = next;
  }
  return undefined;
}

/** Whether a string without escapes can hold a text. */
export function isLiteral(value: string, quotes: TomlQuotes): boolean {
  if (/[\0-\x08\x0b-\x1f\x7f]|[\ud800-\udbff](?![\udc00-\udfff])/.test(value)) return false;
  return quotes === "'''" ? !/'''|'$|^\n/.test(value) : !/['\n]/.test(value);
}

/**
 * A text as it stands between quotes.
 *
 * @param lineEnd of the file, for a string on several lines.
 * @throws EditRefused for half a character, which TOML cannot hold, and for what quotes without escapes cannot hold.
 */
export function encodeToml(value: string, quotes: TomlQuotes, lineEnd: string): string {
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) {
    throw new EditRefused(say`TOML cannot hold half of a character.`);
  }
  if (!quotes.startsWith('"')) {
    if (!isLiteral(value, quotes)) throw new EditRefused(say`A string in single quotes cannot hold this text.`);
    return value.replaceAll('\n', lineEnd);
  }
  const isLong = quotes === '"""';
  return value.replace(/["\\\0-\x1f\x7f]/g, (char, place: number) => {
    if (char === '\n') return isLong && place > 0 ? lineEnd : '\\n';
    if (char === '\t') return isLong ? char : '\\t';
    if (char === '\r') return '\\r';
    if (char === '"') return isLong && value[place + 1] !== '"' && place + 1 < value.length ? char : '\\"';
    if (char === '\\') return '\\\\';
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
