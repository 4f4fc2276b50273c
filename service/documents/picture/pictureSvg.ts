import type { OpenFont } from '../fonts/openFont.ts';
import { lineStart } from '../layout/lineStart.ts';
import type { Place, SetText } from '../layout/setParagraph.ts';
import type { TextParagraph } from '../layout/textParagraphs.ts';
import { inRightToLeftOrder } from '../layout/visualRuns.ts';
import type { PictureParagraph } from './pictureText.ts';

/** A text that is set into its place. */
export interface SetPicture {
  readonly paragraph: TextParagraph;
  readonly place: Place;
  readonly text: SetText<OpenFont>;
}

/** The place of a text: its own, and what is free beside and below it. */
export function picturePlace({ paragraph, room }: PictureParagraph): { paragraph: TextParagraph; place: Place } {
  const { lines, start, end, size, leading, indent } = paragraph;
  const own = end - start;
  const [left, right] = [Math.max(0, start - room.left), Math.max(0, room.right - end)];
  const isSingle = lines.length === 1;
  // what has the same room on both sides is set in the middle of it: the label of a button
  const isCentred =
    isSingle && Math.min(left, right) > 0.3 * size && Math.abs(left - right) < 0.5 * size + 0.1 * (left + right);
  const align = isSingle ? (isCentred ? 'center' : 'left') : paragraph.align;
  const width = !isSingle ? own : isCentred ? own + 2 * Math.min(left, right) : own + right;
  const below = Math.max(0, room.bottom + (lines.at(-1)?.v ?? 0) - 0.24 * size);
  const height = lines.length * leading + Math.min(below, Math.ceil(lines.length / 3) * leading);
  return { paragraph: { ...paragraph, align }, place: { width, height, size, leading, indent } };
}

/** Texts as an SVG of a picture's size. */
export function pictureSvg(texts: readonly SetPicture[], width: number, height: number): string {
  const drawn = texts.map(drawnText).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
}

function drawnText({ paragraph, place, text }: SetPicture): string {
  const size = paragraph.size * text.scale;
  const top = -(paragraph.lines[0]?.v ?? 0);
  return text.lines
    .map((line, i) => {
      const { u, stretch } = lineStart(paragraph, text, i, place.width);
      const y = top + i * paragraph.leading * text.scale;
      let x = u;
      return line.parts
        .flatMap((part) => {
          const { font, look } = part.stretch;
          const words = part.rightToLeft ? inRightToLeftOrder(part.text) : (part.text.match(/ +|[^ ]+/g) ?? []);
          return words.map((word) => {
            const [lead] = /^ */.exec(word) ?? [''];
            const at = x + font.width(lead) * size;
            x += font.width(word) * size * look.scale + (word.includes(' ') ? stretch : 0);
            const letters = word.trim();
            if (letters === '') return '';
            const height = size * look.scale;
            return `<g fill="${look.color}" transform="translate(${at.toFixed(2)} ${(y - look.rise * size).toFixed(2)}) scale(${height.toFixed(3)})">${font.outline(letters)}</g>`;
          });
        })
        .join('');
    })
    .join('');
}
