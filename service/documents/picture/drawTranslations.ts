import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { TranslatedText } from '../documentReader.ts';
import type { OpenFont } from '../fonts/openFont.ts';
import { lineStart } from '../layout/lineStart.ts';
import { type Place, type SetText, setParagraph } from '../layout/setParagraph.ts';
import { type FontChoice, stretchesOf } from '../layout/stretchesOf.ts';
import type { TextParagraph } from '../layout/textParagraphs.ts';
import { inRightToLeftOrder } from '../layout/visualRuns.ts';
import type { FoundText } from './foundTexts.ts';
import { patchText } from './patchText.ts';
import { picturePlace } from './picturePlace.ts';
import type { Box, Pixels } from './pixels.ts';
import { renderSvg } from './renderSvg.ts';

/** What a picture is translated with. */
export interface PictureTranslations {
  readonly fonts: FontChoice<OpenFont>;
  /** The translation of a text; undefined where it has none. */
  of(text: FoundText): TranslatedText | undefined;
  /** Told of a text that cannot be drawn. */
  refuse(text: FoundText, reason: string): void;
}

/**
 * Draws the translations of a picture's texts: each text is painted over with what is around it, and its translation
 * stands in its place.
 *
 * @param decode the pixels of the picture; asked for only where there is something to draw.
 * @returns undefined where nothing changes. `tight` counts the texts that are longer than their place.
 */
export async function drawTranslations(
  texts: readonly FoundText[],
  { fonts, of, refuse }: PictureTranslations,
  decode: () => Promise<Pixels>,
): Promise<{ readonly pixels: Pixels; readonly tight: number } | undefined> {
  const set: SetPicture[] = [];
  const boxes: Box[] = [];
  for (const each of texts) {
    const content = of(each)?.content;
    if (!content || content.value === each.text.content.value) continue;
    const stretches = await stretchesOf(content, each.text, fonts);
    if (typeof stretches === 'string') {
      refuse(each, stretches);
      continue;
    }
    const { paragraph, place, above } = picturePlace(each, each.among);
    set.push({ paragraph, place, above, text: setParagraph(stretches, place) });
    pushAll(boxes, each.boxes);
  }
  if (set.length === 0) return undefined;
  const pixels = await decode();
  for (const box of boxes) patchText(pixels, box);
  overlay(pixels, await renderSvg(pictureSvg(set, pixels.width, pixels.height)));
  return { pixels, tight: set.filter(({ text }) => !text.fits).length };
}

/** Draws a picture over another one of its size. */
function overlay(below: Pixels, above: Pixels): void {
  const { data } = below;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const opacity = (above.data[pixel + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    const under = ((data[pixel + 3] ?? 0) / 255) * (1 - opacity);
    const whole = opacity + under;
    for (let i = pixel; i < pixel + 3; i++) {
      data[i] = Math.round(((above.data[i] ?? 0) * opacity + (data[i] ?? 0) * under) / whole);
    }
    data[pixel + 3] = Math.round(whole * 255);
  }
}

/** A text that is set into its place. */
interface SetPicture {
  readonly paragraph: TextParagraph;
  readonly place: Place;
  readonly text: SetText<OpenFont>;
  /** How far it may move up when it has more lines than the original, in pixels. */
  readonly above: number;
}

/** Texts as an SVG of a picture's size. */
function pictureSvg(texts: readonly SetPicture[], width: number, height: number): string {
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
