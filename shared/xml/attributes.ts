import type { TextRange } from '../catalog/textRange.ts';
import { bounds, boundsAt } from './attributeBounds.ts';
import { isSpace, referenceAt } from './characters.ts';
import { nameOf, openEndOf, startOf, type XmlDocument } from './xmlDocument.ts';

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

/** The offset behind the tag that starts at `offset`, at most `limit`. */
export function tagEnd(text: string, offset: number, limit: number): number {
  return readAttributes(text, offset).tagEnd(limit);
}

/** An attribute's value as XML defines it: references resolved, line ends and tabs as spaces. */
export function attributeValue(text: string, range: TextRange): string {
  const raw = text.slice(range.start, range.end);
  let plain = 0;
  while (plain < raw.length && !isAltered(raw.charCodeAt(plain))) plain++;
  if (plain === raw.length) return raw;
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

/** What does not stand for itself in an attribute's value. */
const isAltered = (unit: number) => unit === 0x26 || unit === 0x0a || unit === 0x0d || unit === 0x09;

/**
 * The attributes of one tag, in order; of equal names only the first counts. A class, so that the tags of a large file
 * share its methods, and names and values are cut out only where they are asked for.
 */
export class Attributes {
  readonly #text: string;
  readonly #start: number;
  readonly #bounds: readonly number[];
  #all: readonly XmlAttribute[] | undefined;

  /**
   * @param offset of the tag's `<`.
   * @param tagStop where the scanner found the tag to end; 0 where that is not known.
   */
  constructor(text: string, offset: number, tagStop = 0) {
    this.#text = text;
    this.#start = offset;
    this.#bounds = boundsAt(text, offset, tagStop);
  }

  get isEmpty(): boolean {
    return this.#bounds.length === 0;
  }

  /** The offset behind the tag, at most `limit`. */
  tagEnd(limit: number): number {
    for (let end = this.#bounds.at(-1) ?? this.#start + 1; end < limit; end++) {
      const unit = this.#text.charCodeAt(end);
      if (unit === 0x3e) return end + 1;
      if (unit === 0x3c) return end;
    }
    return limit;
  }

  /** All of them, those with equal names too. */
  get all(): readonly XmlAttribute[] {
    if (this.#all) return this.#all;
    const all: XmlAttribute[] = [];
    for (let i = 0; i < this.#bounds.length; i += bounds) all.push(this.#attribute(i));
    this.#all = all;
    return all;
  }

  /** The attribute of a qualified name, the first if there are several. */
  find(name: string): XmlAttribute | undefined {
    const i = this.#indexOf(name);
    return i < 0 ? undefined : this.#attribute(i);
  }

  /** The decoded value, undefined where the attribute is not there. */
  get(name: string): string | undefined {
    const i = this.#indexOf(name);
    if (i < 0) return undefined;
    return attributeValue(this.#text, { start: this.#bounds[i + 2] as number, end: this.#bounds[i + 3] as number });
  }

  #indexOf(name: string): number {
    const all = this.#bounds;
    const text = this.#text;
    const first = name.charCodeAt(0);
    for (let i = 0; i < all.length; i += bounds) {
      const start = all[i] as number;
      if ((all[i + 1] as number) - start !== name.length || text.charCodeAt(start) !== first) continue;
      if (text.startsWith(name, start)) return i;
    }
    return -1;
  }

  #attribute(i: number): XmlAttribute {
    const all = this.#bounds;
    const start = all[i] as number;
    const name = this.#text.slice(start, all[i + 1]);
    return new XmlAttribute(name, start, all[i + 4] as number, all[i + 2] as number, all[i + 3] as number);
  }
}

/** Reads the attributes of an element. */
export function attributesOf(doc: XmlDocument, node: number): Attributes {
  return isBare(doc, node) ? noAttributes : new Attributes(doc.text, startOf(doc, node), openEndOf(doc, node));
}

/** The attributes of a tag without any. */
export const noAttributes = new Attributes('<a>', 0);

/** The names of all attributes that a document has, as written. */
export function attributeNames(doc: XmlDocument): ReadonlySet<string> {
  const { text } = doc;
  const names = new Set<string>();
  for (let node = 0; node < doc.size; node++) {
    if (isBare(doc, node)) continue;
    const all = boundsAt(text, startOf(doc, node), openEndOf(doc, node));
    for (let i = 0; i < all.length; i += bounds) names.add(text.slice(all[i], all[i + 1]));
  }
  return names;
}

/** Whether a tag ends right behind its name: most have no attribute at all. */
function isBare(doc: XmlDocument, node: number): boolean {
  const nameStop = startOf(doc, node) + 1 + (doc.names[nameOf(doc, node)]?.length ?? 0);
  return doc.text.charCodeAt(nameStop) === 0x3e;
}

/** Reads the attributes of the tag that starts at an offset. */
export function readAttributes(text: string, offset: number): Attributes {
  return new Attributes(text, offset);
}

/** The value of one attribute of an element, where the others do not matter. */
export function attributeOf(doc: XmlDocument, node: number, name: string): string | undefined {
  return isBare(doc, node) ? undefined : attributesOf(doc, node).get(name);
}
