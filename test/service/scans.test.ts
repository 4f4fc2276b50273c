import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-wasm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dejavuFont } from '../../service/documents/fonts/dejavuFonts.ts';
import { readPages } from '../../service/documents/pdf/readPages.ts';
import { type ScannedPage, scannedPages, seenBox } from '../../service/documents/pdf/scannedPages.ts';
import { scanPixels } from '../../service/documents/pdf/scanPixels.ts';
import type { Pixels } from '../../service/documents/picture/pixels.ts';
import { readText } from '../../service/documents/picture/readText.ts';
import { renderSvg } from '../../service/documents/picture/renderSvg.ts';
import { backTurn, partOf, type Turn, turnPixels } from '../../service/documents/picture/turnPixels.ts';
import { openTesseract, type TextReader } from '../../service/engines/ocr/openTesseract.ts';
import { finishedDocument } from './finishedDocument.ts';
import { type RunningService, runService, temporaryFolder, tmx } from './runningService.ts';
import { addScanPage, embedScan, jbig2 } from './scanFiles.ts';

const folder = temporaryFolder();
let service: RunningService;
let memory: string;
let reader: TextReader;
let fontBuffers: Uint8Array[];
beforeAll(async () => {
  // makes the drawing program ready
  await renderSvg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  fontBuffers = await Promise.all(['DejaVuSansCondensed'].map(dejavuFont));
  const path = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  reader = await openTesseract({ name: 'eng', path });
  service = await runService({ data: folder.path });
  const bytes = tmx([
    ['The pier is closed today', 'Der Steg ist heute zu'],
    ['Boats wait for high water', 'Boote warten auf Hochwasser'],
  ]);
  memory = (await service.client.memories.importFile({ name: 'signs.tmx', bytes })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const [width, height] = [360, 120];
/** A sentence at the top and another at the foot, dark on white. */
function notice(): { readonly pixels: Pixels; readonly png: Uint8Array } {
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans" font-stretch="condensed"><rect width="100%" height="100%" fill="#fff"/><text x="20" y="40" font-size="18">The pier is closed today</text><text x="20" y="112" font-size="18">Boats wait for high water</text></svg>`,
    { font: { fontBuffers } },
  ).render();
  return { pixels: { width, height, data: image.pixels }, png: image.asPng() };
}

const wordsIn = (pixels: Pixels) =>
  readText(pixels, reader)
    .map((line) => line.words.map(({ text }) => text).join(' '))
    .join('\n');

/** The scanned pages of a PDF when it is translated, with their pictures as they are stored. */
async function translated(pdf: PDFDocument): Promise<readonly (ScannedPage & { readonly pixels: Pixels })[]> {
  const handle = await service.client.documents.upload({
    source_lang: 'en',
    target_lang: 'de',
    translation_memory_id: memory,
    file: { name: 'notice.pdf', bytes: await pdf.save() },
  });
  expect(await finishedDocument(service.client, handle)).toMatchObject({ status: 'done' });
  const bytes = await service.client.documents.result(handle);
  const pages: (ScannedPage & { readonly pixels: Pixels })[] = [];
  const scans = scannedPages(await readPages(bytes), await PDFDocument.load(bytes));
  await scanPixels(bytes, scans, async (page, pixels) => void pages.push({ ...page, pixels }));
  return pages;
}
/** As many points as the notice has pixels. */
const upright = [width, 0, 0, height, 0, 0] as const;
const patience = 120_000;

test(
  'a scan in JBIG2 is read and translated however it lies on its page',
  async () => {
    const pdf = await PDFDocument.create();
    const { pixels } = notice();
    // by which the stored picture was turned, the page is turned back, or the picture is drawn so
    const lain: readonly {
      readonly turned: Turn;
      readonly rotation: 0 | 90 | 180 | 270;
      readonly matrix: readonly number[];
    }[] = [
      { turned: [0, -1, 1, 0], rotation: 90, matrix: [height, 0, 0, width, 0, 0] },
      { turned: [0, 1, -1, 0], rotation: 270, matrix: [height, 0, 0, width, 0, 0] },
      { turned: [0, -1, 1, 0], rotation: 0, matrix: [0, -height, width, 0, 0, height] },
      { turned: [-1, 0, 0, 1], rotation: 180, matrix: [width, 0, 0, -height, 0, height] },
    ];
    for (const { turned, rotation, matrix } of lain) {
      const image = embedScan(pdf, jbig2(turnPixels(pixels, turned)));
      const size = rotation % 180 === 0 ? ([width, height] as const) : ([height, width] as const);
      addScanPage(pdf, image, { size, matrix, rotation });
    }
    const pages = await translated(pdf);
    expect(pages.map(({ turn }) => turn)).toEqual(lain.map(({ turned }) => backTurn(turned)));
    const [first, ...others] = pages.map(({ seen, turn, pixels: stored }) =>
      turnPixels(partOf(stored, seenBox(seen, stored)), turn),
    );
    expect(wordsIn(first as Pixels)).toBe('Der Steg ist heute zu\nBoote warten auf Hochwasser');
    for (const other of others) expect(Buffer.compare(other.data, first?.data ?? new Uint8Array())).toBe(0);
  },
  patience,
);

test(
  'of a cropped scan what is seen is translated, and the rest stays as it was',
  async () => {
    const pdf = await PDFDocument.create();
    const { pixels, png } = notice();
    const { ref } = await pdf.embedPng(png);
    addScanPage(pdf, ref, { size: [width, 80], matrix: [width, 0, 0, height, 0, 80 - height] });
    addScanPage(pdf, (await pdf.embedPng(png)).ref, {
      size: [width, height],
      matrix: upright,
      before: `0 23 ${width} 97 re W n`,
    });
    const pages = await translated(pdf);
    expect(pages.map(({ seen, pixels: stored }) => seenBox(seen, stored))).toEqual([
      { left: 0, top: 0, right: width, bottom: 80 },
      { left: 0, top: 0, right: width, bottom: 97 },
    ]);
    for (const { pixels: stored } of pages) {
      const rest = { left: 0, top: 97, right: width, bottom: height };
      expect(Buffer.compare(partOf(stored, rest).data, partOf(pixels, rest).data)).toBe(0);
    }
    expect(wordsIn(pages[1]?.pixels as Pixels)).toBe('Der Steg ist heute zu\nBoats wait for high water');
  },
  patience,
);

test(
  'a large scan in JPEG 2000 is read and translated, and becomes a JPEG of half its resolution',
  async () => {
    const pdf = await PDFDocument.create();
    const bytes = readFileSync(new URL('fixtures/notice.jp2', import.meta.url));
    const image = embedScan(pdf, { filter: 'JPXDecode', bytes, width: 6 * width, height: 6 * height, bits: 8 });
    addScanPage(pdf, image, { size: [width, height], matrix: upright });
    const [page] = await translated(pdf);
    expect(page).toMatchObject({ isLossy: true, pixels: { width: 3 * width, height: 3 * height } });
    expect(wordsIn(page?.pixels as Pixels)).toBe('Der Steg ist heute zu\nBoote warten auf Hochwasser');
  },
  patience,
);
