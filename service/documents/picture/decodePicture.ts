import { brokenPicture, type PictureHead } from './pictureHead.ts';
import type { Pixels } from './pixels.ts';
import { renderSvg } from './renderSvg.ts';

/** How a stored picture of one unit in width and height is moved to be seen (Exif 2.32 §4.6.4), by its orientation. */
const turns: readonly (readonly [a: number, b: number, c: number, d: number, e: number, f: number])[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];

/**
 * The pixels of a picture as it is to be seen.
 *
 * @throws UnusableDocument for one that is damaged.
 */
export async function decodePicture(bytes: Uint8Array, head: PictureHead): Promise<Pixels> {
  const { width, height, orientation, kind } = head;
  const [a, b, c, d, e, f] = turns[orientation - 1] ?? [1, 0, 0, 1, 0, 0];
  const isUpright = b === 0;
  const [seenWidth, seenHeight] = isUpright ? [width, height] : [height, width];
  const matrix = [a, b, c, d, e * seenWidth, f * seenHeight].join(' ');
  const data = `data:image/${kind};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`;
  const pixels = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${seenWidth}" height="${seenHeight}"><image width="${width}" height="${height}" transform="matrix(${matrix})" xlink:href="${data}"/></svg>`,
  );
  // what cannot be decoded is not drawn
  if (!pixels.data.some((value, i) => i % 4 === 3 && value > 0)) throw brokenPicture();
  return pixels;
}
