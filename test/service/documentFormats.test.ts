import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPdfjs } from '../../service/documents/pdf/loadPdfjs.ts';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { finishedDocument, translatedDocument } from './finishedDocument.ts';
import { form, json, type RunningService, runService, statusAndBody, temporaryFolder, tmx } from './runningService.ts';

const folder = temporaryFolder();
const fixtures = join(import.meta.dirname, '../../shared/formats/fixtures');
const trip = 'The skipper reads the weather report before every trip.';
const fahrt = 'Vor jeder Fahrt liest der Skipper den Wetterbericht.';
let service: RunningService;
let memory: string;
beforeAll(async () => {
  service = await runService({ data: folder.path });
  const bytes = tmx([
    ['Looking after the boat', 'Die Pflege des Bootes'],
    ['Harbour report', 'Hafenbericht'],
    ['Berth', 'Liegeplatz'],
    ['Draft &amp; notes', 'Entwurf &amp; Notizen'],
    ['Berth &gt; 4', 'Liegeplatz &gt; 4'],
    ['The pier', 'Der Pier'],
    ['Good night', 'Gute Nacht'],
    [trip, fahrt],
  ]);
  memory = (await service.client.memories.importFile({ name: 'boats.tmx', bytes })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const encode = (text: string) => new TextEncoder().encode(text);
const fields = () => ({ source_lang: 'en', target_lang: 'de', translation_memory_id: memory });
const upload = (name: string, bytes: Uint8Array) =>
  service.client.documents.upload({ ...fields(), file: { name, bytes } });
const finished = (handle: DocumentHandle) => finishedDocument(service.client, handle);
const translated = (name: string, bytes: Uint8Array, more: Record<string, string | boolean> = {}) =>
  translatedDocument(service.client, { ...fields(), ...more, file: { name, bytes } });

describe('an archive comes back with its texts translated and every other member byte for byte', () => {
  const archives = [
    ['docx/boat.en.docx', 'word/document.xml', 'Die Pflege des Bootes'],
    ['pptx/harbour.en.pptx', 'ppt/slides/slide1.xml', 'Hafenberich'],
    ['xlsx/berths.en.xlsx', 'xl/sharedStrings.xml', 'Liegeplatz'],
    ['idml/leaflet.en.idml', 'Stories/Story_u2.xml', 'Entwurf &amp; Notizen'],
  ] as const;
  test.each(archives)('%s', async (path, member, wanted) => {
    const original = readFileSync(join(fixtures, path));
    const { status, bytes } = await translated(basename(path), original);
    expect(status.status).toBe('done');
    expect(status.billed_characters).toBeGreaterThanOrEqual(path.startsWith('idml') ? 1 : 50_000);
    const [before, after] = [unzipSync(original), unzipSync(bytes)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, content] of Object.entries(after)) {
      if (Buffer.compare(content, before[name] as Uint8Array) === 0) continue;
      expect(XMLValidator.validate(strFromU8(content)), name).toBe(true);
    }
    expect(strFromU8(after[member] as Uint8Array)).toContain(wanted);
  });

  test('a Word document says at its end that it was translated by a machine, where that is asked for', async () => {
    const original = readFileSync(join(fixtures, 'docx/boat.en.docx'));
    const { bytes } = await translated('boat.docx', original, { enable_watermark: true });
    const main = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
    expect(main).toMatch(/Translated automatically by Interline<\/w:t><\/w:r><\/w:p>(?:<w:sectPr[\s\S]*)?<\/w:body>/);
    expect(XMLValidator.validate(main)).toBe(true);
  });
});

describe('a text format comes back with its texts translated', () => {
  test.each([
    ['mif/guide.en.mif', 'Liegeplatz \\> 4'],
    ['dita/pier.en.dita', '<title>Der Pier</title>'],
  ])('%s', async (path, wanted) => {
    const { bytes } = await translated(basename(path), readFileSync(join(fixtures, path)));
    expect(new TextDecoder().decode(bytes)).toContain(wanted);
  });

  test('HTML', async () => {
    const page =
      '<!doctype html>\n<html lang="en"><body class=a><p>Good night</p><script>"Good night"</script></body></html>\n';
    const { bytes } = await translated('page.htm', encode(page), { output_format: 'html' });
    expect(new TextDecoder().decode(bytes)).toBe(
      page.replace('<p>Good night', '<p>Gute Nacht').replace('lang="en"', 'lang="de"'),
    );
  });

  test('XML of a vocabulary of its own: texts by block, elements within them kept, translate="no" obeyed', async () => {
    const file =
      '<?xml version="1.0"?>\r\n<guide a="Good night">\r\n  <p>Good night</p><p translate="no">Good night</p>\r\n</guide>\r\n';
    const { bytes } = await translated('guide.xml', encode(file));
    expect(new TextDecoder().decode(bytes)).toBe(file.replace('<p>Good night', '<p>Gute Nacht'));
  });
});

describe('a PDF', () => {
  const example = async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.TimesRoman);
    const page = pdf.addPage([300, 200]);
    page.drawRectangle({ x: 200, y: 20, width: 60, height: 40 });
    page.drawText('The skipper reads the weather', { x: 40, y: 150, size: 12, font });
    page.drawText('report before every trip.', { x: 40, y: 136, size: 12, font });
    const link = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [40, 130, 100, 160],
      A: { S: 'URI', URI: PDFString.of('https://example.org/') },
    });
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]));
    return pdf.save();
  };
  const read = async (bytes: Uint8Array) => {
    const pdfjs = await loadPdfjs();
    const task = pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    const links = await page.getAnnotations();
    const { fnArray } = await page.getOperatorList();
    await task.destroy();
    const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []));
    return { texts, links, paths: fnArray.filter((operator) => operator === pdfjs.OPS.constructPath).length };
  };

  test('keeps its page: the translation stands where the text was, which is gone', async () => {
    const original = await example();
    const { status, bytes } = await translated('report.pdf', original, { enable_watermark: true });
    expect(status).toMatchObject({ status: 'done', billed_characters: 50_000 });
    const [before, after] = [await read(original), await read(bytes)];
    const words = after.texts
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(words).toContain(fahrt);
    expect(words).not.toContain('skipper reads');
    expect(words).toContain('Translated automatically by Interline');
    expect(after.texts[0]?.transform.slice(4)).toEqual([40, 150]);
    expect(after.texts[0]?.height).toBeCloseTo(12);
    expect(after.links).toHaveLength(1);
    expect(after.paths).toBe(before.paths);
  });

  test('that is damaged, encrypted or a picture says so', async () => {
    const blank = await PDFDocument.create();
    blank.addPage();
    await expect(finished(await upload('blank.pdf', await blank.save()))).resolves.toMatchObject({
      status: 'error',
      message: 'The PDF holds no text.',
    });
    await expect(finished(await upload('torn.pdf', encode('%PDF-1.4\n1 0 obj <<')))).resolves.toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^Invalid file data\./),
    });
  });
});

describe('a file that is not what its name says', () => {
  const send = async (name: string, content: Uint8Array, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ source_lang: 'en', target_lang: 'de', ...more }))
      body.set(field, value);
    body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name);
    return statusAndBody(service.fetch('/v2/document', { method: 'POST', body }));
  };
  const cases: readonly (readonly [string, string, Uint8Array, Record<string, string>, RegExp])[] = [
    ['empty', 'a.docx', new Uint8Array(), {}, /^Invalid file data\. The file is empty\.$/],
    [
      'no archive',
      'a.docx',
      encode('{"a": 1}'),
      {},
      /^Invalid file data\. The extension of the file says docx, but its content is something else\./,
    ],
    ['with a password', 'a.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), {}, /password/],
    [
      'no pdf',
      'a.pdf',
      encode('Hello'),
      {},
      /^Invalid file data\. The extension of the file says pdf, but its content is something else\./,
    ],
    ['of the older kind', 'a.doc', encode('x'), {}, /^Invalid file extension .*Save the document as \.docx/],
    [
      'wanted as another kind',
      'a.pdf',
      encode('%PDF-1.4'),
      { output_format: 'xlsx' },
      /^output_format not supported\.$/,
    ],
  ];
  test.each(cases)('%s is refused', async (_what, name, content, more, message) => {
    expect(await send(name, content, more)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  });

  test('and an archive that would fill the memory ends in an error', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': encode(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': new Uint8Array(32 * 1024 * 1024),
    });
    const answer = await send('bomb.docx', bomb);
    const handle = answer.body as DocumentHandle;
    expect(await finished(handle)).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/too large when expanded/),
    });
    const asked = await statusAndBody(
      service.fetch(`/v2/document/${handle.document_id}/result`, form(`document_key=${handle.document_key}`)),
    );
    expect(asked.status).toBe(404);
    expect(
      (
        await statusAndBody(
          service.fetch(`/v2/document/${handle.document_id}`, json({ document_key: handle.document_key })),
        )
      ).status,
    ).toBe(200);
  });
});
