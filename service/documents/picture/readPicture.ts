import { openTesseract } from '../../engines/ocr/openTesseract.ts';
import type { TesseractData } from '../../engines/ocr/tesseractData.ts';
import { type PictureParagraph, pictureText } from './pictureText.ts';
import type { Pixels } from './pixels.ts';
import { readText } from './readText.ts';

/** The texts of a picture; this thread does nothing else for seconds. */
export async function readPicture(pixels: Pixels, data: TesseractData): Promise<readonly PictureParagraph[]> {
  return pictureText(pixels, readText(pixels, await openTesseract(data)));
}
