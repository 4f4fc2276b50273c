import { contentRange, isEmptyTag, none, type XmlDocument } from './xmlDocument.ts';

/** True for an element that is not there, is empty or holds only white space. */
export function isBlank(doc: XmlDocument, node: number): boolean {
  if (node === none || isEmptyTag(doc, node)) return true;
  const { start, end } = contentRange(doc, node);
  for (let i = start; i < end; i++) {
    const unit = doc.text.charCodeAt(i);
    if (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) continue;
    if (unit > 0x20 && unit < 0x80 && unit !== 0x3c) return false;
    return /^(?:\s|<!\[CDATA\[\s*\]\]>)*$/.test(doc.text.slice(i, end));
  }
  return true;
}

/** True for a target that is not there, is empty or holds nothing but the line breaks of a pretty-printer. */
export function isEmptyText(doc: XmlDocument, node: number): boolean {
  if (node === none || isEmptyTag(doc, node)) return true;
  const { start, end } = contentRange(doc, node);
  return start === end || (isBlank(doc, node) && /[\r\n]|^<!\[CDATA\[\]\]>$/.test(doc.text.slice(start, end)));
}
