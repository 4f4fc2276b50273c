import type { OpenFont } from '../fonts/openFont.ts';
import { lineStart } from '../layout/lineStart.ts';
import type { Place, SetText } from '../layout/setParagraph.ts';
import type { TextParagraph } from '../layout/textParagraphs.ts';
import { inRightToLeftOrder } from '../layout/visualRuns.ts';

/** A text that is set into its place. */
export interface SetPicture {
  readonly paragraph: TextParagraph;
  readonly place: Place;
  readonly text: SetText<OpenFont>;
  /** How far it may move up when it has more lines than the original, in pixels. */
  readonly above: number;
}

/** Texts as an SVG of a picture's size. */
export function pictureSvg(texts: readonly SetPicture[], width: number, height: number): string {
  const drawn = texts.map(drawnText).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
}

function drawnText({ paragraph, place, text, above }: SetPicture): string {
  const size = paragraph.size * text.scale;
  const more = (text.lines.length - paragraph.lines.length) * paragraph.leading * text.scale;
  const top = -(paragraph.lines[0]?.v ?? 0) - Math.max(0, Math.min(above, more / 2));
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
            const wordStart = x + font.width(lead) * size;
            x += font.width(word) * size * look.scale + (word.includes(' ') ? stretch : 0);
            const letters = word.trim();
            if (letters === '') return '';
            const height = size * look.scale;
            return `<g fill="${look.color}" transform="translate(${wordStart.toFixed(2)} ${(y - look.rise * size).toFixed(2)}) scale(${height.toFixed(3)})">${font.outline(letters)}</g>`;
          });
        })
        .join('');
    })
    .join('');
}
