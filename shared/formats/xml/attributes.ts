import type { TextRange } from '../../catalog/textRange.ts';
import { endsName, isSpace, referenceAt } from './characters.ts';
import { nameOf, startOf, type XmlDocument } from './xmlDocument.ts';

/** One attribute of a tag. A class, so that its ranges are made only where they are asked for. */
export class XmlAttribute {
  /** Qualified, as written. */
  readonly name: string;
  readonly #start: number;
  readonly #end: number;
  readonly #valueStart: number;
  readonly #valueEnd: number;

  constructor(name: string, start: number, end: number, valueStart: number, valueEnd: number) {
    this.name = name;
    this.#start = start;
    this.#end = end;
    this.#valueStart = valueStart;
    this.#valueEnd = valueEnd;
  }

  /** From the name to behind the closing quote. */
  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  /** The raw value, without the quotes. */
  get valueRange(): TextRange {
    return { start: this.#valueStart, end: this.#valueEnd };
  }
}

/**
 * The attributes of the tag that starts at an offset, in order; of equal names only the first counts. Reads the same
 * bounds as the scanner, in broken tags too.
 *
 * @param at offset of the tag's `<`.
 */
export function attributesAt(text: string, at: number): XmlAttribute[] {
  const found: XmlAttribute[] = [];
  const length = text.length;
  let i = at + 1;
  while (i < length && !endsName(text.charCodeAt(i))) i++;
  while (i < length) {
    while (isSpace(text.charCodeAt(i))) i++;
    const unit = text.charCodeAt(i);
    if (i >= length || unit === 0x3e || unit === 0x3c) break;
    if (unit === 0x2f && text.charCodeAt(i + 1) === 0x3e) break;
    if (endsName(unit)) {
      i++;
      continue;
    }
    const start = i;
    while (i < length && !endsName(text.charCodeAt(i))) i++;
    const nameEnd = i;
    while (isSpace(text.charCodeAt(i))) i++;
    if (text.charCodeAt(i) !== 0x3d) continue;
    i++;
    while (isSpace(text.charCodeAt(i))) i++;
    const valueRange = valueAt(text, i);
    i = valueRange.end;
    if (valueRange.quoted) i++;
    const name = text.slice(start, nameEnd);
    found.push(new XmlAttribute(name, start, Math.min(i, length), valueRange.start, valueRange.end));
  }
  return found;
}

function valueAt(text: string, at: number): TextRange & { readonly quoted: boolean } {
  const quote = text.charCodeAt(at);
  if (quote !== 0x22 && quote !== 0x27) {
    let end = at;
    while (end < text.length && !isSpace(text.charCodeAt(end)) && text.charCodeAt(end) !== 0x3e) {
      if (text.charCodeAt(end) === 0x3c) break;
      end++;
    }
    return { start: at, end, quoted: false };
  }
  const start = at + 1;
  const close = text.indexOf(text.charAt(at), start);
  const less = text.indexOf('<', start);
  if (close >= 0 && (less < 0 || less > close)) return { start, end: close, quoted: true };
  const greater = text.indexOf('>', start);
  if (close >= 0 && (greater < 0 || greater > less)) return { start, end: close, quoted: true };
  const end = greater >= 0 ? greater : less >= 0 ? less : text.length;
  return { start, end, quoted: false };
}

/** The offset behind the tag that starts at `at`, at most `limit`. */
export function tagEnd(text: string, at: number, limit: number): number {
  const attributes = attributesAt(text, at);
  let end = attributes.at(-1)?.range.end ?? at + 1;
  while (end < limit) {
    const unit = text.charCodeAt(end);
    if (unit === 0x3e) return end + 1;
    if (unit === 0x3c) return end;
    end++;
  }
  return limit;
}

/** An attribute's value as XML defines it: references resolved, line ends and tabs as spaces. */
export function attributeValue(text: string, range: TextRange): string {
  const raw = text.slice(range.start, range.end);
  if (!/[&\t\r\n]/.test(raw)) return raw;
  let value = '';
  for (let i = 0; i < raw.length; i++) {
    const unit = raw.charCodeAt(i);
    if (unit === 0x26) {
      const reference = referenceAt(raw, i, raw.length);
      if (reference?.value !== undefined) {
        value += reference.value;
        i = reference.end - 1;
        continue;
      }
    }
    if (unit === 0x0d && raw.charCodeAt(i + 1) === 0x0a) continue;
    value += isSpace(unit) ? ' ' : raw.charAt(i);
  }
  return value;
}

/** The attributes of one tag. A class, so that the tags of a large file share its methods. */
export class Attributes {
  readonly #text: string;
  readonly all: readonly XmlAttribute[];

  constructor(text: string, all: readonly XmlAttribute[]) {
    this.#text = text;
    this.all = all;
  }

  /** The attribute of a qualified name, the first if there are several. */
  find(name: string): XmlAttribute | undefined {
    for (const attribute of this.all) if (attribute.name === name) return attribute;
    return undefined;
  }

  /** The decoded value, undefined where the attribute is not there. */
  get(name: string): string | undefined {
    const attribute = this.find(name);
    return attribute && attributeValue(this.#text, attribute.valueRange);
  }
}

/** Reads the attributes of an element. */
export function attributesOf(doc: XmlDocument, node: number): Attributes {
  return readAttributes(doc.text, startOf(doc, node));
}

/** Reads the attributes of the tag that starts at an offset. */
export function readAttributes(text: string, at: number): Attributes {
  return new Attributes(text, attributesAt(text, at));
}

/** The value of one attribute of an element, where the others do not matter. */
export function attributeOf(doc: XmlDocument, node: number, name: string): string | undefined {
  const { text } = doc;
  const tag = startOf(doc, node);
  const nameEnd = tag + 1 + (doc.names[nameOf(doc, node)]?.length ?? 0);
  // Most tags have no attribute at all.
  if (text.charCodeAt(nameEnd) === 0x3e) return undefined;
  const found = attributesAt(text, tag).find((attribute) => attribute.name === name);
  return found && attributeValue(text, found.valueRange);
}
