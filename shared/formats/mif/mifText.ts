import type { Content, InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { decodeLoosely } from '../../encoding/decoder.ts';
import { EditRefused } from '../format.ts';
import { mappedSlot } from '../slot.ts';
import type { MifNode } from './mifTree.ts';

/** Characters that MIF writes as statements of their own (MIF Reference, “Char statement”). */
const characters: Readonly<Record<string, string>> = {
  Tab: '\t',
  HardReturn: '\n',
  HardSpace: '\u00a0',
  DiscHyphen: '\u00ad',
  NoHyphen: '\u200d',
  HardHyphen: '\u2011',
  NumberSpace: '\u2007',
  ThinSpace: '\u2009',
  EnSpace: '\u2002',
  EmSpace: '\u2003',
  EnDash: '–',
  EmDash: '—',
  Bullet: '•',
  Cent: '¢',
  Pound: '£',
  Yen: '¥',
  Dagger: '†',
  DoubleDagger: '‡',
};

/** The same characters, and those with a meaning in strings, by their `\x` escapes. */
const escapes: ReadonlyMap<number, string> = new Map([
  [0x04, '\u00ad'],
  [0x05, '\u200d'],
  [0x08, '\t'],
  [0x09, '\n'],
  [0x10, '\u2007'],
  [0x11, '\u00a0'],
  [0x12, '\u2009'],
  [0x13, '\u2002'],
  [0x14, '\u2003'],
  [0x15, '\u2011'],
]);
/** The upper half of FrameRoman is Mac OS Roman but for what that changed later. */
const roman = new Map(
  [
    ...decodeLoosely(
      Uint8Array.from({ length: 128 }, (_, i) => 128 + i),
      'macintosh',
    ),
  ].map((c, i) => [128 + i, c]),
);
roman.delete(0xdb);
const toEscape = new Map([...escapes, ...roman].map(([code, character]) => [character, code]));
const letters: Readonly<Record<string, string>> = { '>': '>', q: "'", Q: '`', '\\': '\\', t: '\t' };

/** Statements of a line that say nothing of its text. */
const layout: ReadonlySet<string> = new Set(['ParaLine', 'TextRectID', 'SpclHyphenation']);

/**
 * The text of a paragraph as a slot: its strings joined, whatever line they stand in. What stands between two of them
 * and is more than the layout of lines is an inline code, from the quote that closes one to the quote that opens the
 * next; a `Char` statement is its character.
 *
 * @param nodes the statements of its lines, in order.
 * @param gaps texts within codes that are segments of their own, in order: they are no part of the value.
 * @returns undefined for a paragraph without text.
 */
export function mifSlot(text: string, nodes: readonly MifNode[], gaps: readonly TextRange[] = []): Slot | undefined {
  const from = firstString(nodes);
  const to = nodes.findLastIndex(isString);
  const first = nodes[from]?.string;
  const last = nodes[to]?.string;
  if (!first || !last) return undefined;
  let value = '';
  const offsets: number[] = [];
  const codes: InlineCode[] = [];
  let at: number | undefined;
  let between: MifNode[] = [];
  for (const node of nodes.slice(from, to + 1)) {
    if (node.name !== 'String' || !node.string) {
      if (!layout.has(node.name)) between.push(node);
      continue;
    }
    const { start, end } = node.string;
    const [only, ...more] = between;
    if (at !== undefined && only) {
      const character = more.length === 0 && only.name === 'Char' ? characters[bareValue(text, only)] : undefined;
      if (character) {
        value += character;
        offsets.push(at);
      } else {
        const from = value.length;
        for (const gap of [...gaps, { start, end: start }]) {
          if (gap.start < at || gap.end > start) continue;
          for (let i = at; i < gap.start; i++) offsets.push(i);
          value += text.slice(at, gap.start);
          at = gap.end;
        }
        codes.push({ start: from, end: value.length, kind: 'standalone', ...facts(text, between) });
      }
    }
    between = [];
    value += decoded(text, { start, end }, offsets);
    at = end;
  }
  offsets.push(last.end);
  return mappedSlot(value, { start: first.start, end: last.end }, () => offsets, codes);
}

/** The characters between two offsets; where each of them stands is added to `offsets`. */
function decoded(text: string, { start, end }: TextRange, offsets: number[], escaped = escapeAt): string {
  let value = '';
  for (let i = start; i < end; ) {
    const known = text[i] === '\\' ? escaped(text, i, end) : undefined;
    const piece = known?.text ?? (text[i] as string);
    for (let k = 0; k < piece.length; k++) offsets.push(i);
    value += piece;
    i += known?.length ?? 1;
  }
  return value;
}

/**
 * The inside of a string that FrameMaker reads for building blocks: a definition of a variable, the text of an index
 * entry. What stands between `<` and `\\>` is an inline code.
 */
export function mifBlockSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  const offsets: number[] = [];
  const codes: InlineCode[] = [];
  let value = '';
  let at = range.start;
  for (const { index, 0: block } of raw.matchAll(/(?<!\\\\)<[^<>]*?\\>/g)) {
    const here = range.start + index;
    value += decoded(text, { start: at, end: here }, offsets, blockEscapeAt);
    const id = block.replace(/\\>$/, '>');
    codes.push({ start: value.length, end: value.length + block.length, kind: 'standalone', id, display: id });
    for (let i = 0; i < block.length; i++) offsets.push(here + i);
    value += block;
    at = here + block.length;
  }
  value += decoded(text, { start: at, end: range.end }, offsets, blockEscapeAt);
  offsets.push(range.end);
  return mappedSlot(value, range, () => offsets, codes);
}

/** As `escapeAt`: there a backslash of the text takes the meaning from the `<`, `>` or backslash behind it as well. */
function blockEscapeAt(text: string, at: number, end: number): { text: string; length: number } | undefined {
  const literal = /^\\\\(?:(<)|\\([>\\]))/.exec(text.slice(at, Math.min(end, at + 4)));
  const character = literal?.[1] ?? literal?.[2];
  return literal && character ? { text: character, length: literal[0].length } : escapeAt(text, at, end);
}

/** One that is empty too: what stands between it and the next is then at the very start or end of the text. */
const isString = (node: MifNode) => node.name === 'String' && node.string !== undefined;

/** The string in which a text begins: not an empty one that nothing but layout parts from the next. */
function firstString(nodes: readonly MifNode[]): number {
  let first = -1;
  for (const [i, node] of nodes.entries()) {
    if (isString(node)) first = i;
    else if (first < 0 || layout.has(node.name)) continue;
    else break;
    if (node.string && node.string.start < node.string.end) break;
  }
  return first;
}

/**
 * A text as the inside of strings.
 *
 * @param codeText the markup of a code as it is written.
 *
 * @param version of the file; before 8 only the characters of FrameRoman can be written.
 * @throws EditRefused for a character that the file cannot hold.
 */
export function encodeMif(
  { value, codes }: Content,
  version: number,
  codeText: (markup: string) => string = (markup) => markup,
): string {
  let raw = '';
  let at = 0;
  for (const code of codes) {
    raw += encodeText(value.slice(at, code.start), version) + codeText(value.slice(code.start, code.end));
    at = code.end;
  }
  return raw + encodeText(value.slice(at), version);
}

/**
 * As {@link encodeMif}, for strings that FrameMaker reads for building blocks. A backslash before the signs that part
 * index entries stays as it is.
 */
export function encodeMifBlocks({ value, codes }: Content, version: number): string {
  let raw = '';
  let at = 0;
  const write = (end: number) => encodeText(value.slice(at, end).replace(/\\(?![:;[\]])|[<>]/g, '\\$&'), version);
  for (const code of codes) {
    raw += write(code.start) + value.slice(code.start, code.end);
    at = code.end;
  }
  return raw + write(value.length);
}

function encodeText(text: string, version: number): string {
  let raw = '';
  for (const character of text) {
    const code = toEscape.get(character);
    if (character === '\\') raw += '\\\\';
    else if (character === '>') raw += '\\>';
    else if (character === "'") raw += '\\q';
    else if (character === '`') raw += '\\Q';
    else if (character === '\t') raw += '\\t';
    else if (code !== undefined && (code < 0x20 || version < 8)) raw += `\\x${code.toString(16).padStart(2, '0')} `;
    else if (character < ' ' || (version < 8 && character > '~')) {
      throw new EditRefused(
        `A MIF file of version ${version} cannot hold “${character}”; save it in FrameMaker 8 or later.`,
      );
    } else raw += character;
  }
  return raw;
}

function escapeAt(text: string, at: number, end: number): { text: string; length: number } | undefined {
  const letter = letters[text[at + 1] ?? ''];
  if (letter !== undefined && at + 1 < end) return { text: letter, length: 2 };
  const hex = /^\\x([\da-f]{2}) /i.exec(text.slice(at, Math.min(end, at + 5)));
  const code = hex?.[1] ? Number.parseInt(hex[1], 16) : undefined;
  const character = code === undefined ? undefined : (escapes.get(code) ?? roman.get(code));
  return character === undefined ? undefined : { text: character, length: 5 };
}

/** What makes the code the same one elsewhere, and what a reader sees of it. */
function facts(text: string, nodes: readonly MifNode[]): { id: string; display: string } {
  const id = nodes
    .map((node) => {
      const raw = text.slice(node.start, node.end);
      // The text of an index entry is translated: the code is the same one all the same.
      const named = node.name === 'Marker' ? raw.replace(/<MText\s+`[^'`\r\n]*'/, '') : raw;
      const value = /`([^'`\r\n]+)'/.exec(named)?.[1] ?? bareValue(text, node);
      return value ? `${node.name} ${value}` : node.name;
    })
    .join(', ');
  return { id, display: id };
}

/** The string of a statement as people read it, empty where it has none. */
export function decodedValue(text: string, { string }: MifNode): string {
  return string ? decoded(text, string, []) : '';
}

/** A bare value: `HardSpace` of `<Char HardSpace>`. */
export function bareValue(text: string, node: MifNode | undefined): string {
  if (!node) return '';
  return /^[ \t]*([^\s<>`]*)/.exec(text.slice(node.valueStart, Math.min(node.end, node.valueStart + 100)))?.[1] ?? '';
}
