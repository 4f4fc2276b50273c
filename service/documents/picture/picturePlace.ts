import type { Place } from '../layout/setParagraph.ts';
import type { TextParagraph } from '../layout/textParagraphs.ts';
import type { PictureParagraph } from './pictureText.ts';

/** Where a translation may stand. */
export interface PicturePlace {
  /** With the alignment that the translation has. */
  readonly paragraph: TextParagraph;
  readonly place: Place;
  /** How far it may move up when it has more lines than the original, in pixels. */
  readonly above: number;
}

/** Lines that one line may become in the middle of a box. */
const mostLines = 3;

/**
 * The place of a text: its own, and what is free beside and below it. What stands in the middle of its room, as the
 * label of a button, stays there.
 *
 * @param all the texts of the picture.
 */
export function picturePlace(text: PictureParagraph, all: readonly PictureParagraph[]): PicturePlace {
  const { paragraph, room } = text;
  const { lines, start, end, size, leading, indent } = paragraph;
  const textWidth = end - start;
  const [left, right] = [Math.max(0, start - room.left), Math.max(0, room.right - end)];
  const isSingle = lines.length === 1;
  const isCentred = isSingle && isInMiddle(text, all);
  const below = Math.max(0, room.bottom + (lines.at(-1)?.v ?? 0) - 0.24 * size);
  if (isCentred) {
    const above = Math.max(0, -(lines[0]?.v ?? 0) - 0.76 * size - room.top);
    const height = leading + Math.min(2 * Math.min(above, below), (mostLines - 1) * leading);
    const width = textWidth + 2 * Math.min(left, right);
    return { paragraph: { ...paragraph, align: 'center' }, place: { width, height, size, leading, indent }, above };
  }
  const frame = Math.max(...all.map((each) => each.paragraph.end));
  const align = isSingle ? 'left' : paragraph.align;
  const grows = align === 'left' || align === 'justified';
  const width = textWidth + (grows ? Math.min(right, isSingle ? right : Math.max(0, frame - end)) : 0);
  const height = lines.length * leading + Math.min(below, Math.ceil(lines.length / 3) * leading);
  return { paragraph: { ...paragraph, align }, place: { width, height, size, leading, indent }, above: 0 };
}

/** True for a line with the same room on both sides, unless it is in a column: others start where it does. */
function isInMiddle({ paragraph, room, background }: PictureParagraph, all: readonly PictureParagraph[]): boolean {
  const { start, end, size } = paragraph;
  const [left, right] = [start - room.left, room.right - end];
  if (left < 0.3 * size || Math.abs(left - right) > 0.4 * size + 0.03 * (left + right)) return false;
  return !all.some(
    (other) =>
      other.paragraph !== paragraph &&
      other.background === background &&
      Math.abs(other.paragraph.start - start) < 0.25 * size &&
      Math.abs(other.paragraph.end - end) > 0.5 * size,
  );
}
