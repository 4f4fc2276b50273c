import { PDFDocument } from 'pdf-lib';
import { UnusableDocument } from '../unusableDocument.ts';

/** Reads a PDF so that it can be changed. @throws UnusableDocument for what is no PDF, and what is encrypted. */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await load(bytes);
  if (document.isEncrypted)
    throw new UnusableDocument('Invalid file data. The PDF is encrypted; save it without a password.');
  return document;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    // the library's own error for encryption cannot be told from others
    return await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  } catch {
    throw new UnusableDocument('Invalid file data. The file cannot be read as a PDF.');
  }
}
