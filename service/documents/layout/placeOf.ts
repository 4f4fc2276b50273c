import type { Place } from './setParagraph.ts';
import { isAcross } from './tableCells.ts';
import type { TextLine } from './textLines.ts';
import type { TextParagraph } from './textParagraphs.ts';
import type { Rule } from './textPiece.ts';

/** A page as far as the place of its texts depends on it. */
export interface PageSpace {
  readonly lines: readonly TextLine[];
  readonly rules: readonly Rule[];
  readonly width: number;
}

/**
 * The room that a paragraph's translation may take: its own, and what is free around it. A single line may grow up to
 * the next text, painted line or margin; every paragraph may grow downwards by a third, where nothing stands there.
 */
export function placeOf(paragraph: TextParagraph, page: PageSpace): Place {
  const { lines, size, leading, angle, indent, cell } = paragraph;
  const width = lines.length === 1 ? lineWidth(paragraph, page) : widthOf(paragraph);
  const textHeight = lines.length * leading;
  if (angle !== 0) return { width, height: textHeight, size, leading, indent };
  const last = lines.at(-1) as TextLine;
  const bottom = last.v - 0.28 * size;
  const below = (left: number, right: number, top: number) =>
    top < bottom && left < paragraph.start + width && right > paragraph.start;
  const tops = [
    ...page.lines.filter((line) => !lines.includes(line)).map((line) => ({ ...line, top: line.v + 0.8 * line.size })),
    ...page.rules.filter(isAcross).map(({ left, right, top }) => ({ start: left, end: right, top: top + 1 })),
  ]
    .filter(({ start, end, top }) => below(start, end, top))
    .map(({ top }) => top);
  const free = Math.max(0, bottom - Math.max(size * 2, ...tops));
  const more = cell ? free : Math.min(free, Math.ceil(lines.length / 3) * leading);
  return { width, height: textHeight + more, size, leading, indent };
}

/** The width that the lines of a paragraph can have; in a cell there is as much room behind them as before. */
function widthOf({ start, end, align, cell }: TextParagraph): number {
  if (!cell || align !== 'left') return end - start;
  return Math.max(end - start, cell.right - Math.max(0, start - cell.left) - start);
}

function lineWidth({ lines, start, end, size, angle, align }: TextParagraph, page: PageSpace): number {
  const textWidth = end - start;
  const [line] = lines;
  if (!line || angle !== 0) return textWidth;
  const beside = page.lines.filter(
    (other) => other !== line && other.angle === 0 && other.v < line.v + size && other.v + other.size > line.v,
  );
  const upright = page.rules.filter(
    (rule) => !isAcross(rule) && rule.bottom < line.v + 0.5 * size && rule.top > line.v + 0.1 * size,
  );
  const frame = page.lines.filter((other) => other.angle === 0);
  const margin = Math.max(0, Math.min(...frame.map((other) => other.start)));
  const rightEnd = Math.min(
    Math.max(page.width - margin, ...frame.map((other) => other.end)),
    ...beside.filter((other) => other.start >= end).map((other) => other.start - 0.5 * size),
    ...upright.filter((rule) => rule.left >= end - 1).map((rule) => rule.left - 2),
  );
  const leftEnd = Math.max(
    margin,
    ...beside.filter((other) => other.end <= start).map((other) => other.end + 0.5 * size),
    ...upright.filter((rule) => rule.right <= start + 1).map((rule) => rule.right + 2),
  );
  const [left, right] = [Math.max(0, start - leftEnd), Math.max(0, rightEnd - end)];
  if (align === 'center') return textWidth + 2 * Math.min(left, right);
  return align === 'right' ? textWidth + left : textWidth + right;
}
