import { dirname } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { invalidFile, unreadablePdf } from '../../../shared/api/serviceSentences.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { runtimeFile } from '../../process/runtimeFile.ts';
import { UnusableDocument } from '../unusableDocument.ts';
import { loadPdfjs, type Pdfjs } from './loadPdfjs.ts';

/**
 * Opens a PDF with pdf.js for as long as some work takes.
 *
 * @throws UnusableDocument for what cannot be read.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  work: (file: PDFDocumentProxy, library: Pdfjs) => Promise<T>,
): Promise<T> {
  const library = await loadPdfjs();
  // pdf.js takes the bytes for its own.
  const task = library.getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    wasmUrl: decoders(),
  });
  try {
    return await work(await task.promise, library);
  } catch (error) {
    if (error instanceof UnusableDocument) throw error;
    throw new UnusableDocument(english(invalidFile(unreadablePdf)));
  } finally {
    await task.destroy();
  }
}

/** The folder of the programs that decode JPEG 2000 and JBIG2. */
function decoders(): string {
  return `${dirname(runtimeFile('pdfDecoders/jbig2.wasm', 'pdfjs-dist/wasm/jbig2.wasm'))}/`;
}
