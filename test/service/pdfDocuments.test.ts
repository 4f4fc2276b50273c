import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPdfjs } from '../../service/documents/pdf/loadPdfjs.ts';
import { translatedDocument } from './finishedDocument.ts';
import { type RunningService, runService, temporaryFolder, tmx } from './runningService.ts';

const folder = temporaryFolder();
const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuMathTeXGyre.ttf'));
let service: RunningService;
const memories = new Map<string, string>();
beforeAll(async () => {
  service = await runService({ data: folder.path, args: ['--fonts', fonts] });
  const learn = async (language: string, pairs: readonly (readonly [string, string])[]) => {
    const text = new TextDecoder().decode(tmx(pairs)).replaceAll('xml:lang="de"', `xml:lang="${language}"`);
    const file = { name: `${language}.tmx`, bytes: new TextEncoder().encode(text) };
    memories.set(language, (await service.client.memories.importFile(file)).id);
  };
  await learn('de', [
    ['Harbour guide', 'Hafenführer'],
    ['A rope of ten metres', 'Ein Seil von zehn Metern'],
    ['North quay', 'Nordkai'],
    ['The wind turns west', 'Der Wind dreht auf West'],
    ['Boats wait for high water', 'Boote warten auf Hochwasser'],
    ['Low tide', 'Ebbe am Vormittag'],
    ['High tide', 'Flut'],
    ['Still water', 'Stauwasser'],
  ]);
  await learn('ar', [['Harbour guide', 'دليل الميناء (VHF 16)']]);
  await learn('ja', [['Harbour guide', '港の案内']]);
  await learn('fr', [['Harbour guide', 'Guide en ℊrammes']]);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const translated = (bytes: Uint8Array, target: string, more: Record<string, string | boolean> = {}) => {
  const memory = memories.get(target);
  return translatedDocument(service.client, {
    source_lang: 'en',
    target_lang: target,
    ...(memory ? { translation_memory_id: memory } : {}),
    ...more,
    file: { name: 'guide.pdf', bytes },
  });
};
const textOf = async (bytes: Uint8Array) => {
  const task = (await loadPdfjs()).getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pages: string[] = [];
  const file = await task.promise;
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages;
};

/** A heading, a sentence with a bold part, a list, a drawn table, and on the second page two columns. */
async function guide(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [roman, bold] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.TimesRomanBold),
  ];
  const page = pdf.addPage([420, 595]);
  page.drawText('Harbour guide', { x: 40, y: 540, size: 24, font: bold });
  let x = 40;
  for (const [text, font] of [
    ['Keep ', roman],
    ['dry food', bold],
    [' on board.', roman],
  ] as const) {
    page.drawText(text, { x, y: 490, size: 12, font });
    x += font.widthOfTextAtSize(text, 12);
  }
  page.drawText('•', { x: 48, y: 460, size: 12, font: roman });
  page.drawText('A rope of ten metres', { x: 62, y: 460, size: 12, font: roman });
  const cells = [
    ['Sea breeze', '12 m', 'North quay'],
    ['Blue heron', '9 m', 'North quay'],
  ];
  for (const [i, row] of cells.entries())
    for (const [j, cell] of row.entries())
      page.drawText(cell, { x: 46 + j * 110, y: 406 - i * 20, size: 11, font: roman });
  for (const i of [0, 1, 2]) page.drawLine({ start: { x: 40, y: 420 - i * 20 }, end: { x: 370, y: 420 - i * 20 } });
  for (const j of [0, 1, 2, 3]) page.drawLine({ start: { x: 40 + j * 110, y: 420 }, end: { x: 40 + j * 110, y: 380 } });
  const second = pdf.addPage([595, 420]);
  for (const [left, words] of [
    [40, 'The wind turns west'],
    [300, 'Boats wait for high water'],
  ] as const) {
    for (const y of [380, 300]) second.drawText(words, { x: left, y, size: 12, font: roman });
  }
  return pdf.save({ useObjectStreams: false });
}

test('a PDF keeps the cells of a table apart, each in its place, and in one height', async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([300, 200]);
  const [rowHeight, pitch] = [13, 80];
  const rows = [
    ['Low tide', '12.50', 'North quay'],
    ['High tide', '8', 'North quay'],
    ['Still water', '120', 'North quay'],
  ];
  // as office programs set them: the lines stand right below and above the letters
  for (const [i, row] of rows.entries())
    for (const [k, text] of row.entries())
      page.drawText(text, { x: 34 + k * pitch, y: 170 - i * rowHeight, size: 11, font });
  const [top, bottom] = [180, 180 - rows.length * rowHeight];
  for (const i of [0, 1, 2, 3])
    page.drawLine({ start: { x: 30, y: top - i * rowHeight }, end: { x: 30 + 3 * pitch, y: top - i * rowHeight } });
  for (const k of [0, 1, 2, 3])
    page.drawLine({ start: { x: 30 + k * pitch, y: top }, end: { x: 30 + k * pitch, y: bottom } });
  const { bytes } = await translated(await pdf.save(), 'de');
  const task = (await loadPdfjs()).getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const shown = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const cells = rows.map((row, i) =>
    row.map((_, k) => {
      const isIn = ({ transform: [, , , , x, y] }: (typeof shown)[number]) =>
        Math.floor((x - 30) / pitch) === k && Math.floor((top - y) / rowHeight) === i;
      return shown
        .filter(isIn)
        .map(({ str }) => str.trim())
        .join(' ');
    }),
  );
  expect(cells).toEqual([
    ['Ebbe am Vormittag', '12.50', 'Nordkai'],
    ['Flut', '8', 'Nordkai'],
    ['Stauwasser', '120', 'Nordkai'],
  ]);
  expect(new Set(shown.map(({ height }) => height.toFixed(2))).size).toBe(1);
  expect(shown[0]?.height).toBeLessThan(11);
});

describe('a PDF as a Word document', () => {
  test('has headings, bold words, lists, tables, pages and columns in order; LibreOffice opens it', async () => {
    const { status, bytes } = await translated(await guide(), 'de', { output_format: 'docx', enable_watermark: true });
    expect(status).toMatchObject({ status: 'done', billed_characters: 50_000 });
    const main = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
    const paragraphWith = (text: string) => main.split('<w:p>').find((each) => each.includes(text)) ?? '';
    expect(paragraphWith('Hafenführer')).toContain('w:val="Heading1"');
    const [plain, bold] = ['Keep ', 'dry food'].map((text) =>
      paragraphWith('dry food')
        .split('<w:r>')
        .find((run) => run.includes(`>${text}<`)),
    );
    expect(bold).toContain('<w:b/>');
    expect(plain).not.toContain('<w:b/>');
    expect(paragraphWith('Ein Seil von zehn Metern')).toContain('<w:numPr>');
    expect(main.match(/<w:tr>/g)).toHaveLength(2);
    expect(main.match(/<w:tc>/g)).toHaveLength(6);
    expect(main.match(/<w:pgSz [^>]*>/g)?.map((size) => /w:w="(\d+)"/.exec(size)?.[1])).toEqual(['8400', '11900']);
    const source = join(folder.path, 'guide.docx');
    writeFileSync(source, bytes);
    execFileSync('soffice', [
      `-env:UserInstallation=file://${folder.path}/office`,
      ...['--headless', '--convert-to', 'pdf', '--outdir', join(folder.path, 'office-pdf'), source],
    ]);
    const converted = join(folder.path, 'office-pdf/guide.pdf');
    expect(existsSync(converted)).toBe(true);
    const pages = await textOf(readFileSync(converted));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Hafenführer.*dry food.*Ein Seil.*Sea breeze.*12 m.*Nordkai.*9 m/);
    expect(pages[1]).toMatch(
      /(Der Wind dreht auf West\s*){2}(Boote warten auf Hochwasser\s*){2}Translated automatically/,
    );
  }, 120_000);
});

describe('a PDF in other letters', () => {
  test('Arabic is shaped and runs from right to left, with numbers and names from left to right', async () => {
    const { status, bytes } = await translated(await guide(), 'ar');
    expect(status.status).toBe('done');
    const [text] = await textOf(bytes);
    expect(text).toContain('دليل الميناء');
    expect(text).toContain('VHF 16');
  });

  test('letters that no font has are named, with what would bring them', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([300, 200]).drawText('Harbour guide', { x: 40, y: 100 });
    const { status } = await translated(await pdf.save(), 'ja');
    expect(status.status).toBe('error');
    expect(status.message).toMatch(/lack Chinese or Japanese letters; start it with --fonts/);
  });

  test('fonts that the user brings are used', async () => {
    const { bytes } = await translated(await guide(), 'fr');
    expect((await textOf(bytes))[0]).toContain('Guide en ℊrammes');
    expect(
      Buffer.from(bytes).includes('DejaVuMathTeXGyre') || (await fontNames(bytes)).includes('DejaVuMathTeXGyre'),
    ).toBe(true);
  });
});

async function fontNames(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
}

describe('a PDF that cannot be translated says why', () => {
  const scanned = async () => {
    const pdf = await PDFDocument.create();
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    pdf.addPage([200, 200]).drawImage(await pdf.embedPng(dot), { width: 200, height: 200 });
    return pdf.save();
  };
  const encrypted = async () => {
    const text = Buffer.from(await guide()).toString('latin1');
    return Buffer.from(text.replace(/trailer\s*<</, '$&\n/Encrypt 1 0 R'), 'latin1');
  };
  const torn = async () => (await guide()).slice(0, 400);
  test.each([
    ['scanned', scanned, /pictures without text; upload them as png or jpg files/],
    ['encrypted', encrypted, /encrypted; save it without a password/],
    ['torn', torn, /^(?:Invalid file data\.|The PDF holds no text\.)/],
  ])('%s', async (_what, make, message) => {
    for (const more of [{}, { output_format: 'docx' }]) {
      const { status } = await translated(await make(), 'de', more);
      expect(status).toMatchObject({ status: 'error', message: expect.stringMatching(message) });
    }
  });
});
