import { referenceAt } from '../formats/xml/characters.ts';
import {
  childrenOf,
  closeStartOf,
  endOf,
  localName,
  nextOf,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../formats/xml/xmlDocument.ts';

/**
 * The text of a `<seg>`: references and CDATA resolved, comments and instructions left out. The native text that
 * `<bpt>`, `<ept>`, `<it>`, `<ph>` and `<ut>` carry stands where the code stood, since that is what the file it came
 * from holds there; `<hi>` and unknown elements give their words; a `<sub>` inside a code is a text of its own and is
 * left out.
 */
export function segmentText(doc: XmlDocument, seg: number): string {
  let text = '';
  let at = openEndOf(doc, seg);
  const end = closeStartOf(doc, seg);
  for (let node = seg + 1; node < doc.size && startOf(doc, node) < end; ) {
    text += decode(doc.text, at, startOf(doc, node));
    if (localName(qualifiedName(doc, node)).toLowerCase() === 'sub') {
      at = endOf(doc, node);
      node = nextOf(doc, node);
      continue;
    }
    at = openEndOf(doc, node);
    const [first] = childrenOf(doc, node);
    if (first === undefined) {
      text += decode(doc.text, at, closeStartOf(doc, node));
      at = endOf(doc, node);
    }
    node++;
  }
  return text + decode(doc.text, at, end);
}

/** Character data between tags; end tags, comments and instructions give nothing, unknown references stay as written. */
function decode(source: string, start: number, end: number): string {
  const raw = source.slice(start, end);
  if (!/[<&\r]/.test(raw)) return raw;
  const special = /[<&\r]/g;
  let text = '';
  for (let at = 0; at < raw.length; ) {
    special.lastIndex = at;
    const next = special.exec(raw)?.index ?? raw.length;
    text += raw.slice(at, next);
    at = next;
    if (at === raw.length) return text;
    if (raw[at] === '\r') {
      text += '\n';
      at += raw[at + 1] === '\n' ? 2 : 1;
    } else if (raw[at] === '&') {
      const reference = referenceAt(raw, at, raw.length);
      text += reference?.value ?? raw.slice(at, reference?.end ?? at + 1);
      at = reference?.end ?? at + 1;
    } else {
      const [close, skip] = raw.startsWith('<![CDATA[', at)
        ? [']]>', 9]
        : raw.startsWith('<!--', at)
          ? ['-->', 4]
          : raw.startsWith('<?', at)
            ? ['?>', 2]
            : ['>', 1];
      const stop = raw.indexOf(close as string, at + (skip as number));
      const until = stop < 0 ? raw.length : stop;
      if (close === ']]>') text += raw.slice(at + 9, until).replace(/\r\n?/g, '\n');
      at = stop < 0 ? raw.length : stop + (close as string).length;
    }
  }
  return text;
}
