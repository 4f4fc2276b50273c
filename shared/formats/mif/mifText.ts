import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import { characters, escapes, letters, roman } from './mifCharacters.ts';
import type { MifNode } from './mifTree.ts';

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
  const built = new SlotBuilder(text);
  let offset: number | undefined;
  let between: MifNode[] = [];
  let gap = 0;
  for (const node of nodes.slice(from, to + 1)) {
    if (node.name !== 'String' || !node.string) {
      if (!layout.has(node.name)) between.push(node);
      continue;
    }
    const { start, end } = node.string;
    if (offset !== undefined && between.length > 0) {
      const character = characterOf(text, between);
      if (character) built.append(character, offset, start);
      else {
        const inside: TextRange[] = [];
        for (let next = gaps[gap]; next && next.end <= start; next = gaps[++gap]) {
          if (next.start >= offset) inside.push(next);
        }
        built.code({ start: offset, end: start }, 'standalone', describe(text, between), inside);
      }
    }
    between = [];
    decode(built, text, node.string);
    offset = end;
  }
  return built.slot({ start: first.start, end: last.end });
}

/** The character that is written as a statement of its own. */
function characterOf(text: string, [only, ...more]: readonly MifNode[]): string | undefined {
  return more.length === 0 && only?.name === 'Char' ? characters[bareValue(text, only.valueStart)] : undefined;
}

/** Adds the characters of a part of a string. */
function decode(into: SlotBuilder, text: string, { start, end }: TextRange, escaped = escapeAt): void {
  const raw = text.slice(start, end);
  let from = start;
  for (let i = raw.indexOf('\\'); i >= 0; ) {
    const offset = start + i;
    const reading = escaped(text, offset, end);
    if (reading) {
      into.literal(from, offset);
      from = offset + reading.length;
      into.append(reading.text, offset, from);
    }
    i = raw.indexOf('\\', i + (reading?.length ?? 1));
  }
  into.literal(from, end);
}

/**
 * The inside of a string that FrameMaker reads for building blocks: a definition of a variable, the text of an index
 * entry. What stands between `<` and `\\>` is an inline code.
 */
export function mifBlockSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  const built = new SlotBuilder(text);
  let offset = range.start;
  for (const { index, 0: block } of raw.matchAll(/(?<!\\\\)<[^<>]*?\\>/g)) {
    const here = range.start + index;
    decode(built, text, { start: offset, end: here }, blockEscapeAt);
    offset = here + block.length;
    built.code({ start: here, end: offset }, 'standalone', block.replace(/\\>$/, '>'));
  }
  decode(built, text, { start: offset, end: range.end }, blockEscapeAt);
  return built.slot(range);
}

/** As `escapeAt`: there a backslash of the text takes the meaning from the `<`, `>` or backslash behind it as well. */
function blockEscapeAt(text: string, offset: number, end: number): { text: string; length: number } | undefined {
  const literal = /^\\\\(?:(<)|\\([>\\]))/.exec(text.slice(offset, Math.min(end, offset + 4)));
  const character = literal?.[1] ?? literal?.[2];
  return literal && character ? { text: character, length: literal[0].length } : escapeAt(text, offset, end);
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

function escapeAt(text: string, offset: number, end: number): { text: string; length: number } | undefined {
  const letter = letters[text[offset + 1] ?? ''];
  if (letter !== undefined && offset + 1 < end) return { text: letter, length: 2 };
  const hex = /^\\x([\da-f]{2}) /i.exec(text.slice(offset, Math.min(end, offset + 5)));
  const code = hex?.[1] ? Number.parseInt(hex[1], 16) : undefined;
  const character = code === undefined ? undefined : (escapes.get(code) ?? roman.get(code));
  return character === undefined ? undefined : { text: character, length: 5 };
}

/** What makes the code the same one elsewhere, and what a reader sees of it. */
function describe(text: string, nodes: readonly MifNode[]): string {
  return nodes
    .map((node) => {
      const raw = text.slice(node.start, node.end);
      // The text of an index entry is translated: the code is the same one all the same.
      const named = node.name === 'Marker' ? raw.replace(/<MText\s+`[^'`\r\n]*'/, '') : raw;
      const value = /`([^'`\r\n]+)'/.exec(named)?.[1] ?? bareValue(text, node.valueStart);
      return value ? `${node.name} ${value}` : node.name;
    })
    .join(', ');
}

/** The string of a statement as people read it, empty where it has none. */
export function decodedValue(text: string, { string }: MifNode): string {
  if (!string) return '';
  const built = new SlotBuilder(text);
  decode(built, text, string);
  return built.value;
}

/** A bare value: `HardSpace` of `<Char HardSpace>`. @param valueStart behind the name of its statement. */
export function bareValue(text: string, valueStart: number): string {
  return /^[ \t]*([^\s<>`]*)/.exec(text.slice(valueStart, valueStart + 100))?.[1] ?? '';
}
