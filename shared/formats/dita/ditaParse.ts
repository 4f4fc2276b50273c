import type { Catalog } from '../../catalog/catalog.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { unpairedOf } from '../derivedCatalog.ts';
import { inFileOrder, SortedInTurn } from '../inFileOrder.ts';
import { largeText, lazyCatalog, type SegmentMaker } from '../lazyCatalog.ts';
import { StretchSegments, stretchStarts, usualStretch } from '../stretchSegments.ts';
import { DitaReading, type OpenElement } from './ditaReading.ts';

/** Reads a DITA topic or map: the texts of its blocks in the order of the file. */
export function parseDita(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  if (text.length >= largeText) return stretchedDita(doc, path);
  const reading = new DitaReading(doc);
  reading.read();
  return { ...withoutSegments(doc, path), segments: inFileOrder(reading.segments) };
}

/**
 * The catalog of a document that was scanned, the segments of which are read again where somebody asks for them.
 *
 * @param size of what is read at once at least, in UTF-16 code units.
 */
export function stretchedDita(doc: XmlDocument, path?: string, size = usualStretch): Catalog {
  const catalog = lazyCatalog(withoutSegments(doc, path), ditaStretches(doc, size));
  documents.set(catalog, doc);
  return catalog;
}

/** Those of large files, which are kept for their segments. */
const documents = new WeakMap<Catalog, XmlDocument>();

/** The markup of a DITA file, scanned anew where nothing keeps it. */
export function ditaDocument(catalog: Catalog): XmlDocument {
  const known = documents.get(unpairedOf(catalog));
  return known?.text === catalog.text ? known : scanXml(catalog.text);
}

function withoutSegments(doc: XmlDocument, path: string | undefined): Omit<Catalog, 'segments'> {
  const language = languageOf(doc);
  return {
    format: 'dita',
    kind: 'monolingual',
    text: doc.text,
    ...(doc.size > 0 ? { dialect: qualifiedName(doc, 0) } : {}),
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
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

/** Where a stretch starts, and what the reading knows there. */
interface StretchStart {
  readonly at: number;
  readonly state: readonly OpenElement[] | undefined;
  /** Where the last segment before it starts. */
  readonly last: number;
}

function ditaStretches(doc: XmlDocument, size: number): SegmentMaker {
  const table = new StretchSegments(doc.text.length);
  const starts: StretchStart[] = [{ at: 0, state: undefined, last: 0 }];
  const reading = new DitaReading(doc);
  const sorted = new SortedInTurn();
  const add = (end: number) => {
    table.add(sorted.next(reading.segments), end);
    reading.segments = [];
  };
  const isStart = stretchStarts(size);
  reading.read((at) => {
    if (reading.segments.length >= fewSegments) add(at);
    if (!isStart(at, () => reading.size)) return false;
    add(at);
    table.next(at);
    starts.push({ at, state: reading.state, last: sorted.last });
    return false;
  });
  add(doc.text.length);
  return table.maker(function* (stretch) {
    const { state, last } = starts[stretch] as StretchStart;
    const again = new DitaReading(doc, state);
    const sortedAgain = new SortedInTurn(last);
    const end = starts[stretch + 1]?.at;
    let paused: number | undefined;
    do {
      again.segments = [];
      paused = again.read((at) => at === end || again.segments.length >= fewSegments);
      yield sortedAgain.next(again.segments);
    } while (paused !== undefined && paused !== end);
  });
}

/** So many segments are read at a time. */
const fewSegments = 16;
