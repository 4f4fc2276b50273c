import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { runtimeFile } from '../../process/runtimeFile.ts';
import type { TesseractData } from './tesseractData.ts';

/** A rectangle of a picture, in pixels; `right` and `bottom` are the first ones outside. */
export interface ReadBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word as it was read. */
export interface ReadWord {
  readonly text: string;
  readonly box: ReadBox;
  /** 0 to 100. */
  readonly confidence: number;
  readonly letters: readonly { readonly text: string; readonly box: ReadBox }[];
}

/** A line as it was read, its words from left to right. */
export interface ReadLine {
  readonly words: readonly ReadWord[];
  /** Height of the base line at the left and the right end, in pixels from the top. */
  readonly baseline: { readonly left: number; readonly right: number };
  readonly box: ReadBox;
}

/** Where text is looked for: in blocks as a page has them, or anywhere. Each finds lines that the other misses. */
export type TextSearch = 'page' | 'sparse';

/** Reads text in pictures. */
export interface TextReader {
  /** @param grey one byte a pixel, rows from top to bottom: 0 is black. */
  read(grey: Uint8Array, width: number, height: number, search: TextSearch): readonly ReadLine[];
}

/** Tesseract's own shape of what it read. */
interface RawBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
interface RawLine {
  readonly bbox: RawBox;
  readonly baseline: RawBox;
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: RawBox;
    readonly symbols?: readonly { readonly text: string; readonly bbox: RawBox }[];
  }[];
}

/** Tesseract's page segmentation modes. */
const modes: Readonly<Record<TextSearch, string>> = { page: '3', sparse: '11' };
const lstmOnly = 1;

/**
 * Tesseract 5 with its neural network, as WebAssembly in this thread, which it blocks for seconds.
 *
 * @throws Error for data that it cannot read.
 */
export async function openTesseract(data: TesseractData): Promise<TextReader> {
  const wasm = await readFile(runtimeFile('tesseract.wasm', 'tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const quiet = () => undefined;
  const core = await createCore({ wasmBinary: wasm, TesseractProgress: quiet, print: quiet, printErr: quiet });
  const bytes = await readFile(data.path);
  core.FS.writeFile(`./${data.name}.traineddata`, data.path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  const api = new core.TessBaseAPI();
  if (api.Init(null, data.name, lstmOnly) !== 0) throw new Error('The data of Tesseract cannot be read.');
  return {
    read: (grey, width, height, search) => {
      api.SetVariable('tessedit_pageseg_mode', modes[search]);
      core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]));
      if (api.SetImageFile(1, 0) === 1) throw new Error('The picture cannot be read.');
      api.Recognize(null);
      const { blocks } = JSON.parse(api.GetJSONText()) as {
        readonly blocks: readonly { readonly paragraphs: readonly { readonly lines: readonly RawLine[] }[] }[] | null;
      };
      return (blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines.map(lineOf)));
    },
  };
}

function lineOf({ bbox, baseline, words }: RawLine): ReadLine {
  return {
    box: boxOf(bbox),
    baseline: { left: baseline.y0, right: baseline.y1 },
    words: words.map((word) => ({
      text: word.text,
      confidence: word.confidence,
      box: boxOf(word.bbox),
      letters: (word.symbols ?? []).map(({ text, bbox: box }) => ({ text, box: boxOf(box) })),
    })),
  };
}

function boxOf({ x0, y0, x1, y1 }: RawBox): ReadBox {
  return { left: x0, top: y0, right: x1, bottom: y1 };
}
