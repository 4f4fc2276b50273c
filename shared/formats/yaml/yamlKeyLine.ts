import { badYamlEscape } from './yamlScalar.ts';
import type { ScalarShape } from './yamlTree.ts';

const space = 0x20;
const quotationMark = 0x22;
const number = 0x23;
const apostrophe = 0x27;
const colon = 0x3a;
const backslash = 0x5c;

/** A line that starts with a key. Offsets are UTF-16 code units of the text. */
export interface YamlKeyLine {
  /** Where the key starts, and how far it is indented. */
  readonly start: number;
  readonly column: number;
  readonly keyEnd: number;
  /** Behind the colon. */
  readonly valueAt: number;
  /** False where what stands behind the colon takes more than a look at the line. */
  readonly whole: boolean;
  /** What stands there, if it is whole: `none` for nothing but a comment. */
  readonly shape: Exclude<ScalarShape, 'kept'>;
  /** The text behind the colon, with its quotes; of none, just behind the blanks. */
  readonly from: number;
  readonly end: number;
}

/**
 * Reads a line of a block map: its key, and the text behind it if it ends in the same line and holds nothing but itself.
 *
 * @param text with line feeds.
 * @param start of the key.
 * @param column by how far the line is indented, with spaces.
 * @returns undefined where no key stands there that ends in the line, or one that has an anchor, a tag or escapes.
 * @example keyLineAt('a: b # c', 0, 0); // { shape: 'plain', keyEnd: 1, valueAt: 2, from: 3, end: 4, … }
 */
export function keyLineAt(text: string, start: number, column: number): YamlKeyLine | undefined {
  const keyEnd = keyEndAt(text, start);
  if (keyEnd < 0) return undefined;
  let offset = keyEnd;
  while (text.charCodeAt(offset) === space) offset++;
  if (text.charCodeAt(offset) !== colon || !isBlank(text, offset + 1)) return undefined;
  const valueAt = offset + 1;
  let from = valueAt;
  while (text.charCodeAt(from) === space) from++;
  const shape = shapeAt(text, from);
  const end = shape === 'none' ? from : shape === 'plain' ? plainEnd(text, from) : quotedEnd(text, from, shape);
  const whole = end >= 0;
  return { start, column, keyEnd, valueAt, whole, shape, from, end: whole ? end : from };
}

function shapeAt(text: string, from: number): YamlKeyLine['shape'] {
  const unit = text.charCodeAt(from);
  if (unit === quotationMark) return 'double';
  if (unit === apostrophe) return 'single';
  return unit === number || isLineEnd(text, from) ? 'none' : 'plain';
}

function quotedEnd(text: string, from: number, shape: 'single' | 'double'): number {
  const end = shape === 'single' ? singleEnd(text, from) : doubleEnd(text, from);
  return end >= 0 && endsLine(text, end) ? end : -1;
}

/** Where a key ends; -1 where there is none that is simple. */
function keyEndAt(text: string, start: number): number {
  const unit = text.charCodeAt(start);
  const { length } = text;
  if (unit === quotationMark || unit === apostrophe) {
    for (let offset = start + 1; offset < length; offset++) {
      const next = text.charCodeAt(offset);
      if (next === backslash || next === 0x0a) return -1;
      if (next === unit) return text.charCodeAt(offset + 1) === unit ? -1 : offset + 1;
    }
    return -1;
  }
  if (!startsPlain(text, start)) return -1;
  let end = start;
  for (let offset = start; offset < length; offset++) {
    const next = text.charCodeAt(offset);
    if (next > colon) end = offset + 1;
    else if (next === colon && isBlank(text, offset + 1)) return end;
    else if (next === 0x0a || next === 0x09 || (next === number && end < offset)) return -1;
    else if (next !== space && next !== 0x0d) end = offset + 1;
  }
  return -1;
}

/** Behind a plain text that ends with its line or before a comment; -1 where it is not that simple. */
function plainEnd(text: string, from: number): number {
  if (!startsPlain(text, from)) return -1;
  const { length } = text;
  let end = from;
  for (let offset = from; offset < length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit > colon) end = offset + 1;
    else if (unit === 0x0a || (unit === number && end < offset)) break;
    else if (unit === 0x09 || (unit === colon && isBlank(text, offset + 1))) return -1;
    else if (unit !== space && unit !== 0x0d) end = offset + 1;
  }
  return end;
}

/** Behind the quote that closes a text in the same line; -1 where none does, or where an escape is none of YAML. */
function doubleEnd(text: string, from: number): number {
  let escaped = false;
  const { length } = text;
  for (let offset = from + 1; offset < length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x0a) return -1;
    if (unit === quotationMark) return escaped && badYamlEscape(text.slice(from + 1, offset)) >= 0 ? -1 : offset + 1;
    if (unit !== backslash) continue;
    escaped = true;
    offset++;
    if (isLineEnd(text, offset)) return -1;
  }
  return -1;
}

/** The same for a text in single quotes, in which two of them stand for one. */
function singleEnd(text: string, from: number): number {
  const { length } = text;
  for (let offset = from + 1; offset < length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x0a) return -1;
    if (unit !== apostrophe) continue;
    if (text.charCodeAt(offset + 1) !== apostrophe) return offset + 1;
    offset++;
  }
  return -1;
}

/** Whether nothing but a comment stands behind a text. */
function endsLine(text: string, end: number): boolean {
  let offset = end;
  while (text.charCodeAt(offset) === space) offset++;
  return isLineEnd(text, offset) || (offset > end && text.charCodeAt(offset) === number);
}

/** Whether a plain scalar can start at an offset (YAML 1.2 §7.3.3). */
function startsPlain(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit === 0x2d || unit === 0x3f || unit === colon) return !isBlank(text, offset + 1);
  return offset < text.length && !isBlank(text, offset) && !signs.includes(unit);
}

/** What starts something else: indicators, and a byte order mark. */
const signs: readonly number[] = Array.from('#&*!|>%@`\'",[]{}\ufeff', (sign) => sign.charCodeAt(0));

/** Whether a blank, a line end or nothing stands at an offset. */
export function isBlank(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === space || unit === 0x09 || isLineEnd(text, offset);
}

/** Whether a line ends at an offset. */
export function isLineEnd(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return offset >= text.length || unit === 0x0a || unit === 0x0d;
}
