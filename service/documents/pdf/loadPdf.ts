import { PDFDocument } from 'pdf-lib';
import { encryptedPdf, invalidFile, unreadablePdf } from '../../../shared/api/serviceSentences.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { UnusableDocument } from '../unusableDocument.ts';

/** Reads a PDF so that it can be changed. @throws UnusableDocument for what is no PDF, and what is encrypted. */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await load(bytes);
  if (document.isEncrypted) throw new UnusableDocument(english(invalidFile(encryptedPdf)));
  return document;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    // the library's own error for encryption cannot be told from others
    return await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  } catch {
    throw new UnusableDocument(english(invalidFile(unreadablePdf)));
  }
}
