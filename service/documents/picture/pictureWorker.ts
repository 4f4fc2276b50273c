import { parentPort, workerData } from 'node:worker_threads';
import { openTesseract } from '../../engines/ocr/openTesseract.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { decodePicture } from './decodePicture.ts';
import { encodeJpeg } from './encodeJpeg.ts';
import { encodePng } from './encodePng.ts';
import { overlay } from './overlay.ts';
import { patchText } from './patchText.ts';
import type { PictureAnswer, PictureTask } from './pictureTask.ts';
import { pictureText } from './pictureText.ts';
import { readText } from './readText.ts';
import { renderSvg } from './renderSvg.ts';

/** Carries out one task on one picture. */
async function work(task: PictureTask): Promise<PictureAnswer> {
  const pixels = await decodePicture(task.bytes, task.head);
  if (task.task === 'read') {
    const lines = readText(pixels, await openTesseract(task.data));
    return { paragraphs: pictureText(pixels, lines) };
  }
  for (const box of task.boxes) patchText(pixels, box);
  overlay(pixels, await renderSvg(task.svg));
  const { kind, profile } = task.head;
  return { bytes: await (kind === 'png' ? encodePng(pixels, profile) : encodeJpeg(pixels, profile)) };
}

work(workerData as PictureTask).then(
  (answer) => parentPort?.postMessage(answer),
  (error: unknown) => {
    if (!(error instanceof UnusableDocument)) throw error;
    parentPort?.postMessage({ unusable: error.message } satisfies PictureAnswer);
  },
);
