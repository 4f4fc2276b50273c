import { type Catalog, parsedOf } from '../../catalog/catalog.ts';
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
  const segments = segmentList(inFileOrder(ditaSegments(doc)));
  segments.facts.keep(scanned, doc);
  return {
    format: 'dita',
    kind: 'monolingual',
    text: doc.text,
    ...(doc.size > 0 ? { dialect: qualifiedName(doc, 0) } : {}),
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
    segments,
    problems: syntaxProblems(doc),
    syntaxes: [],
  };
}

/** The markup of a DITA file: of one that was just parsed it is there already. */
export function ditaDocument(catalog: Catalog): XmlDocument {
  const parsed = parsedOf(catalog);
  return parsed.segments.facts.of(scanned, parsed);
}

const scanned = ({ text }: Catalog): XmlDocument => scanXml(text);

/** `xml:lang` of the root or, in a file of several topics, of the first of them. */
function languageOf(doc: XmlDocument): string | undefined {
  for (let node = 0; node < Math.min(doc.size, 2); node++) {
    const language = attributesOf(doc, node).get('xml:lang');
    if (language) return language;
  }
  return undefined;
}
