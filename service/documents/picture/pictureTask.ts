import { Worker } from 'node:worker_threads';
import { builtFile } from '../../builtFile.ts';
import type { TesseractData } from '../../engines/ocr/tesseractData.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import type { PictureHead } from './pictureHead.ts';
import type { PictureParagraph } from './pictureText.ts';
import type { Box } from './pixels.ts';

/** What the worker is asked for: the texts of a picture, or the picture with other texts. */
export type PictureTask = { readonly bytes: Uint8Array; readonly head: PictureHead } & (
  | { readonly task: 'read'; readonly data: TesseractData }
  | {
      readonly task: 'draw';
      /** What is painted over. */
      readonly boxes: readonly Box[];
      /** What is drawn on top, an SVG of the picture's size. */
      readonly svg: string;
    }
);

/** What the worker answers: the result, or a sentence for the document's owner. */
export type PictureAnswer =
  | { readonly paragraphs: readonly PictureParagraph[] }
  | { readonly bytes: Uint8Array }
  | { readonly unusable: string };

/** Longest time for one task, in ms: a page of small print on a slow machine. */
const patience = 300_000;

/** The texts of a picture. @throws UnusableDocument, or the signal's reason. */
export async function readPicture(
  task: Extract<PictureTask, { readonly task: 'read' }>,
  signal: AbortSignal,
): Promise<readonly PictureParagraph[]> {
  const answer = await run(task, signal);
  return 'paragraphs' in answer ? answer.paragraphs : [];
}

/** A picture with other texts. @throws UnusableDocument, or the signal's reason. */
export async function drawPicture(
  task: Extract<PictureTask, { readonly task: 'draw' }>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const answer = await run(task, signal);
  return 'bytes' in answer ? answer.bytes : new Uint8Array();
}

/** A thread for one task: what a picture takes of memory is given back with it, and it can be stopped at any moment. */
async function run(task: PictureTask, signal: AbortSignal): Promise<PictureAnswer> {
  signal.throwIfAborted();
  const worker = new Worker(builtFile('pictureWorker.mjs'), { workerData: task });
  let abort = () => {};
  let limit: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      abort = () => reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      limit = setTimeout(() => reject(new UnusableDocument('Reading the picture took too long.')), patience).unref();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new UnusableDocument('The picture could not be read.')));
    });
    if ('unusable' in answer) throw new UnusableDocument(answer.unusable);
    return answer;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
