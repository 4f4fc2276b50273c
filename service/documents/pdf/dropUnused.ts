import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRef, PDFStream } from 'pdf-lib';

/** Removes every object of a file that nothing leads to: the original text must not travel with the translation. */
export function dropUnused({ context }: PDFDocument): void {
  const used = new Set<PDFRef>();
  const { Root, Info, Encrypt, ID } = context.trailerInfo;
  const waiting: PDFObject[] = [Root, Info, Encrypt, ID].filter((object) => object !== undefined);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (used.has(object)) continue;
      used.add(object);
      const target = context.lookup(object);
      if (target) waiting.push(target);
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFStream) waiting.push(...object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
