import { childrenOf, localName, none, qualifiedName, type XmlDocument } from './xmlDocument.ts';

/** The first child element with a local name, or {@link none}. */
export function childNamed(doc: XmlDocument, node: number, name: string): number {
  for (const child of childrenOf(doc, node)) if (localName(qualifiedName(doc, child)) === name) return child;
  return none;
}
