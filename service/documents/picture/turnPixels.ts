import type { Box, Pixels } from './pixels.ts';

/**
 * How a picture lies: where its rows and columns go, of one unit each, x to the right and y down. One of the eight ways
 * in which a rectangle can be laid on itself.
 *
 * @example [0, 1, -1, 0] // a quarter turn clockwise: what ran to the right runs down
 */
export type Turn = readonly [a: number, b: number, c: number, d: number];

/** What undoes a turn. */
export function backTurn([a, b, c, d]: Turn): Turn {
  return [a, c, b, d];
}

/** A picture turned. */
export function turnPixels(pixels: Pixels, [a, b, c, d]: Turn): Pixels {
  if (a === 1 && d === 1) return pixels;
  const [width, height] = a === 0 ? [pixels.height, pixels.width] : [pixels.width, pixels.height];
  // what runs back begins at the other end
  const left = a + b < 0 ? pixels.width - 1 : 0;
  const top = c + d < 0 ? pixels.height - 1 : 0;
  const from = wordsOf(pixels);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      to[y * width + x] = from[(top + c * x + d * y) * pixels.width + left + a * x + b * y] as number;
    }
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** A part of a picture, a copy. */
export function partOf(pixels: Pixels, { left, top, right, bottom }: Box): Pixels {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * pixels.width + left) * 4;
    data.set(pixels.data.subarray(start, start + width * 4), y * width * 4);
  }
  return { width, height, data };
}

/** Puts a part in its place; what it covers is gone. */
export function putPart(pixels: Pixels, part: Pixels, { left, top }: Box): void {
  for (let y = 0; y < part.height; y++) {
    const row = part.data.subarray(y * part.width * 4, (y + 1) * part.width * 4);
    pixels.data.set(row, ((top + y) * pixels.width + left) * 4);
  }
}

/** One number a pixel. */
function wordsOf({ data }: Pixels): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
