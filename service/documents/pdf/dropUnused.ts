import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRef, PDFStream } from 'pdf-lib';
import { pushAll } from '../../../shared/catalog/pushAll.ts';

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
    } else if (object instanceof PDFArray) pushAll(waiting, object.asArray());
    else if (object instanceof PDFDict) pushAll(waiting, object.values());
    else if (object instanceof PDFStream) pushAll(waiting, object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
