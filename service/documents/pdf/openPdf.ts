import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream, rgb } from 'pdf-lib';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import type { DocumentLanguages, DocumentText, OpenDocument } from '../documentReader.ts';
import type { DocumentTools } from '../documentTools.ts';
import type { ParagraphText } from '../layout/paragraphText.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { watermarkText } from '../watermarkText.ts';
import { loadPdf } from './loadPdf.ts';
import { openScans } from './openScans.ts';
import { type PdfFonts, pdfFonts } from './pdfFonts.ts';
import { readPages, whyNoText } from './readPages.ts';
import { scannedPages } from './scannedPages.ts';
import { writePage } from './writePage.ts';

/**
 * Reads a PDF into its paragraphs. The translated file is the same one: where a paragraph is translated its text is
 * taken out of the page and the translation is set in its place; pictures, drawings and links stay as they are. A page
 * that a scanner made is read and translated as a picture.
 *
 * @throws UnusableDocument for what is no PDF, what is encrypted, and pages without text.
 */
export async function openPdf(
  bytes: Uint8Array,
  languages: DocumentLanguages,
  tools: DocumentTools,
): Promise<OpenDocument> {
  const document = await loadPdf(bytes);
  const pages = await readPages(bytes);
  const paragraphs = pages.flatMap((page) => page.paragraphs);
  const scans = await openScans(bytes, scannedPages(pages, document), languages, tools).catch((error: unknown) => {
    // other pages can be translated all the same
    if (paragraphs.length > 0 && error instanceof UnusableDocument) return error.message;
    throw error;
  });
  const [unread, read] = typeof scans === 'string' ? [scans, undefined] : [undefined, scans];
  const texts = [...paragraphs, ...(read?.texts ?? [])].map(({ id, text }) => textOf(id, text));
  if (texts.length === 0)
    throw new UnusableDocument(read ? 'No text was found in the pictures of this PDF.' : whyNoText(pages));
  return {
    texts,
    ...(read && read.texts.length > 0 ? { readAs: read.language } : {}),
    async close(_target, translations, { watermark }) {
      const fonts = pdfFonts(document, tools.fonts);
      const refused = new Map<string, string>();
      let tight = 0;
      for (const page of pages) {
        tight += await writePage(document.getPage(page.number - 1), page, { translations, fonts, refused });
      }
      tight += (await read?.write(document, translations, refused)) ?? 0;
      if (refused.size > 0 && refused.size === texts.length)
        throw new UnusableDocument([...refused.values()][0] as string);
      dropTags(document);
      if (watermark) await drawWatermark(document, fonts);
      // fonts are written when they are known whole
      await document.flush();
      dropUnused(document);
      const crowded = tight > 0 ? `${tight} texts are longer than their place on the page.` : undefined;
      const note = [crowded, unread].filter(Boolean).join(' ');
      return { bytes: await document.save({ updateFieldAppearances: false }), refused, ...(note ? { note } : {}) };
    },
  } satisfies OpenDocument;
}

function textOf(id: string, { content }: ParagraphText): DocumentText {
  return { id, source: analyzeMessage(content, []) };
}

/** The structure for screen readers speaks of text that is not there any more. */
function dropTags(document: PDFDocument): void {
  for (const name of ['StructTreeRoot', 'MarkInfo']) document.catalog.delete(PDFName.of(name));
}

/** A small grey line at the foot of every page. */
async function drawWatermark(document: PDFDocument, fonts: PdfFonts): Promise<void> {
  const look = { family: 'sans', bold: false, italic: false, color: '#808080' } as const;
  const set = await fonts.fontFor(look, watermarkText);
  if (typeof set === 'string') return;
  const size = 7;
  for (const page of document.getPages()) {
    const { x, y, width } = page.getCropBox();
    const left = x + (width - set.width(watermarkText) * size) / 2;
    page.drawText(watermarkText, { x: left, y: y + 12, size, font: set.font, color: rgb(0.5, 0.5, 0.5) });
  }
}

/** Removes every object of a file that nothing leads to: the original text must not travel with the translation. */
function dropUnused({ context }: PDFDocument): void {
  const used = new Set<PDFRef>();
  const { Root, Info, Encrypt, ID } = context.trailerInfo;
  const waiting: PDFObject[] = [Root, Info, Encrypt, ID].filter((object) => object !== undefined);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (used.has(object)) continue;
      used.add(object);
      const target = context.lookup(object);
      if (target) waiting.push(target);
    } else if (object instanceof PDFArray) pushAll(waiting, object.asArray());
    else if (object instanceof PDFDict) pushAll(waiting, object.values());
    else if (object instanceof PDFStream) pushAll(waiting, object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
