import { attributesOf } from '../xml/attributes.ts';
import { referenceAt } from '../xml/characters.ts';
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
} from '../xml/xmlDocument.ts';

/** An inline code of a `<seg>`: what stands from `start` to `end` in the text is its native text, or the words of `hi`. */
export interface TmxCode {
  /** UTF-16 code units of the text. */
  readonly start: number;
  readonly end: number;
  /** How many codes it stands in. */
  readonly depth: number;
  /** `bpt`, `ept`, `it`, `ph`, `ut` or `hi`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The text of a `<seg>` and its codes, in the order in which they begin. */
export interface TmxSegmentText {
  readonly text: string;
  readonly codes: readonly TmxCode[];
}

/** Attributes of codes (TMX 1.4b §6). */
const codeAttributes = ['i', 'x', 'type', 'pos', 'assoc'];
const codeNames = new Set(['bpt', 'ept', 'it', 'ph', 'ut', 'hi']);

/**
 * The text of a `<seg>`: references and CDATA resolved, comments and instructions left out. The native text that
 * `<bpt>`, `<ept>`, `<it>`, `<ph>` and `<ut>` carry stands where the code stood, since that is what the file it came
 * from holds there; `<hi>` and unknown elements give their words; a `<sub>` inside a code is a text of its own and is
 * left out.
 */
export function segmentText(doc: XmlDocument, seg: number): TmxSegmentText {
  let text = '';
  let offset = openEndOf(doc, seg);
  const end = closeStartOf(doc, seg);
  const codes: { start: number; end: number; depth: number; name: string; attributes: Record<string, string> }[] = [];
  const open: { readonly code: number; readonly end: number }[] = [];
  const readTo = (place: number) => {
    for (let last = open.at(-1); last && last.end <= place; last = open.at(-1)) {
      text += decode(doc.text, offset, last.end);
      offset = last.end;
      (codes[last.code] as { end: number }).end = text.length;
      open.pop();
    }
    text += decode(doc.text, offset, place);
    offset = place;
  };
  for (let node = seg + 1; node < doc.size && startOf(doc, node) < end; ) {
    readTo(startOf(doc, node));
    const name = localName(qualifiedName(doc, node)).toLowerCase();
    if (name === 'sub') {
      offset = endOf(doc, node);
      node = nextOf(doc, node);
      continue;
    }
    offset = openEndOf(doc, node);
    if (codeNames.has(name)) {
      const written = attributesOf(doc, node);
      const attributes: Record<string, string> = {};
      for (const one of codeAttributes) {
        const value = written.get(one);
        if (value !== undefined) attributes[one] = value;
      }
      open.push({ code: codes.length, end: endOf(doc, node) });
      codes.push({ start: text.length, end: text.length, depth: open.length - 1, name, attributes });
    }
    const [first] = childrenOf(doc, node);
    if (first === undefined) readTo(endOf(doc, node));
    node++;
  }
  readTo(end);
  return { text, codes };
}

/**
 * The content of a `<seg>`, with its codes as elements.
 *
 * @param encode writes a piece of the text, or of an attribute's value, as XML.
 * @example segmentXml('a<b>', [{ start: 1, end: 4, depth: 0, name: 'bpt', attributes: { i: '1' } }], escapeXml); // 'a<bpt i="1">&lt;b&gt;</bpt>'
 */
export function segmentXml(text: string, codes: readonly TmxCode[], encode: (words: string) => string): string {
  let xml = '';
  let offset = 0;
  const open: TmxCode[] = [];
  const close = (depth: number) => {
    for (let last = open.pop(); last; last = open.pop()) {
      xml += `${encode(text.slice(offset, last.end))}</${last.name}>`;
      offset = last.end;
      if (open.length <= depth) break;
    }
  };
  for (const code of codes) {
    if (open.length > code.depth) close(code.depth);
    xml += encode(text.slice(offset, code.start));
    offset = code.start;
    const attributes = Object.entries(code.attributes).map(
      ([name, value]) => ` ${name}="${encode(value).replaceAll('"', '&quot;')}"`,
    );
    xml += `<${code.name}${attributes.join('')}>`;
    open.push(code);
  }
  close(0);
  return xml + encode(text.slice(offset));
}

/** Character data between tags; end tags, comments and instructions give nothing, unknown references stay as written. */
function decode(source: string, start: number, end: number): string {
  const raw = source.slice(start, end);
  if (!/[<&\r]/.test(raw)) return raw;
  const special = /[<&\r]/g;
  let text = '';
  for (let offset = 0; offset < raw.length; ) {
    special.lastIndex = offset;
    const next = special.exec(raw)?.index ?? raw.length;
    text += raw.slice(offset, next);
    offset = next;
    if (offset === raw.length) return text;
    if (raw[offset] === '\r') {
      text += '\n';
      offset += raw[offset + 1] === '\n' ? 2 : 1;
    } else if (raw[offset] === '&') {
      const reference = referenceAt(raw, offset, raw.length);
      text += reference?.value ?? raw.slice(offset, reference?.end ?? offset + 1);
      offset = reference?.end ?? offset + 1;
    } else {
      const [close, skip] = raw.startsWith('<![CDATA[', offset)
        ? [']]>', 9]
        : raw.startsWith('<!--', offset)
          ? ['-->', 4]
          : raw.startsWith('<?', offset)
            ? ['?>', 2]
            : ['>', 1];
      const stop = raw.indexOf(close as string, offset + (skip as number));
      const until = stop < 0 ? raw.length : stop;
      if (close === ']]>') text += raw.slice(offset + 9, until).replace(/\r\n?/g, '\n');
      offset = stop < 0 ? raw.length : stop + (close as string).length;
    }
  }
  return text;
}
