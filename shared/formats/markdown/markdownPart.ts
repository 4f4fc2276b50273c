import type { Segment } from '../../catalog/segment.ts';
import { segmentWith } from '../../catalog/segmentWith.ts';
import type { Format, PartEdit } from '../format.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { movedRange, movedSlot } from '../movedSegment.ts';
import { sameSlot } from '../sameSlot.ts';
import { blockStart, startsBlock } from './blockStart.ts';
import { headingLines } from './headingLines.ts';
import type { MarkdownBlock } from './markdownBlocks.ts';
import type { InlineContext } from './markdownInline.ts';
import { readingOf } from './markdownParse.ts';
import { MarkdownReader, markdownPlace } from './markdownReader.ts';

/**
 * A line of a block that was edited: where it still is a line of such a block, whatever stands around it, the text of the
 * block is read by itself.
 *
 * @returns undefined where that is not sure: a line that looks like the start of another block, a row of a table with
 *   more cells or fewer, the definition of a link, several lines; texts in front matter, in HTML and of definitions.
 */
export const readMarkdownPart: NonNullable<Format['readPart']> = (catalog, part) => {
  const text = part.segments.find(({ target }) => markdownPlace(target)?.type === 'block');
  const place = markdownPlace(text?.target);
  if (!text || place?.type !== 'block') return undefined;
  const { context, frontIsOpen } = readingOf(catalog);
  // Whether a rule at the start of a file opens front matter is told by the characters behind it.
  if (frontIsOpen && part.edit.start < farthest) return undefined;
  const edited = place.block.kind === 'cell' ? editedCell(part, place.block) : editedLine(part, place.block);
  if (!edited) return undefined;
  const { start, before, after } = edited;
  const [was, is] = [pieceOf(before, context), pieceOf(after, context)];
  if (!was || was.length !== part.segments.length || is?.length !== was.length) return undefined;
  if (!part.segments.every(({ target }, i) => sameSlot(target, was[i]?.target, start))) return undefined;
  if (!was.every(({ id }, i) => id === is[i]?.id)) return undefined;
  return part.segments.map((segment, i) => {
    const { range, target, idRange } = is[i] as Segment;
    return segmentWith(segment, {
      range: movedRange(range, start),
      ...(target ? { target: movedSlot(target, start) } : {}),
      ...(idRange ? { idRange: movedRange(idRange, start) } : {}),
    });
  });
};

/** So many characters in front of and behind a block are looked at. */
const farthest = 500;

/** A block in a text that starts with it. */
interface BlockPiece {
  readonly text: string;
  readonly block: MarkdownBlock;
}

/** A block before and after an edit, each with the rest of its last line. */
interface EditedBlock {
  /** Where the texts start in the file. */
  readonly start: number;
  readonly before: BlockPiece;
  readonly after: BlockPiece;
}

/** The segments of a block by itself, with ids as if it were the only one; undefined where it defines links. */
function pieceOf({ text, block }: BlockPiece, { labels, mdx }: InlineContext): readonly Segment[] | undefined {
  const reader = new MarkdownReader(text, mdx);
  const defined = new Map<string, number>();
  const lines = reader.textLines(block, defined);
  if (defined.size > 0) return undefined;
  reader.block(block, lines, labels);
  return inFileOrder(reader.segments);
}

/** A paragraph or a heading in which one line was edited, and is none of anything else for that. */
function editedLine(part: PartEdit, block: MarkdownBlock): EditedBlock | undefined {
  const { was, is, edit } = part;
  const [first, last] = [block.lines[0], block.lines.at(-1)];
  if ((block.kind !== 'paragraph' && block.kind !== 'heading') || !first || !last) return undefined;
  const { start } = first;
  const rest = restOfLine(part, last.end);
  if (rest === undefined) return undefined;
  const by = is.length - was.length;
  const lines = block.lines.map((line) => movedRange(line, -start));
  // Behind its text a heading may have signs that close it.
  const whole = lines.map((line, i) => (i === lines.length - 1 ? { ...line, end: line.end + rest.length } : line));
  const at = whole.findIndex((line) => line.start <= edit.start - start && edit.end - start <= line.end);
  if (at < 0) return undefined;
  const now = whole.map((line, i) => ({
    start: i > at ? line.start + by : line.start,
    end: i >= at ? line.end + by : line.end,
  }));
  const length = (whole.at(-1)?.end ?? 0) + by;
  const before = { text: was.slice(start, start + length - by), block: { ...block, lines } };
  const text = is.slice(start, start + length);
  const raw = now.map((line) => text.slice(line.start, line.end));
  const line = raw[at] ?? '';
  if (!isText(line)) return undefined;
  const marked = block.kind === 'heading' && /#[ \t]+$/.test(was.slice(Math.max(0, start - farthest), start));
  if (marked ? /^[ \t]/.test(line) : !isParagraph(line, raw)) return undefined;
  // With another cell the line above a row of dashes would be the head of a table.
  if (block.kind === 'heading' && !marked && line.includes('|')) return undefined;
  const after = { ...block, lines: block.kind === 'heading' ? headingLines(text, now) : now };
  return { start, before, after: { text, block: after } };
}

/** Whether a line goes on with a paragraph, or starts one, wherever that stands. */
function isParagraph(line: string, all: readonly string[]): boolean {
  const startsItem = blockStart.task.test(line);
  return !startsItem && !startsBlock(line) && !all.some((other) => blockStart.delimiters.test(other));
}

/** Whether a line holds text, and is no mark that the whole file is read by. */
function isText(line: string): boolean {
  return (
    line.trim() !== '' &&
    !/[\r\n\u2028\u2029]/.test(line) &&
    !/^(?:(?:---|\+\+\+|;;;|\.\.\.)[ \t]*$|<{7}|={7}|\|{7}|>{7})/.test(line)
  );
}

/** A cell of a table of which the row has as many cells as before. */
function editedCell(part: PartEdit, block: MarkdownBlock): EditedBlock | undefined {
  const { was, is, edit } = part;
  const cell = block.lines[0];
  const rest = cell && restOfLine(part, cell.end);
  if (!cell || rest === undefined) return undefined;
  const above = was.slice(Math.max(0, cell.start - farthest), cell.start);
  const [space] = /(?<![ \t])[ \t]*$/.exec(above) ?? [''];
  const [behind] = /^[ \t]*/.exec(rest) ?? [''];
  const around = { start: cell.start - space.length, end: cell.end + behind.length };
  if (edit.start < around.start || edit.end > around.end) return undefined;
  const by = is.length - was.length;
  const now = is.slice(around.start, around.end + by);
  if (!isText(now) || signsOf(was.slice(around.start, around.end)) !== signsOf(now) || /^[-: \t]*$/.test(now))
    return undefined;
  const start = around.start + now.length - now.trimStart().length;
  if (!/\|[ \t]*$/.test(above) && (start !== cell.start || startsBlock(now.trimStart() + rest.slice(behind.length))))
    return undefined;
  const [from, to] = [/[^ \t]/.exec(now)?.index ?? 0, now.replace(/(?<![ \t])[ \t]+$/, '').length];
  return {
    start: around.start,
    before: {
      text: was.slice(around.start, cell.end),
      block: { ...block, lines: [{ start: space.length, end: cell.end - around.start }] },
    },
    after: { text: now, block: { ...block, lines: [{ start: from, end: to }] } },
  };
}

/** Runs of the signs between cells, and of those that take their meaning away. */
const signsOf = (raw: string) => (raw.match(/[\\|]+/g) ?? []).join(' ');

/** What stands behind a place up to the end of its line; undefined where that is far away. */
function restOfLine({ was }: PartEdit, from: number): string | undefined {
  const behind = was.slice(from, from + farthest);
  const end = behind.search(/[\r\n]/);
  return end >= 0 ? behind.slice(0, end) : behind.length < farthest ? behind : undefined;
}
