import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import type { OpenDocument } from '../documentReader.ts';
import { loadPdf } from '../pdf/loadPdf.ts';
import { readPages, whyNoText } from '../pdf/readPages.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { wordDocument } from './wordDocument.ts';

/**
 * Reads a PDF whose translation is to be a Word document: its paragraphs, headings, lists and tables, which run on from
 * page to page as a text that was written in Word does. Pictures and drawings are not taken over.
 *
 * @throws UnusableDocument for what is no PDF, what is encrypted, and pages without text.
 */
export async function openPdfAsWord(bytes: Uint8Array): Promise<OpenDocument> {
  await loadPdf(bytes);
  const pages = await readPages(bytes);
  const texts = pages.flatMap((page) =>
    page.paragraphs.map(({ id, text }) => ({ id, source: analyzeMessage(text.content, []) })),
  );
  if (texts.length === 0) throw new UnusableDocument(whyNoText(pages));
  const lacksPictures = pages.some(({ text }) => text.images > 0);
  return {
    texts,
    async close(target, translations, { watermark }) {
      const contents = new Map([...translations].map(([id, { content }]) => [id, content]));
      return {
        bytes: await wordDocument(pages, { contents, target, watermark }),
        refused: new Map(),
        ...(lacksPictures ? { note: 'The pictures of the PDF are not in the Word document.' } : {}),
      };
    },
  };
}
