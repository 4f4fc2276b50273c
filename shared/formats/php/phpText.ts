import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import { endOfBraces } from './phpLexer.ts';

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  e: '\u001b',
  f: '\f',
  '\\': '\\',
  $: '$',
  '"': '"',
};
const bytes = /\\(?:x([\dA-Fa-f]{1,2})|([0-7]{1,3}))/y;
const codePoint = /\\u\{([\dA-Fa-f]{1,6})\}/y;
const variable = /\$[A-Za-z_\x80-\uffff][\w\x80-\uffff]*(?:\[(?:[\w$-]{1,100}|'[^'\]]{0,100}')\]|->[A-Za-z_]\w*)?/y;

/**
 * The text of one or more literals, which stand behind each other with points between; what else is joined to them
 * (`'a' . NAME . 'b'`), and variables within double quotes, are inline codes.
 *
 * @param literals with their quotes, all of the same kind; at least one.
 */
export function phpSlot(text: string, literals: readonly TextRange[]): Slot {
  const slot = new SlotBuilder(text);
  const start = (literals[0]?.start ?? 0) + 1;
  let end = start;
  for (const [place, literal] of literals.entries()) {
    const quote = text.charAt(literal.start);
    const inside = { start: literal.start + 1, end: Math.max(literal.start + 1, innerEnd(text, literal)) };
    if (place > 0) {
      const joined = text
        .slice(end + 1, literal.start)
        .trim()
        .slice(1, -1)
        .trim();
      if (joined) slot.code({ start: end, end: inside.start }, 'standalone', joined);
    }
    if (quote === '"') readDouble(text, inside, slot);
    else slot.escaped(inside, (offset) => singleAt(text, offset, inside.end));
    end = inside.end;
  }
  return slot.slot({ start, end });
}

/** Where the text of a literal ends: before its closing quote, which one that is never closed has not. */
function innerEnd(text: string, { start, end }: TextRange): number {
  return end > start + 1 && isClosed(text, { start, end }) ? end - 1 : end;
}

/** Whether a literal has its closing quote. */
function isClosed(text: string, { start, end }: TextRange): boolean {
  if (end < text.length) return true;
  let slashes = end - 1;
  while (text[slashes - 1] === '\\' && slashes - 1 > start) slashes--;
  return text[end - 1] === text[start] && (end - 1 - slashes) % 2 === 0;
}

/** What stands within single quotes, where a backslash escapes itself and the quote alone; a line end reads as a line feed. */
function singleAt(text: string, offset: number, end: number): readonly [value: string | undefined, end: number] {
  const next = offset + 1 < end ? text.charAt(offset + 1) : '';
  const isEscape = text[offset] === '\\' ? next === '\\' || next === "'" : text[offset] === '\r' && next === '\n';
  return isEscape ? [next, offset + 2] : [undefined, offset + 1];
}

function readDouble(text: string, { start, end }: TextRange, slot: SlotBuilder): void {
  let from = start;
  for (let offset = start; offset < end; ) {
    const code = codeEnd(text, offset, end);
    const [value, next] = code ? ['', code] : escapeAt(text, offset, end);
    if (next === offset + 1) {
      offset = next;
      continue;
    }
    slot.literal(from, offset);
    if (code) slot.code({ start: offset, end: code }, 'standalone', text.slice(offset, code).replace(/^\{|\}$/g, ''));
    else slot.append(value, offset, next);
    from = offset = next;
  }
  slot.literal(from, end);
}

/** Where a variable within double quotes ends; undefined where none starts. */
function codeEnd(text: string, offset: number, end: number): number | undefined {
  const two = text.slice(offset, offset + 2);
  if (two === '{$' || two === '${') return Math.min(end, endOfBraces(text, two === '{$' ? offset : offset + 1));
  if (two.charAt(0) !== '$') return undefined;
  variable.lastIndex = offset;
  return variable.test(text) && variable.lastIndex <= end ? variable.lastIndex : undefined;
}

/** What an escape stands for, and where it ends. A backslash before anything else stands for itself. */
function escapeAt(text: string, offset: number, end: number): readonly [value: string, end: number] {
  if (text[offset] === '\r' && text[offset + 1] === '\n' && offset + 1 < end) return ['\n', offset + 2];
  if (text[offset] !== '\\' || offset + 1 >= end) return [text.charAt(offset), offset + 1];
  const simple = escapes[text.charAt(offset + 1)];
  if (simple !== undefined) return [simple, offset + 2];
  codePoint.lastIndex = offset;
  const hex = codePoint.exec(text)?.[1];
  if (hex && Number.parseInt(hex, 16) <= 0x10ffff) {
    return [String.fromCodePoint(Number.parseInt(hex, 16)), codePoint.lastIndex];
  }
  return byteEscapes(text, offset) ?? ['\\', offset + 1];
}

/** One character written as the bytes that it has in UTF-8: `\xc3\xa9`. */
function byteEscapes(text: string, offset: number): readonly [value: string, end: number] | undefined {
  let value = '';
  let next = offset;
  for (let count = 1; count > 0; count--) {
    bytes.lastIndex = next;
    const { 1: hex, 2: octal = '' } = bytes.exec(text) ?? [];
    if (hex === undefined && octal === '') return value === '' ? undefined : ['\ufffd', next];
    const byte = (hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex, 16)) & 0xff;
    next = bytes.lastIndex;
    if (value === '') count = byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    value += `%${byte.toString(16).padStart(2, '0')}`;
  }
  try {
    return [decodeURIComponent(value), next];
  } catch {
    return ['\ufffd', next];
  }
}

/**
 * A text as it stands between quotes, inline codes as they are.
 *
 * @param lineEnd of the file: single quotes have no escape for it.
 * @throws EditRefused for what such quotes cannot hold.
 * @example encodePhp(plain("it's"), "'", '\n'); // it\'s
 */
export function encodePhp({ value, codes }: Content, quote: string, lineEnd: string): string {
  let text = '';
  let offset = 0;
  for (const { start, end } of codes) {
    const code = value.slice(start, end);
    const opening = code.charAt(0);
    if (/^['"]/.test(opening) ? opening !== quote : quote !== '"') {
      throw new EditRefused(say`This text cannot hold the variable in the way that it is joined here.`);
    }
    text += encodePart(value.slice(offset, start), quote, lineEnd) + code;
    offset = end;
  }
  return text + encodePart(value.slice(offset), quote, lineEnd);
}

function encodePart(value: string, quote: string, lineEnd: string): string {
  if (quote === '"') {
    return value.replace(/["\\$\n\r]/g, (char) => (char === '\n' ? '\\n' : char === '\r' ? '\\r' : `\\${char}`));
  }
  if (value.includes('\r')) throw new EditRefused(say`A text in single quotes cannot contain a carriage return.`);
  return value.replace(/['\\]/g, '\\$&').replaceAll('\n', lineEnd);
}

/**
 * Whether what is written beside an escape or sign of a raw text could become a part of it: it is written again then.
 *
 * @param raw without its inline codes.
 */
export function isDelicate(raw: string, quote: string): boolean {
  const isDouble = quote === '"';
  return (isDouble ? /[\\$]/ : /\\/).test(raw.replace(isDouble ? /\\[nrtvef\\"$]/g : /\\['\\]/g, ''));
}

/** A key: the text of a literal, a number or the name of a constant as it is written. */
export function phpKey(text: string, { start, end }: TextRange): string {
  return /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/s.test(text.slice(start, end))
    ? phpSlot(text, [{ start, end }]).value
    : text.slice(start, end);
}
