import { isEmptyTag, openEndOf, startOf, type XmlDocument } from './xmlDocument.ts';

/**
 * An element's start tag as it opens one with content.
 *
 * @example openTag(scanXml('<Content/>'), 0); // '<Content>'
 */
export function openTag(doc: XmlDocument, node: number): string {
  const tag = doc.text.slice(startOf(doc, node), openEndOf(doc, node));
  return isEmptyTag(doc, node) ? `${tag.slice(0, -2).trimEnd()}>` : tag;
}
