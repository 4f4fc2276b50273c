import { brokenPicture, type PictureHead } from './pictureHead.ts';
import type { Pixels } from './pixels.ts';
import { renderSvg } from './renderSvg.ts';
import { type Turn, turnPixels } from './turnPixels.ts';

/** How a stored picture is turned to be seen, by its orientation (Exif 2.32 §4.6.4), from 1. */
const turns: readonly Turn[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

/**
 * The pixels of a picture as it is to be seen.
 *
 * @throws UnusableDocument for one that is damaged.
 */
export async function decodePicture(bytes: Uint8Array, head: PictureHead): Promise<Pixels> {
  const { width, height, orientation, kind } = head;
  const data = `data:image/${kind};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`;
  const pixels = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" xlink:href="${data}"/></svg>`,
  );
  // what cannot be decoded is not drawn
  if (!pixels.data.some((value, i) => i % 4 === 3 && value > 0)) throw brokenPicture();
  return turnPixels(pixels, turns[orientation - 1] ?? [1, 0, 0, 1]);
}
