import { documentExtension, documentKind } from './documentKinds.ts';
import type { DocumentLanguages, OpenDocument } from './documentReader.ts';
import { openLocalized } from './localizedDocument.ts';
import { UnusableDocument } from './unusableDocument.ts';

/**
 * Reads a document into the texts that are to be translated. What reads PDF is loaded when the first one comes.
 *
 * @param name its extension tells the kind.
 * @throws UnusableDocument for what cannot be read, with a sentence for the document's owner.
 */
export async function openDocument(
  bytes: Uint8Array,
  name: string,
  languages: DocumentLanguages,
): Promise<OpenDocument> {
  const kind = documentKind(documentExtension(name));
  if (!kind) throw new UnusableDocument('Invalid file data.');
  if (kind.reader === 'pdf') return (await import('./pdf/openPdf.ts')).openPdf(bytes);
  return openLocalized(bytes, name, languages);
}
