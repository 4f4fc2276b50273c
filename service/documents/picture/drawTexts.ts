import { overlay } from './overlay.ts';
import { patchText } from './patchText.ts';
import type { Box, Pixels } from './pixels.ts';
import { renderSvg } from './renderSvg.ts';

/**
 * Paints over texts of a picture with what is around them, and draws others on top: in the picture itself.
 *
 * @param boxes the texts that go.
 * @param svg what is drawn, of the picture's size.
 */
export async function drawTexts(pixels: Pixels, boxes: readonly Box[], svg: string): Promise<Pixels> {
  for (const box of boxes) patchText(pixels, box);
  overlay(pixels, await renderSvg(svg));
  return pixels;
}
