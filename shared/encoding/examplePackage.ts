import { strToU8, type Zippable, zipSync } from 'fflate';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** For tests: the content types of a document with one part of text. */
export const exampleTypes = `<Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`;

/** For tests: the main part of a Word document with these paragraphs. */
export function wordPart(paragraphs: string): string {
  return `<w:document ${word} xmlns:r="urn:r"><w:body>${paragraphs}</w:body></w:document>`;
}

/** For tests: a Word document with these paragraphs, and other members as they are given. */
export function wordDocument(paragraphs: string, others: Zippable = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(exampleTypes),
    'word/document.xml': strToU8(wordPart(paragraphs)),
    ...others,
  });
}
