import { type Box, type Color, colorAt, colorDistance, grown, type Pixels } from './pixels.ts';

/** Colours up to this far from the background are background. */
const alike = 20;

/**
 * How far a text could grow without touching anything: to the sides as high as it is, then down and up as wide as it
 * is. On a background of many colours that is its own place.
 *
 * @param size of its font, in pixels: so much of a share of it stays free beside what is met.
 */
export function freeRoom(pixels: Pixels, text: Box, background: Color, size: number): Box {
  const around = grown(text, 1, pixels);
  const isFree = (x: number, y: number) => colorDistance(colorAt(pixels, x, y), background) <= alike;
  const column = (x: number) => {
    for (let y = around.top; y < around.bottom; y++) if (!isFree(x, y)) return false;
    return true;
  };
  const row = (y: number) => {
    for (let x = around.left; x < around.right; x++) if (!isFree(x, y)) return false;
    return true;
  };
  let { left, right, top, bottom } = around;
  while (left > 0 && column(left - 1)) left--;
  while (right < pixels.width && column(right)) right++;
  while (top > 0 && row(top - 1)) top--;
  while (bottom < pixels.height && row(bottom)) bottom++;
  const space = 0.4 * size;
  return {
    left: Math.min(text.left, left + space),
    right: Math.max(text.right, right - space),
    top: Math.min(text.top, top + space),
    bottom: Math.max(text.bottom, bottom - space),
  };
}
