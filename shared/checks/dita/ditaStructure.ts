import type { Catalog } from '../../catalog/catalog.ts';
import { countedBy } from '../../catalog/countedBy.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { knownElements } from '../../formats/dita/ditaElements.data.ts';
import type { DitaLink } from '../../formats/dita/ditaLinks.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { tagRange } from '../../xml/startReading.ts';
import { qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { FileCheck, FileFinding } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { ditaPair } from './ditaFiles.ts';

/** A translated DITA file that lost its document type, or a picture, topic or reused piece of its source. */
export const ditaStructure: FileCheck = {
  scope: 'file',
  id: 'dita-structure',
  severity: 'warning',
  summary: 'A translated DITA file lost its document type, a reference or an instruction, or has an unknown element',
  readsText: true,
  needsFact: 'references',
  *run({ catalog }) {
    const pair = ditaPair(catalog);
    if (!pair) return;
    const { target, source } = pair;
    const range = tagRange(target.doc, 0);
    if (source.doc.doctype !== undefined && target.doc.doctype !== source.doc.doctype) {
      const message =
        target.doc.doctype === undefined
          ? say`The document type of the source is “${source.doc.doctype}”, but there is none here`
          : say`The document type of the source is “${source.doc.doctype}”, here it is “${target.doc.doctype}”`;
      yield { range, message };
    }
    const key = ({ attribute, value }: DitaLink) => `${attribute} ${value}`;
    const counts = countedBy(target.links.links, key);
    yield* instructions(target.doc.text, source.doc.text, range);
    yield* newElements(target.doc, source.doc);
    const inTexts = textRanges(catalog.pair?.source);
    for (const link of source.links.links) {
      const left = counts.get(key(link)) ?? 0;
      counts.set(key(link), left - 1);
      // References within a sentence are codes of it, which the checks of tags look after.
      if (left > 0 || inTexts(link.range.start)) continue;
      yield {
        range,
        message: say`The ${link.attribute} “${link.value}” of the source is missing`,
        data: { attribute: link.attribute, value: link.value },
      };
    }
  },
};

/** The declaration of XML, and what editors note for themselves. */
const ofEditors = /^<\?(?:xml[\s?]|oxy_|xm-|Pub\s)/;

/** The processing instructions of a file that somebody else than its editor reads. */
function* instructionsIn(text: string): Iterable<string> {
  for (let start = text.indexOf('<?'); start >= 0; ) {
    const end = text.indexOf('?>', start);
    if (end < 0) return;
    const instruction = text.slice(start, end + 2);
    if (!ofEditors.test(instruction)) yield instruction;
    start = text.indexOf('<?', end);
  }
}

/** Processing instructions that the source has more often. */
function* instructions(target: string, source: string, range: TextRange): Iterable<FileFinding> {
  const left = countedBy(instructionsIn(target), (text) => text);
  for (const text of instructionsIn(source)) {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    if (count <= 0) yield { range, message: say`The instruction ${quote(text)} of the source is missing` };
  }
}

/** Elements that neither the source nor DITA has, and that do not say what they are made from. */
function* newElements(target: XmlDocument, source: XmlDocument): Iterable<FileFinding> {
  const theirs = new Set(source.names);
  const unknown = new Set(
    target.names.filter((name) => !theirs.has(name) && !name.includes(':') && !knownElements.has(name)),
  );
  if (unknown.size === 0) return;
  for (let node = 0; node < target.size; node++) {
    const name = qualifiedName(target, node);
    if (!unknown.has(name) || attributesOf(target, node).get('class') !== undefined) continue;
    unknown.delete(name);
    yield { range: tagRange(target, node), message: say`<${name}> is not a DITA element, and the source has none` };
  }
}

/** Tells whether an offset of the source lies within one of its texts. */
function textRanges(catalog: Catalog | undefined): (offset: number) => boolean {
  const ranges = (catalog?.segments.all() ?? []).flatMap(({ target }) => (target ? [target.range] : []));
  return (offset) => ranges.some(({ start, end }) => offset >= start && offset < end);
}
