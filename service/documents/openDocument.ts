import { documentExtension, documentKind } from './documentKinds.ts';
import type { DocumentLanguages, OpenDocument } from './documentReader.ts';
import type { DocumentTools } from './documentTools.ts';
import { openLocalized } from './localizedDocument.ts';
import { UnusableDocument } from './unusableDocument.ts';

/**
 * Reads a document into the texts that are to be translated. What reads PDF and pictures is loaded when the first one
 * comes.
 *
 * @param file its name, of which the extension tells the kind, and the extension that is wanted where it is another.
 * @throws UnusableDocument for what cannot be read, with a sentence for the document's owner.
 */
export async function openDocument(
  bytes: Uint8Array,
  { name, output }: { readonly name: string; readonly output?: string | undefined },
  languages: DocumentLanguages,
  tools: DocumentTools,
): Promise<OpenDocument> {
  const kind = documentKind(documentExtension(name));
  if (!kind) throw new UnusableDocument('Invalid file data.');
  if (kind.reader === 'picture') return (await import('./picture/openPicture.ts')).openPicture(bytes, languages, tools);
  if (kind.reader !== 'pdf') return openLocalized(bytes, name, languages);
  if (output === '.docx') return (await import('./word/openPdfAsWord.ts')).openPdfAsWord(bytes);
  return (await import('./pdf/openPdf.ts')).openPdf(bytes, languages, tools);
}
