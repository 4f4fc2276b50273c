import type { Problem } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Attributes } from './attributes.ts';
import { scanXml } from './scanXml.ts';
import { syntaxProblems } from './syntaxProblems.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { localName, none, openEndOf, startOf, type XmlDocument } from './xmlDocument.ts';

/** What the reading of an XML format works with and puts together. */
export interface XmlReading {
  readonly doc: XmlDocument;
  /** The root element, or {@link none} where the text has another. */
  readonly root: number;
  readonly vocabulary: Vocabulary;
  readonly problems: Problem[];
}

/**
 * Scans a text and takes its syntax problems over.
 *
 * @param rootName local name of the root element.
 */
export function startReading(text: string, rootName: string): XmlReading {
  const doc = scanXml(text);
  const root = doc.size > 0 && localName(doc.names[0] ?? '') === rootName ? 0 : none;
  return {
    doc,
    root,
    vocabulary: vocabularyOf(doc, root),
    problems: syntaxProblems(doc),
  };
}

/** What `translate` says on an element of XLIFF: `yes`, `no`, or what holds around it. */
export function translates(attributes: Attributes, inherited: boolean): boolean {
  const value = attributes.get('translate');
  return value === 'no' ? false : value === 'yes' ? true : inherited;
}

/** From `<` to `>` of a start tag. */
export function tagRange(doc: XmlDocument, node: number): TextRange {
  return { start: startOf(doc, node), end: openEndOf(doc, node) };
}
