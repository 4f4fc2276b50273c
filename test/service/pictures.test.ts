import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import encode, { init } from '@jsquash/jpeg/encode.js';
import { Resvg } from '@resvg/resvg-wasm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dejavuFont } from '../../service/documents/fonts/dejavuFonts.ts';
import { readPages } from '../../service/documents/pdf/readPages.ts';
import { scannedPages } from '../../service/documents/pdf/scannedPages.ts';
import { scanPixels } from '../../service/documents/pdf/scanPixels.ts';
import { decodePicture } from '../../service/documents/picture/decodePicture.ts';
import { pictureHead } from '../../service/documents/picture/pictureHead.ts';
import type { Pixels } from '../../service/documents/picture/pixels.ts';
import { readText } from '../../service/documents/picture/readText.ts';
import { renderSvg } from '../../service/documents/picture/renderSvg.ts';
import { openTesseract, type TextReader } from '../../service/engines/ocr/openTesseract.ts';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { finishedDocument } from './finishedDocument.ts';
import { type RunningService, runService, statusAndBody, temporaryFolder, tmx } from './runningService.ts';

/** A picture is read four times by the service and as often by the test, in ms. */
const patience = 240_000;
const folder = temporaryFolder();
const resolve = createRequire(import.meta.url).resolve;
let service: RunningService;
let memory: string;
let reader: TextReader;
let fontBuffers: Uint8Array[];
beforeAll(async () => {
  // makes the drawing program ready
  await renderSvg(svg(1, 1, ''));
  const encoder = readFileSync(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await init({ wasmBinary: new Uint8Array(encoder).buffer });
  fontBuffers = await Promise.all(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map(dejavuFont));
  const english = resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  reader = await openTesseract({ name: 'eng', path: english });
  service = await runService({ data: folder.path });
  const bytes = tmx([
    ['Harbour report', 'Hafenbericht'],
    ['The pier is closed today', 'Der Steg ist heute geschlossen'],
    ['Save', 'Sichern'],
  ]);
  memory = (await service.client.memories.importFile({ name: 'signs.tmx', bytes })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans" font-stretch="condensed">${content}</svg>`;
const draw = (text: string) => {
  const image = new Resvg(text, { font: { fontBuffers } }).render();
  return { width: image.width, height: image.height, pixels: image.pixels, png: image.asPng() };
};
/** A dark head with a white title, a sentence, a button and a drawing that no text touches. */
const sign = () =>
  draw(
    svg(
      420,
      240,
      `<rect width="420" height="240" fill="#f4f1ea"/><rect width="420" height="56" fill="#203060"/>
      <text x="20" y="38" font-size="26" font-weight="bold" fill="#ffffff">Harbour report</text>
      <text x="20" y="100" font-size="18" fill="#202020">The pier is closed today</text>
      <rect x="20" y="180" width="120" height="40" rx="5" fill="#c03820"/>
      <text x="80" y="206" font-size="18" text-anchor="middle" fill="#ffffff">Save</text>
      <circle cx="340" cy="170" r="40" fill="#60a0d0"/><path d="M300 230L380 230" stroke="#806020" stroke-width="6"/>`,
    ),
  );
const upload = (name: string, bytes: Uint8Array, more: Record<string, string> = {}) =>
  service.client.documents.upload({
    source_lang: 'en',
    target_lang: 'de',
    ...(more.source_lang ? {} : { translation_memory_id: memory }),
    ...more,
    file: { name, bytes },
  });
const finished = (handle: DocumentHandle) => finishedDocument(service.client, handle);
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
const pixelsOf = (bytes: Uint8Array) => decodePicture(bytes, pictureHead(bytes));
const wordsIn = (pixels: Pixels) =>
  readText(pixels, reader)
    .map((line) => line.words.map(({ text }) => text).join(' '))
    .join('\n');
/** A rectangle of a picture. */
const part = ({ width, data }: Pixels, [left, top, right, bottom]: Rectangle): Pixels => {
  const rows = Array.from({ length: bottom - top }, (_, i) => {
    const start = (top + i) * width;
    return data.subarray((start + left) * 4, (start + right) * 4);
  });
  return { width: right - left, height: bottom - top, data: new Uint8Array(Buffer.concat(rows)) };
};
/** The largest difference of any channel in a rectangle. */
const difference = (a: Pixels, b: Pixels, [left, top, right, bottom]: Rectangle) => {
  let most = 0;
  for (let y = top; y < bottom; y++) {
    for (let i = (y * a.width + left) * 4; i < (y * a.width + right) * 4; i++)
      most = Math.max(most, Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)));
  }
  return most;
};

describe('a picture comes back with its text translated', () => {
  test(
    'a PNG: read again it has the translation, on the colours that were there, and the rest is as it was',
    async () => {
      const { png } = sign();
      const handle = await upload('sign.png', png);
      const status = await finished(handle);
      expect(status).toMatchObject({
        status: 'done',
        billed_characters: 'Harbour reportThe pier is closed todaySave'.length,
      });
      const [before, after] = [await pixelsOf(png), await pixelsOf(await service.client.documents.result(handle))];
      expect([after.width, after.height]).toEqual([420, 240]);
      const words = wordsIn(after);
      for (const text of ['Hafenbericht', 'Der Steg ist heute geschlossen']) expect(words).toContain(text);
      expect(wordsIn(part(after, [24, 184, 136, 216]))).toBe('Sichern');
      expect(words).not.toMatch(/report|pier|Save/);
      expect(difference(before, after, [260, 120, 420, 240])).toBe(0);
      // the corner of the head, left of the title, and within the button
      expect([...after.data.subarray((30 * 420 + 10) * 4, (30 * 420 + 10) * 4 + 3)]).toEqual([0x20, 0x30, 0x60]);
      expect([...after.data.subarray((186 * 420 + 30) * 4, (186 * 420 + 30) * 4 + 3)]).toEqual([0xc0, 0x38, 0x20]);
    },
    patience,
  );

  test(
    'a JPEG that lies on its side comes back upright, with what tells its colours',
    async () => {
      const { png } = sign();
      const turned = draw(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="240" height="420"><image width="420" height="240" transform="matrix(0 -1 1 0 0 420)" xlink:href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
      );
      const { width, height } = turned;
      const image = { width, height, data: new Uint8ClampedArray(turned.pixels) } as Parameters<typeof encode>[0];
      const bytes = Buffer.from(await encode(image, { quality: 90 }));
      const exif = segment(0xe1, 'Exif\0\0', '4d4d002a0000000800010112000300000001000600000000000000');
      const colors = segment(0xe2, 'ICC_PROFILE\0', '0101aabbcc');
      const handle = await upload('sign.jpg', Buffer.concat([bytes.subarray(0, 2), exif, colors, bytes.subarray(2)]));
      expect(await finished(handle)).toMatchObject({ status: 'done' });
      const result = Buffer.from(await service.client.documents.result(handle));
      const head = pictureHead(result);
      expect(head).toMatchObject({ kind: 'jpeg', width: 420, height: 240, orientation: 1 });
      expect(result.includes(colors)).toBe(true);
      const words = wordsIn(await pixelsOf(result));
      for (const text of ['Hafenbericht', 'Der Steg ist heute geschlossen']) expect(words).toContain(text);
    },
    patience,
  );
});

describe('a scanned page of a PDF', () => {
  test(
    'comes back with the text of its picture translated, beside pages with text of their own',
    async () => {
      const { png, pixels, width, height } = sign();
      const image = { width, height, data: new Uint8ClampedArray(pixels) } as Parameters<typeof encode>[0];
      const pdf = await PDFDocument.create();
      const scans = [await pdf.embedPng(png), await pdf.embedJpg(await encode(image, { quality: 95 }))];
      for (const scan of scans) pdf.addPage([315, 180]).drawImage(scan, { width: 315, height: 180 });
      pdf.addPage([315, 180]).drawText('Harbour report', { x: 20, y: 100 });
      const handle = await upload('scan.pdf', await pdf.save());
      expect(await finished(handle)).toMatchObject({ status: 'done' });
      const bytes = await service.client.documents.result(handle);
      const pages = await readPages(bytes);
      expect(pages[2]?.all.map(({ text }) => text.content.value)).toEqual(['Hafenbericht']);
      const seen: Pixels[] = [];
      await scanPixels(bytes, scannedPages(pages, await PDFDocument.load(bytes)), async (_page, shown) => {
        seen.push(shown);
      });
      expect(seen).toHaveLength(2);
      for (const shown of seen) {
        const words = wordsIn(shown);
        for (const text of ['Hafenbericht', 'Der Steg ist heute geschlossen']) expect(words).toContain(text);
        expect(words).not.toMatch(/report|pier|Save/);
      }
      // what was not compressed with loss is the same where no text was
      expect(difference(await pixelsOf(png), seen[0] as Pixels, [260, 120, 420, 240])).toBe(0);
    },
    patience,
  );

  test('is not read where there are too many of them', async () => {
    const pdf = await PDFDocument.create();
    const scan = await pdf.embedPng(sign().png);
    for (let i = 0; i < 21; i++) pdf.addPage([315, 180]).drawImage(scan, { width: 315, height: 180 });
    expect(await finished(await upload('scans.pdf', await pdf.save()))).toMatchObject({
      status: 'error',
      message: 'The PDF has 21 scanned pages, more than the 20 that are read; split it.',
    });
  });
});

function segment(marker: number, name: string, hex: string): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(hex, 'hex')]);
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
}

describe('a picture that cannot be translated says why', () => {
  const blank = () => Buffer.from(draw(svg(60, 40, '<rect width="60" height="40" fill="#3a7"/>')).png);
  /** A PNG with other bytes at a place of its head, or another chunk behind it. */
  const changed = (change: (bytes: Buffer) => Buffer) => change(Buffer.from(blank()));
  const headOf = (width: number, height: number) =>
    changed((bytes) => {
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    });
  const frame = (components: number) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 40, 0, 60, components]),
      Buffer.alloc(3 * components + 8),
    ]);
  const cases: readonly (readonly [string, string, () => Uint8Array, Record<string, string>, RegExp])[] = [
    ['without text', 'a.png', blank, {}, /^No text was found in the picture\.$/],
    ['torn in two', 'a.png', () => blank().subarray(0, 60), {}, /^Invalid file data\. The picture is damaged\.$/],
    ['of too many pixels', 'a.png', () => headOf(40_000, 40_000), {}, /40000 × 40000 pixels, more than the 25 million/],
    [
      'that moves',
      'a.png',
      () =>
        changed((bytes) =>
          Buffer.concat([bytes.subarray(0, 33), Buffer.from('\0\0\0\x08acTL'), Buffer.alloc(12), bytes.subarray(33)]),
        ),
      {},
      /animated/,
    ],
    ['in the colours of printing', 'a.jpg', () => frame(4), {}, /CMYK/],
    ['with pixels that are none', 'a.jpg', () => frame(3), {}, /damaged/],
    ['in a language without data', 'a.png', blank, { source_lang: 'TH' }, /Text in Thai cannot be read .*--tessdata/],
  ];
  test.each(cases)(
    '%s',
    async (_what, name, bytes, more, message) => {
      const status = await finished(await upload(name, bytes(), more));
      expect(status).toMatchObject({ status: 'error', message: expect.stringMatching(message) });
    },
    patience,
  );

  test('one that is no picture, or of another kind, is refused at once', async () => {
    const send = async (name: string, content: Uint8Array) => {
      const body = new FormData();
      body.set('target_lang', 'de');
      body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name);
      return statusAndBody(service.fetch('/v2/document', { method: 'POST', body }));
    };
    const refused = (message: RegExp) => ({ status: 400, body: { message: expect.stringMatching(message) } });
    expect(await send('a.png', deflateSync(Buffer.from('x')))).toMatchObject(refused(/extension of the file says png/));
    expect(await send('a.gif', Buffer.from('GIF89a'))).toMatchObject(refused(/Save the picture as \.png or \.jpg/));
    expect((await send('a.png', Buffer.alloc(3_000_001))).status).toBe(413);
  });
});
