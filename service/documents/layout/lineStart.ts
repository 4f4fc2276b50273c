import { roomOf, type SetText } from './setParagraph.ts';
import type { TextParagraph } from './textParagraphs.ts';

/**
 * Where a line of a set text starts, and by how much each of its blanks is wider. Text from right to left begins at the
 * right side of the place that the paragraph had.
 *
 * @param width of the paragraph's place: wider ones than the original grow to the side that its alignment allows.
 */
export function lineStart(
  paragraph: TextParagraph,
  text: SetText,
  index: number,
  width: number,
): { readonly u: number; readonly stretch: number } {
  const { start, end, align, indent } = paragraph;
  const line = text.lines[index];
  if (!line) return { u: start, stretch: 0 };
  const isLast = index === text.lines.length - 1;
  const rest = roomOf({ width, indent }, index) - line.width;
  const stretch = align === 'justified' && !isLast && line.blanks > 0 ? Math.max(0, rest) / line.blanks : 0;
  if (align === 'center') return { u: (start + end) / 2 - line.width / 2, stretch };
  if (align === 'right') return { u: end - line.width, stretch };
  const first = index === 0 ? indent : 0;
  if (!text.rightToLeft) return { u: start + first, stretch };
  const least = Math.max(end - start, ...text.lines.map((each) => each.width));
  return { u: start + Math.min(width, least) - first - line.width - stretch * line.blanks, stretch };
}
