import type { TextRange } from '../../../catalog/textRange.ts';
import { attributesOf, attributeValue, type XmlAttribute } from '../../../xml/attributes.ts';
import { namespacesOf } from '../../../xml/namespaces.ts';
import {
  localName,
  nameOf,
  openEndOf,
  prefixOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../../xml/xmlDocument.ts';

/** One attribute as the rules see it. A class, so that values and ranges are made only where they are asked for. */
export class RuleAttribute {
  /** Without a prefix for XLIFF's own, with the module's usual prefix else (`fs:fs`, `xml:lang`); `?` for any other. */
  readonly name: string;
  readonly #text: string;
  readonly #attribute: XmlAttribute;

  constructor(name: string, text: string, attribute: XmlAttribute) {
    this.name = name;
    this.#text = text;
    this.#attribute = attribute;
  }

  get value(): string {
    return attributeValue(this.#text, this.#attribute.valueRange);
  }

  /** Name and value. */
  get range(): TextRange {
    return this.#attribute.range;
  }

  /** The raw value without its quotes. */
  get valueRange(): TextRange {
    return this.#attribute.valueRange;
  }
}

/** Namespaces that the specification defines, with the prefix that it writes them with. */
const prefixes: Readonly<Record<string, string>> = {
  'urn:oasis:names:tc:xliff:matches:2.0': 'mtc:',
  'urn:oasis:names:tc:xliff:glossary:2.0': 'gls:',
  'urn:oasis:names:tc:xliff:fs:2.0': 'fs:',
  'urn:oasis:names:tc:xliff:metadata:2.0': 'mda:',
  'urn:oasis:names:tc:xliff:resourcedata:2.0': 'res:',
  'urn:oasis:names:tc:xliff:changetracking:2.0': 'ctr:',
  'urn:oasis:names:tc:xliff:changetracking:2.1': 'ctr:',
  'urn:oasis:names:tc:xliff:sizerestriction:2.0': 'slr:',
  'urn:oasis:names:tc:xliff:validation:2.0': 'val:',
  'urn:oasis:names:tc:xliff:itsm:2.0': 'itsm:',
  'urn:oasis:names:tc:xliff:itsm:2.1': 'itsm:',
  'urn:oasis:names:tc:xliff:pgs:1.0': 'pgs:',
  'http://www.w3.org/2005/11/its': 'its:',
  'http://www.w3.org/XML/1998/namespace': 'xml:',
};
const core = /^urn:oasis:names:tc:xliff:document:2\.\d+$/;

const noAttributes: readonly RuleAttribute[] = [];

/** A namespace's usual prefix with its colon, nothing for the core's, undefined for an extension's. */
function prefixFor(uri: string | undefined, rootSpace: string | undefined): string | undefined {
  return uri === rootSpace || (uri !== undefined && core.test(uri)) ? '' : prefixes[uri ?? ''];
}

/** The names of a document's elements as the rules write them; see `Xliff2File.name`. */
export function namer(doc: XmlDocument): (node: number) => string {
  const spaces = namespacesOf(doc);
  const rootSpace = spaces.of(0);
  const interned = new Map<string, string>();
  const names: (string | undefined)[] = [];
  const resolve = (node: number): string => {
    const prefix = prefixFor(spaces.of(node), rootSpace);
    const name = prefix === undefined ? '?' : prefix + localName(qualifiedName(doc, node));
    interned.set(name, interned.get(name) ?? name);
    return interned.get(name) ?? name;
  };
  if (!spaces.uniform) return resolve;
  return (node) => {
    const number = nameOf(doc, node);
    names[number] ??= resolve(node);
    return names[number];
  };
}

/** The attributes of a document's elements; those of the last few hundred elements are kept. */
export function attributeReader(doc: XmlDocument): (node: number) => readonly RuleAttribute[] {
  const spaces = namespacesOf(doc);
  const rootSpace = spaces.of(0);
  const names = new Map<string, string>();
  const kept = new Map<number, readonly RuleAttribute[]>();
  const resolve = (node: number, written: string): string => {
    const prefix = prefixOf(written).slice(0, -1);
    if (prefix === '') return written === 'xmlns' ? 'xmlns:' : written;
    if (prefix === 'xmlns') return 'xmlns:';
    const resolved = prefix === 'xml' ? 'xml:' : prefixFor(spaces.ofPrefix(node, prefix), rootSpace);
    return resolved === undefined ? '?' : resolved + localName(written);
  };
  const nameFor = (node: number, written: string): string => {
    if (!spaces.uniform) return resolve(node, written);
    let name = names.get(written);
    if (name === undefined) {
      name = resolve(node, written);
      names.set(written, name);
    }
    return name;
  };
  return (node) => {
    // Many tags have no attribute at all.
    if (openEndOf(doc, node) - startOf(doc, node) - qualifiedName(doc, node).length < 4) return noAttributes;
    const cached = kept.get(node);
    if (cached) return cached;
    const attributes: RuleAttribute[] = [];
    for (const attribute of attributesOf(doc, node).all) {
      const name = nameFor(node, attribute.name);
      if (name !== 'xmlns:') attributes.push(new RuleAttribute(name, doc.text, attribute));
    }
    if (kept.size > 256) kept.clear();
    kept.set(node, attributes);
    return attributes;
  };
}
