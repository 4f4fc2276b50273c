import type { TextReader } from '../../engines/ocr/openTesseract.ts';
import { type ParagraphText, paragraphText } from '../layout/paragraphText.ts';
import { type PictureParagraph, pictureText } from './pictureText.ts';
import type { Pixels } from './pixels.ts';
import { readText } from './readText.ts';

/** A text of a picture that can be translated. */
export interface FoundText extends PictureParagraph {
  /** Its number, from 1. */
  readonly id: string;
  readonly text: ParagraphText;
  /** All that stands in the picture, itself included. */
  readonly among: readonly PictureParagraph[];
}

/** The texts of a picture; this thread does nothing else for seconds. */
export function foundTexts(pixels: Pixels, reader: TextReader): FoundText[] {
  const among = pictureText(pixels, readText(pixels, reader));
  return among.flatMap((each, i) => {
    const text = paragraphText(each.paragraph);
    return isText(text.content.value) ? [{ ...each, id: String(i + 1), text, among }] : [];
  });
}

/** A word of two letters, or one sign that is a word. */
function isText(value: string): boolean {
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(value);
}
