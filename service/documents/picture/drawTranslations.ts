import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { TranslatedText } from '../documentReader.ts';
import type { OpenFont } from '../fonts/openFont.ts';
import { setParagraph } from '../layout/setParagraph.ts';
import { type FontChoice, stretchesOf } from '../layout/stretchesOf.ts';
import type { FoundText } from './foundTexts.ts';
import { overlay } from './overlay.ts';
import { patchText } from './patchText.ts';
import { picturePlace } from './picturePlace.ts';
import { pictureSvg, type SetPicture } from './pictureSvg.ts';
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
