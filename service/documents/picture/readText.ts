import type { ReadBox, ReadLine, TextReader } from '../../engines/ocr/openTesseract.ts';
import { enlarge } from './enlarge.ts';
import { evenContrast } from './evenContrast.ts';
import type { Pixels } from './pixels.ts';

/** Pixels that a picture is enlarged to at most: letters of a screen are too small for the reader. */
const enough = 9_000_000;

/** Reads the text of a picture; places are pixels of the picture. */
export function readText(pixels: Pixels, reader: TextReader): ReadLine[] {
  const { width, height } = pixels;
  const zoom = Math.max(1, Math.min(3, Math.floor(Math.sqrt(enough / (width * height)))));
  const grey = enlarge(evenContrast(pixels), width, height, zoom);
  const scaled = ({ left, top, right, bottom }: ReadBox): ReadBox => ({
    left: left / zoom,
    top: top / zoom,
    right: right / zoom,
    bottom: bottom / zoom,
  });
  return reader.read(grey, width * zoom, height * zoom).map(({ words, baseline, box }) => ({
    box: scaled(box),
    baseline: { left: baseline.left / zoom, right: baseline.right / zoom },
    words: words.map((word) => ({
      ...word,
      box: scaled(word.box),
      letters: word.letters.map((letter) => ({ ...letter, box: scaled(letter.box) })),
    })),
  }));
}
