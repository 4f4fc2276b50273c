import type { Catalog } from '../../catalog/catalog.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { ditaSegments } from './ditaReading.ts';

/** Reads a DITA topic or map: the texts of its blocks in the order of the file. */
export function parseDita(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const language = languageOf(doc);
  return {
    format: 'dita',
    kind: 'monolingual',
    text: doc.text,
    ...(doc.size > 0 ? { dialect: qualifiedName(doc, 0) } : {}),
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
    segments: segmentList(inFileOrder(ditaSegments(doc))),
    problems: syntaxProblems(doc),
    syntaxes: [],
  };
}

/** `xml:lang` of the root or, in a file of several topics, of the first of them. */
function languageOf(doc: XmlDocument): string | undefined {
  for (let node = 0; node < Math.min(doc.size, 2); node++) {
    const language = attributesOf(doc, node).get('xml:lang');
    if (language) return language;
  }
  return undefined;
}
