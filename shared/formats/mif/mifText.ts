import type { Content, InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
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
 * @returns undefined for a paragraph without text.
 */
export function mifSlot(text: string, nodes: readonly MifNode[]): Slot | undefined {
  const from = nodes.findIndex(hasText);
  const to = nodes.findLastIndex(hasText);
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
        const raw = text.slice(at, start);
        codes.push({
          start: value.length,
          end: value.length + raw.length,
          kind: 'standalone',
          ...facts(text, between),
        });
        for (let i = 0; i < raw.length; i++) offsets.push(at + i);
        value += raw;
      }
    }
    between = [];
    for (let i = start; i < end; ) {
      const known = text[i] === '\\' ? escapeAt(text, i, end) : undefined;
      const piece = known?.text ?? (text[i] as string);
      for (let k = 0; k < piece.length; k++) offsets.push(i);
      value += piece;
      i += known?.length ?? 1;
    }
    at = end;
  }
  offsets.push(last.end);
  return mappedSlot(value, { start: first.start, end: last.end }, () => offsets, codes);
}

const hasText = (node: MifNode) =>
  node.name === 'String' && node.string !== undefined && node.string.end > node.string.start;

/**
 * A text as the inside of strings.
 *
 * @param version of the file; before 8 only the characters of FrameRoman can be written.
 * @throws EditRefused for a character that the file cannot hold.
 */
export function encodeMif({ value, codes }: Content, version: number): string {
  let raw = '';
  let at = 0;
  for (const code of codes) {
    raw += encodeText(value.slice(at, code.start), version) + value.slice(code.start, code.end);
    at = code.end;
  }
  return raw + encodeText(value.slice(at), version);
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
      const value = /`([^'\r\n]+)'/.exec(text.slice(node.start, node.end))?.[1] ?? bareValue(text, node);
      return value ? `${node.name} ${value}` : node.name;
    })
    .join(', ');
  return { id, display: id };
}

/** A bare value: `HardSpace` of `<Char HardSpace>`. */
export function bareValue(text: string, node: MifNode): string {
  return /^[ \t]*([^\s<>`]*)/.exec(text.slice(node.valueStart, Math.min(node.end, node.valueStart + 100)))?.[1] ?? '';
}
