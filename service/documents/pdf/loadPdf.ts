import { EncryptedPDFError, PDFDocument } from 'pdf-lib';
import { UnusableDocument } from '../unusableDocument.ts';

/** Reads a PDF so that it can be changed. @throws UnusableDocument for what is no PDF, and what is encrypted. */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new UnusableDocument('Invalid file data. The PDF is encrypted; save it without a password.');
    throw new UnusableDocument('Invalid file data. The file cannot be read as a PDF.');
  }
}
