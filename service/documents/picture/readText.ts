import type { ReadBox, ReadLine, ReadWord, TextReader, TextSearch } from '../../engines/ocr/openTesseract.ts';
import { evenContrast } from './evenContrast.ts';
import type { Pixels } from './pixels.ts';

/** Pixels that a picture is enlarged to at most: letters of a screen are too small for the reader. */
const enough = 12_000_000;
/** A picture of fewer pixels is read in its own size as well. */
const small = 3_000_000;
/** Confidence (0 to 100) that a word needs at the ends of a line, where frames and icons look like letters, and within. */
const leastSure = { end: 50, inner: 25, line: 62 };

/**
 * Reads the text of a picture; places are pixels of the picture. It is read several times, as it is and with even
 * contrast, in its size and larger: each time the reader finds lines that it misses otherwise.
 */
export function readText(pixels: Pixels, reader: TextReader): ReadLine[] {
  const { width, height } = pixels;
  const zoom = Math.max(1, Math.min(2, Math.floor(Math.sqrt(enough / (width * height)))));
  const plain = brightness(pixels);
  const even = evenContrast(pixels);
  const passes: readonly (readonly [Uint8Array, number, TextSearch])[] = [
    [plain, zoom, 'sparse'],
    [even, zoom, 'sparse'],
    [even, zoom, 'page'],
    ...(zoom > 1 && width * height < small ? [[plain, 1, 'sparse'] as const] : []),
  ];
  const lines = passes.flatMap(([grey, times, search]) =>
    reader
      .read(enlarge(grey, width, height, times), width * times, height * times, search)
      .map((line) => shrunk(line, times))
      .flatMap(withoutNoise),
  );
  return best(lines);
}

function brightness({ data }: Pixels): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, i) => {
    const [red, green, blue, opacity] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2], data[i * 4 + 3]];
    const value = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
    // what is see-through is mostly seen on white
    return Math.round(value * ((opacity ?? 255) / 255) + 255 - (opacity ?? 255));
  });
}

function shrunk({ words, baseline, box }: ReadLine, zoom: number): ReadLine {
  const scaled = ({ left, top, right, bottom }: ReadBox): ReadBox => ({
    left: left / zoom,
    top: top / zoom,
    right: right / zoom,
    bottom: bottom / zoom,
  });
  return {
    box: scaled(box),
    baseline: { left: baseline.left / zoom, right: baseline.right / zoom },
    words: words.map((word) => ({
      ...word,
      box: scaled(word.box),
      letters: word.letters.map((letter) => ({ ...letter, box: scaled(letter.box) })),
    })),
  };
}

const isStroke = ({ text }: ReadWord) => /^[|[\]\\/_=~\p{Pd}°•·*'"`´‘’“”.,:;<>«»]+$/u.test(text);

/** A line without what frames and icons were read as; a stroke between words is the letter that it looks like. */
function withoutNoise(line: ReadLine): ReadLine[] {
  const words = line.words.filter(
    ({ text, confidence, box }) =>
      confidence >= leastSure.inner && text.trim() !== '' && box.right > box.left && box.bottom > box.top,
  );
  const isNoise = (word: ReadWord) =>
    word.confidence < leastSure.end || isStroke(word) || (!/\p{L}/u.test(word.text) && word.confidence < 80);
  while (words[0] && isNoise(words[0])) words.shift();
  for (let last = words.at(-1); last && isNoise(last); last = words.at(-1)) words.pop();
  if (words.length === 0) return [];
  const readWords = words.map((word) => (word.text === '|' ? { ...word, text: 'I' } : word));
  const box = readWords.map((word) => word.box).reduce(around);
  const clean = { ...line, words: readWords, box };
  const letters = readWords.reduce((sum, { text }) => sum + text.length, 0);
  const sure = readWords.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / letters;
  return sure < leastSure.line ? [] : [clean];
}

export const around = (a: ReadBox, b: ReadBox): ReadBox => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Of lines in one place the one with the most letters that are sure. */
function best(lines: readonly ReadLine[]): ReadLine[] {
  const worth = ({ words }: ReadLine) =>
    words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 40), 0);
  const kept: ReadLine[] = [];
  for (const line of [...lines].sort((a, b) => worth(b) - worth(a))) {
    if (!kept.some((other) => overlaps(line.box, other.box))) kept.push(line);
  }
  return kept.sort((a, b) => a.box.top - b.box.top);
}

function overlaps(a: ReadBox, b: ReadBox): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top));
  return width > 0 && height > 0 && width * height > 0.2 * least;
}

/**
 * A picture in shades of grey, made larger with smooth transitions.
 *
 * @param grey one byte a pixel.
 * @param zoom a whole number.
 */
function enlarge(grey: Uint8Array, width: number, height: number, zoom: number): Uint8Array {
  if (zoom === 1) return grey;
  const [wide, high] = [width * zoom, height * zoom];
  const result = new Uint8Array(wide * high);
  for (let y = 0, i = 0; y < high; y++) {
    const v = Math.max(0, (y + 0.5) / zoom - 0.5);
    const top = Math.floor(v);
    const bottom = Math.min(height - 1, top + 1);
    for (let x = 0; x < wide; x++, i++) {
      const u = Math.max(0, (x + 0.5) / zoom - 0.5);
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      const across = (row: number) =>
        (grey[row * width + left] ?? 0) * (1 - u + left) + (grey[row * width + right] ?? 0) * (u - left);
      result[i] = Math.round(across(top) * (1 - v + top) + across(bottom) * (v - top));
    }
  }
  return result;
}
