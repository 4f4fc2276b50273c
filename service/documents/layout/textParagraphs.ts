import { type Cell, cellOf, isMark } from './tableCells.ts';
import { tableNumbers } from './tableNumbers.ts';
import { rowsOf, tableRows } from './tableRows.ts';
import { isBullet, mostOf, type TextLine } from './textLines.ts';
import type { Rule } from './textPiece.ts';

/** Lines that are one text. */
export interface TextParagraph {
  /** From top to bottom. */
  readonly lines: readonly TextLine[];
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly angle: number;
  /** Distance of two base lines. */
  readonly leading: number;
  readonly align: 'left' | 'center' | 'right' | 'justified';
  /** How far the first line starts to the right of the others; negative where it stands out to the left. */
  readonly indent: number;
  /** What is ruled off around it. */
  readonly cell?: Cell;
  /** The same number for the cells of one table. */
  readonly table?: number;
}

/** Where the text of a page stands, as far as alignment depends on it. */
export interface PageFrame {
  readonly start: number;
  readonly end: number;
}

/**
 * Joins lines that run on: of one height and weight, close below one another, overlapping, without a painted line
 * between them, and the upper one too full for the first word of the lower one.
 */
export function textParagraphs(lines: readonly TextLine[], rules: readonly Rule[]): TextParagraph[] {
  const frames = new Map<number, PageFrame>();
  for (const { angle, start, end } of lines) {
    const cachedFrame = frames.get(angle);
    frames.set(angle, {
      start: Math.min(start, cachedFrame?.start ?? start),
      end: Math.max(end, cachedFrame?.end ?? end),
    });
  }
  const cells = new Map(lines.map((line) => [line, cellOf(line, rules)]));
  const open = rowsOf(lines.filter((line) => !cells.get(line)));
  const { begins, neighbours, alignments } = tableRows(open, firstWord);
  const besides = new Map(open.flatMap((row) => row.map((line, k) => [line, columnOf(row, k)] as const)));
  const paragraphs = blocks(lines, rules, { begins, besides }).flatMap((block) => {
    const cell = cells.get(block[0] as TextLine);
    const edge = cell ? cell.right - Math.max(0, (block[0]?.start ?? 0) - cell.left) : columnEnd(block, lines);
    return cutBlock(block, edge).map((part) => {
      const paragraph = paragraphOf(part, frames.get(part[0]?.angle ?? 0) as PageFrame, cell);
      const shared = part.length === 1 && !cell ? alignments.get(part[0] as TextLine) : undefined;
      return shared ? { ...paragraph, align: shared } : paragraph;
    });
  });
  return tableNumbers(paragraphs, neighbours);
}

/** The room of a line between those beside it; a label or a number before it leaves it the whole width. */
function columnOf(row: readonly TextLine[], place: number): PageFrame {
  const [before, line, behind] = [row[place - 1], row[place], row[place + 1]];
  const isColumn = before && line && before.end - before.start > (line.end - line.start) / 2;
  return { start: isColumn ? before.end : -Infinity, end: behind?.start ?? Infinity };
}

/** What parts texts that stand in columns. */
interface Columns {
  /** Lines that begin a text. */
  readonly begins: ReadonlySet<TextLine>;
  /** From the text before a line to that behind it. */
  readonly besides: ReadonlyMap<TextLine, PageFrame>;
}

/** Lines below one another that look alike: a paragraph or several. */
function blocks(lines: readonly TextLine[], rules: readonly Rule[], { begins, besides }: Columns): TextLine[][] {
  const growing: TextLine[][] = [];
  const bullets = lines.filter(isBullet);
  const isItem = (line: TextLine) =>
    bullets.some(
      ({ angle, v, end }) =>
        angle === line.angle &&
        Math.abs(v - line.v) < 0.3 * line.size &&
        end <= line.start &&
        line.start - end < 4 * line.size,
    );
  for (const line of lines) {
    const above =
      isItem(line) || bullets.includes(line) || begins.has(line)
        ? undefined
        : growing.findLast((block) => continues(block, line, rules, besides));
    if (above) above.push(line);
    else growing.push([line]);
  }
  return growing;
}

function continues(
  block: readonly TextLine[],
  line: TextLine,
  rules: readonly Rule[],
  besides: Columns['besides'],
): boolean {
  const last = block.at(-1) as TextLine;
  const distance = last.v - line.v;
  const { size } = last;
  if (last.closed || last.angle !== line.angle || Math.abs(size - line.size) > 0.1 * size) return false;
  if (distance < 0.7 * size || distance > 1.75 * size) return false;
  const before = block.at(-2);
  if (before && Math.abs(before.v - last.v - distance) > 0.15 * size) return false;
  const overlap = Math.min(last.end, line.end) - Math.max(last.start, line.start);
  if (overlap <= 0.3 * Math.min(last.end - last.start, line.end - line.start)) return false;
  if (isBold(last) !== isBold(line)) return false;
  // a line that reaches over the column of the others is none of it
  const isIn = ({ start, end }: TextLine, column: PageFrame | undefined) =>
    column === undefined || (start >= column.start && end <= column.end);
  if (!isIn(last, besides.get(line)) || !block.every((other) => isIn(line, besides.get(other)))) return false;
  return !(line.angle === 0 && rules.some((rule) => isBetween(rule, last, line)));
}

/** Whether a painted line parts two lines of text: it is none that stands under the one or goes through the other. */
function isBetween(rule: Rule, upper: TextLine, lower: TextLine): boolean {
  const isThere = rule.left < lower.end && rule.right > lower.start;
  if (!isThere || rule.top >= upper.v || rule.bottom <= lower.v + 0.3 * lower.size) return false;
  return !isMark(rule, upper) && !isMark(rule, lower);
}

const isBold = (line: TextLine) => mostOf(line.pieces, ({ look }) => look.bold) ?? false;

/** Where the lines of a block could end: as far as lines above and below that start near them, if nothing is beside. */
function columnEnd(block: readonly TextLine[], lines: readonly TextLine[]): number {
  const [{ start, size, angle } = { start: 0, size: 0, angle: 0 }] = block;
  const end = Math.max(...block.map((line) => line.end));
  const members = new Set(block);
  const others = lines.filter((line) => line.angle === angle && !members.has(line));
  const isBeside = others.some(
    (other) => other.start >= end && block.some((line) => Math.abs(line.v - other.v) < 0.5 * size),
  );
  if (isBeside) return end;
  return Math.max(end, ...others.filter((other) => Math.abs(other.start - start) < 4 * size).map((other) => other.end));
}

/** Cuts where a line ends before it had to, and where one is indented. @param edge where its lines could end. */
function cutBlock(block: readonly TextLine[], edge: number): TextLine[][] {
  const start = Math.min(...block.map((line) => line.start));
  const end = Math.max(...block.map((line) => line.end));
  const size = block[0]?.size ?? 0;
  const middle = (line: TextLine) => (line.start + line.end) / 2;
  const centered =
    block.length > 1 &&
    block.some((line) => line.start - start > size) &&
    block.every((line) => Math.abs(middle(line) - middle(block[0] as TextLine)) < 0.5 * size);
  const ragged = block.length > 1 && !centered && block.every((line) => Math.abs(line.end - end) < 0.3 * size);
  const cuts: TextLine[][] = [];
  for (const line of block) {
    const current = cuts.at(-1);
    const last = current?.at(-1);
    const room = last && !centered && !ragged ? last.end + firstWord(line) + 0.3 * size : Number.POSITIVE_INFINITY;
    const early = room < end || (room < edge && !/^\s*\p{Ll}/u.test(textOf(line)));
    // A first line that stands out or in begins a text; with a whole block of such lines the alignment is another one.
    const indented = last && !centered && !ragged && line.start > start + 0.8 * size && last.start < start + 0.4 * size;
    if (!current || early || indented) cuts.push([line]);
    else current.push(line);
  }
  return cuts;
}

const textOf = (line: TextLine) => line.pieces.map(({ text }) => text).join('');

/** The room that the first word of a line takes. */
function firstWord(line: TextLine): number {
  const text = textOf(line);
  const length = /^\s*\S+/.exec(text)?.[0].length ?? text.length;
  return ((line.end - line.start) * length) / Math.max(1, text.length);
}

function paragraphOf(lines: readonly TextLine[], frame: PageFrame, cell: Cell | undefined): TextParagraph {
  const [first] = lines;
  const last = lines.at(-1) as TextLine;
  const { size, angle } = first as TextLine;
  const rest = lines.slice(1);
  const body = Math.min(...(rest.length > 0 ? rest : lines).map((line) => line.start));
  const even = rest.length > 0 && rest.every((line) => Math.abs(line.start - body) < 0.35 * size);
  const least = Math.min(...lines.map((line) => line.start));
  // lines of every start are set in the middle or to the right
  const start = even ? body : least;
  const indent = even ? (first as TextLine).start - body : 0;
  const end = Math.max(...lines.map((line) => line.end));
  const leading = lines.length > 1 ? ((first as TextLine).v - last.v) / (lines.length - 1) : size * 1.2;
  const align =
    cell && lines.length === 1
      ? alignmentIn(cell, { start, end }, size)
      : alignment(lines, { start, end }, frame, size);
  const isSet = align === 'left' || align === 'justified';
  const place = isSet ? { start, indent } : { start: least, indent: 0 };
  return { lines, ...place, end, size, angle, leading, align, ...(cell ? { cell } : {}) };
}

/** Of a line alone in its cell. */
function alignmentIn(cell: Cell, { start, end }: PageFrame, size: number): TextParagraph['align'] {
  const [before, behind] = [start - cell.left, cell.right - end];
  if (before > size && Math.abs(before - behind) < 0.5 * size) return 'center';
  return behind < size && before - behind > size ? 'right' : 'left';
}

function alignment(
  lines: readonly TextLine[],
  { start, end }: PageFrame,
  frame: PageFrame,
  size: number,
): TextParagraph['align'] {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.35 * size;
  if (lines.length === 1) {
    if (near(start, frame.start) || end - start > 0.9 * (frame.end - frame.start)) return 'left';
    if (near((start + end) / 2, (frame.start + frame.end) / 2)) return 'center';
    return near(end, frame.end) && start - frame.start > (end - start) / 2 ? 'right' : 'left';
  }
  const inner = lines.slice(0, -1);
  const left = lines.slice(1).every((line) => near(line.start, start));
  const right = lines.every((line) => near(line.end, end));
  const middle = (start + end) / 2;
  const centered = lines.every((line) => near((line.start + line.end) / 2, middle));
  if (left && (lines.length > 2 || !centered || near(lines[0]?.start ?? 0, start)))
    return inner.length > 1 && inner.every((line) => near(line.end, end)) ? 'justified' : 'left';
  if (right) return 'right';
  return centered ? 'center' : 'left';
}
