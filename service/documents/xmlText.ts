import { type Catalog, type Problem, uniqueIds } from '../../shared/catalog/catalog.ts';
import { isBlank } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { segmentList } from '../../shared/catalog/segmentList.ts';
import { documentSegment } from '../../shared/formats/documentSegment.ts';
import type { Format } from '../../shared/formats/format.ts';
import { attributesOf } from '../../shared/xml/attributes.ts';
import { editElementSlot, elementSlot } from '../../shared/xml/elementSlot.ts';
import { encodeContent, lineEndFor } from '../../shared/xml/encodeContent.ts';
import type { InlineRules } from '../../shared/xml/inlineRules.ts';
import { scanXml } from '../../shared/xml/scanXml.ts';
import {
  childrenOf,
  closeStartOf,
  elementRange,
  endOf,
  isEmptyTag,
  nextOf,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../shared/xml/xmlDocument.ts';

const inline: InlineRules = {
  shape: (_name, attributes) => (isKept(attributes.get('translate')) ? 'whole' : 'pair'),
  describe: (name) => ({ id: name }),
};

/**
 * XML of no known vocabulary as a document: the content of each element that holds text of its own is a segment, with
 * the elements in it as inline codes. `translate="no"` (ITS 2.0 §8.1) is obeyed, attributes stay as they are.
 */
export const xmlText: Format = {
  id: 'xml-text',
  name: 'XML',
  kind: 'monolingual',
  languageIds: ['xml'],
  extensions: ['.xml'],
  states: [],
  parse: parseXml,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: (catalog, segment, { content }) => {
    const edit = content && segment.target && editElementSlot(catalog.text, segment.target, content);
    return edit ? [edit] : [];
  },
  derive: (source, _language, translations) =>
    source.segments.all().flatMap((segment) => {
      const content = translations.get(segment.id)?.content;
      const edit = content && segment.target && editElementSlot(source.text, segment.target, content);
      return edit ? [edit] : [];
    }),
};

const isKept = (translate: string | undefined) => translate === 'no';

function parseXml(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const segments: Segment[] = [];
  const unique = uniqueIds();
  for (let node = 0; node < doc.size; ) {
    const attributes = attributesOf(doc, node);
    if (isKept(attributes.get('translate') ?? attributes.get('its:translate'))) {
      node = nextOf(doc, node);
    } else if (!isEmptyTag(doc, node) && hasOwnText(doc, node)) {
      const target = elementSlot(doc, node, inline);
      if (!isBlank(target)) {
        const id = unique(`${qualifiedName(doc, node)}/${segments.length + 1}`);
        segments.push(documentSegment({ id, range: elementRange(doc, node), target }, []));
      }
      node = nextOf(doc, node);
    } else node++;
  }
  const problems: Problem[] = doc.problems.map(({ range, message }) => ({
    id: 'syntax',
    range,
    message,
    severity: 'error',
  }));
  return {
    format: 'xml-text',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems,
    syntaxes: [],
  };
}

/** True where something other than blanks and comments stands between an element's children. */
function hasOwnText(doc: XmlDocument, node: number): boolean {
  let end = openEndOf(doc, node);
  for (const child of childrenOf(doc, node)) {
    if (isText(doc.text.slice(end, startOf(doc, child)))) return true;
    end = endOf(doc, child);
  }
  return isText(doc.text.slice(end, closeStartOf(doc, node)));
}

const isText = (raw: string) =>
  /\S/.test(raw) && /\S/.test(raw.replace(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/g, ''));
