import type { Slot } from '../../catalog/segment.ts';
import { literalSlot, mappedSlot } from '../slot.ts';

/** The styles of YAML 1.2 §8.1 and §7.3. */
export type YamlStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** One string of a YAML file. Offsets are UTF-16 code units of the text. */
export interface YamlScalar {
  readonly style: YamlStyle;
  /** The whole scalar: with its quotes, or with the header of a block. */
  readonly start: number;
  readonly end: number;
  /** What stands inside the quotes, or the lines of a block. */
  readonly from: number;
  readonly to: number;
  /** Of a block: the white space before its lines, in columns, and its chomping indicator. */
  readonly indent: number;
  readonly chomp: '' | '+' | '-';
  /** Of a block: true where its header tells the indentation. */
  readonly indicated?: boolean;
}

/** A value, and where the raw form of each of its units starts; the end of the raw text comes last. */
export interface Decoded {
  readonly value: string;
  readonly offsets: readonly number[];
}

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

const digits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The slot of a string. */
export function yamlSlot(text: string, scalar: YamlScalar): Slot {
  const raw = text.slice(scalar.from, scalar.to);
  if (isLiteral(raw, scalar.style)) return literalSlot(text, { start: scalar.from, end: scalar.to });
  const { value, offsets } = decodeYaml(raw, scalar);
  const start = scalar.from + (offsets[0] ?? 0);
  const range = { start, end: Math.max(start, scalar.from + (offsets.at(-1) ?? 0)) };
  return mappedSlot(value, range, () => offsets.map((offset) => offset + scalar.from));
}

/** What a raw text says in a style: the folding of flow scalars (§6.5), the lines of blocks (§8.1). */
export function decodeYaml(raw: string, how: Pick<YamlScalar, 'style' | 'indent' | 'chomp'>): Decoded {
  return how.style === 'literal' || how.style === 'folded' ? decodeBlock(raw, how) : decodeFlow(raw, how.style);
}

/** Where the first escape stands that YAML does not know; -1 where none does. */
export function badYamlEscape(raw: string): number {
  for (let offset = raw.indexOf('\\'); offset >= 0; offset = raw.indexOf('\\', offset + 2)) {
    const letter = raw[offset + 1] ?? '';
    if (letter !== '\n' && letter !== '\r' && escapeAt(raw, offset) === undefined) return offset;
  }
  return -1;
}

/** Whether a raw text says what it is: of one line and without escapes. */
function isLiteral(raw: string, style: YamlStyle): boolean {
  if (style === 'literal' || style === 'folded' || /[\n\r]/.test(raw)) return false;
  return !(style === 'double' ? raw.includes('\\') : style === 'single' && raw.includes("''"));
}

function decodeFlow(raw: string, style: YamlStyle): Decoded {
  if (isLiteral(raw, style)) {
    return { value: raw, offsets: Array.from({ length: raw.length + 1 }, (_, i) => i) };
  }
  const parts: string[] = [];
  const offsets: number[] = [];
  const put = (text: string, place: number) => {
    parts.push(text);
    for (let i = 0; i < text.length; i++) offsets.push(place);
  };
  const fold = /[ \t]*(?:\r\n?|\n)[ \t]*/y;
  let offset = 0;
  while (offset < raw.length) {
    const char = raw[offset] ?? '';
    if (/[ \t\n\r]/.test(char)) {
      const breaks: number[] = [];
      let end = offset;
      for (fold.lastIndex = end; fold.test(raw); end = fold.lastIndex) breaks.push(end);
      if (breaks.length === 1) put(' ', offset);
      else for (const place of breaks.slice(1)) put('\n', place);
      if (breaks.length === 0) {
        do put(raw[end] ?? '', end++);
        while (/[ \t]/.test(raw[end] ?? ''));
      }
      offset = end;
    } else if (style === 'single' && char === "'" && raw[offset + 1] === "'") {
      put("'", offset);
      offset += 2;
    } else if (style === 'double' && char === '\\') {
      offset = escaped(raw, offset, put);
    } else {
      put(char, offset);
      offset++;
    }
  }
  offsets.push(raw.length);
  return { value: parts.join(''), offsets };
}

/** Puts what an escape stands for and gives the offset behind it. */
function escaped(raw: string, offset: number, put: (text: string, offset: number) => void): number {
  const joined = /\\(?:\r\n?|\n)[ \t]*/y;
  joined.lastIndex = offset;
  if (joined.test(raw)) {
    let end = joined.lastIndex;
    const blank = /(?:\r\n?|\n)[ \t]*/y;
    for (blank.lastIndex = end; blank.test(raw); end = blank.lastIndex) put('\n', end);
    return end;
  }
  const decoded = escapeAt(raw, offset);
  put(decoded?.text ?? '\\', offset);
  return decoded?.end ?? offset + 1;
}

function escapeAt(raw: string, offset: number): { text: string; end: number } | undefined {
  const letter = raw[offset + 1] ?? '';
  const character = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  if (character !== undefined) return { text: character, end: offset + 2 };
  const length = digits[letter];
  const hex = length ? raw.slice(offset + 2, offset + 2 + length) : '';
  if (!length || hex.length < length || !/^[\da-f]+$/i.test(hex)) return undefined;
  const code = Number.parseInt(hex, 16);
  return code > 0x10ffff ? undefined : { text: String.fromCodePoint(code), end: offset + 2 + length };
}

interface BlockLine {
  readonly content: string;
  /** Where `content` starts. */
  readonly start: number;
  /** Where the line end stands; where the raw text ends, in the last line. */
  readonly end: number;
}

function decodeBlock(raw: string, { style, indent, chomp }: Pick<YamlScalar, 'style' | 'indent' | 'chomp'>): Decoded {
  const lines: BlockLine[] = [];
  for (const match of raw.matchAll(/([^\r\n]*)(\r\n?|\n|$)/g)) {
    const [whole, line = '', ending] = match;
    if (whole === '' && lines.length > 0) break;
    const spaces = /^ */.exec(line)?.[0].length ?? 0;
    const cut = Math.min(indent, spaces);
    lines.push({ content: line.slice(cut), start: match.index + cut, end: match.index + line.length });
    if (ending === '') break;
  }
  let last = lines.length;
  while (last > 0 && lines[last - 1]?.content.trim() === '' && !/[\t ]/.test(lines[last - 1]?.content ?? '')) last--;
  const parts: string[] = [];
  const offsets: number[] = [];
  const put = (text: string, offset: number, step: 0 | 1) => {
    parts.push(text);
    for (let i = 0; i < text.length; i++) offsets.push(offset + i * step);
  };
  let separator = '';
  let deeper = false;
  let before = 0;
  let begun = false;
  for (const { content, start, end } of lines.slice(0, last)) {
    const more = /^[ \t]/.test(content);
    if (content === '' && !begun) put('\n', start, 0);
    else if (style === 'literal') {
      put(separator, before, 0);
      put(content, start, 1);
      separator = '\n';
    } else if (content === '') {
      if (separator === '\n') put('\n', before, 0);
      else separator = '\n';
    } else {
      if (more && separator === ' ') separator = '\n';
      else if (more && !deeper && separator === '\n') separator = '\n\n';
      put(separator, before, 0);
      put(content, start, 1);
      separator = more ? '\n' : ' ';
      deeper = more;
    }
    if (content !== '') begun = true;
    before = end;
  }
  const closed = last > 0 && (lines[last - 1]?.end ?? 0) < raw.length;
  let stop = begun ? before : offsets.length > 0 ? before : 0;
  if (begun && closed && chomp !== '-') {
    put('\n', before, 0);
    stop = lines[last]?.start === undefined ? raw.length : nextLine(raw, before);
  }
  if (chomp === '+') {
    for (const line of lines.slice(last)) {
      if (line.end >= raw.length) break;
      put('\n', line.end, 0);
      stop = nextLine(raw, line.end);
    }
  }
  offsets.push(Math.max(stop, offsets.at(-1) ?? 0));
  return { value: parts.join(''), offsets };
}

function nextLine(raw: string, end: number): number {
  return raw.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, raw.length);
}
