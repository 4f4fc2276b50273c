import type { TextRange } from '../../../catalog/textRange.ts';
import { attributesOf, attributeValue, type XmlAttribute } from '../../../xml/attributes.ts';
import { isEmptyText } from '../../../xml/blank.ts';
import { namespacesOf } from '../../../xml/namespaces.ts';
import {
  childrenOf,
  localName,
  nameOf,
  nextOf,
  none,
  openEndOf,
  parentOf,
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

/** One `<segment>` or `<ignorable>` of a unit. */
export interface UnitPart {
  readonly node: number;
  readonly source: number;
  /** `none` where there is no target, or one that is still empty. */
  readonly target: number;
}

/** The parts of a unit and the inline elements in them, each list in reading order. */
export interface UnitParts {
  readonly parts: readonly UnitPart[];
  readonly inSource: readonly number[];
  /** In the order that `order` gives the targets. A part without a target is counted as if it held its source. */
  readonly inTarget: readonly number[];
  /** Those of {@link inTarget} that do stand in targets. */
  readonly written: readonly number[];
  /** The names of all of them: most rules are about elements that most units have not. */
  readonly names: ReadonlySet<string>;
}

/** An XLIFF 2 document as the rules look at it. */
export interface Xliff2File {
  readonly doc: XmlDocument;
  /** As `<xliff>` declares them. */
  readonly sourceLanguage: string | undefined;
  readonly targetLanguage: string | undefined;
  /** An element's name: `unit`, with the usual prefix for a module's (`mtc:match`), `?` for an extension's. */
  name(node: number): string;
  attributes(node: number): readonly RuleAttribute[];
  find(node: number, attribute: string): RuleAttribute | undefined;
  get(node: number, attribute: string): string | undefined;
  children(node: number): readonly number[];
  /** The element itself or the nearest around it that has one of some names; `none` where there is none. */
  around(node: number, ...names: readonly string[]): number;
  /** The element's name in its start tag: what is underlined where nothing smaller is at fault. */
  tag(node: number): TextRange;
  unit(node: number): UnitParts;
  /** The values of an attribute of all elements of a name within an element, itself not counted. */
  valuesWithin(node: number, name: string, attribute: string): ReadonlySet<string>;
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

/** The elements that may stand in a `<source>` or `<target>`. */
export const inlineNames: ReadonlySet<string> = new Set(['cp', 'ph', 'pc', 'sc', 'ec', 'mrk', 'sm', 'em']);

const noAttributes: readonly RuleAttribute[] = [];

/** Reads a document for the rules; what was read last is kept, because several rules ask for it. */
export function xliff2File(doc: XmlDocument): Xliff2File {
  const nameOfNode = namer(doc);
  const attributesOfNode = attributeReader(doc);
  const children = lastOf((node) => [...childrenOf(doc, node)]);
  const unit = lastOf((node) => partsOf(file, node));
  const values = new Map<string, ReadonlySet<string>>();
  const file: Xliff2File = {
    doc,
    get sourceLanguage() {
      return file.get(0, 'srcLang');
    },
    get targetLanguage() {
      return file.get(0, 'trgLang');
    },
    name: nameOfNode,
    attributes: attributesOfNode,
    find(node, attribute) {
      for (const one of attributesOfNode(node)) if (one.name === attribute) return one;
      return undefined;
    },
    get: (node, attribute) => file.find(node, attribute)?.value,
    children,
    around(node, ...names) {
      let at = node;
      while (at !== none && !names.includes(nameOfNode(at))) at = parentOf(doc, at);
      return at;
    },
    tag(node) {
      const start = startOf(doc, node) + 1;
      return { start, end: start + qualifiedName(doc, node).length };
    },
    unit,
    valuesWithin(node, name, attribute) {
      const key = `${node} ${name} ${attribute}`;
      const known = values.get(key);
      if (known) return known;
      if (values.size > 64) values.clear();
      const found = new Set<string>();
      const end = nextOf(doc, node);
      for (let at = node + 1; at < end; at++) {
        const value = nameOfNode(at) === name ? file.get(at, attribute) : undefined;
        if (value !== undefined) found.add(value);
      }
      values.set(key, found);
      return found;
    },
  };
  return file;
}

/** A function of a node that remembers its last answer. */
function lastOf<T>(read: (node: number) => T): (node: number) => T {
  let last: { readonly node: number; readonly value: T } | undefined;
  return (node) => {
    if (last?.node !== node) last = { node, value: read(node) };
    return last.value;
  };
}

/** A namespace's usual prefix with its colon, nothing for the core's, undefined for an extension's. */
function prefixFor(uri: string | undefined, own: string | undefined): string | undefined {
  return uri === own || (uri !== undefined && core.test(uri)) ? '' : prefixes[uri ?? ''];
}

function namer(doc: XmlDocument): (node: number) => string {
  const spaces = namespacesOf(doc);
  const own = spaces.of(0);
  const interned = new Map<string, string>();
  const known: (string | undefined)[] = [];
  const resolve = (node: number): string => {
    const prefix = prefixFor(spaces.of(node), own);
    const name = prefix === undefined ? '?' : prefix + localName(qualifiedName(doc, node));
    interned.set(name, interned.get(name) ?? name);
    return interned.get(name) ?? name;
  };
  if (!spaces.uniform) return resolve;
  return (node) => {
    const number = nameOf(doc, node);
    known[number] ??= resolve(node);
    return known[number];
  };
}

function attributeReader(doc: XmlDocument): (node: number) => readonly RuleAttribute[] {
  const spaces = namespacesOf(doc);
  const own = spaces.of(0);
  const names = new Map<string, string>();
  const kept = new Map<number, readonly RuleAttribute[]>();
  const resolve = (node: number, written: string): string => {
    const prefix = prefixOf(written).slice(0, -1);
    if (prefix === '') return written === 'xmlns' ? 'xmlns:' : written;
    if (prefix === 'xmlns') return 'xmlns:';
    const resolved = prefix === 'xml' ? 'xml:' : prefixFor(spaces.ofPrefix(node, prefix), own);
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
    const known = kept.get(node);
    if (known) return known;
    const found: RuleAttribute[] = [];
    for (const attribute of attributesOf(doc, node).all) {
      const name = nameFor(node, attribute.name);
      if (name !== 'xmlns:') found.push(new RuleAttribute(name, doc.text, attribute));
    }
    if (kept.size > 256) kept.clear();
    kept.set(node, found);
    return found;
  };
}

function partsOf(file: Xliff2File, unit: number): UnitParts {
  const { doc } = file;
  const parts: UnitPart[] = [];
  const names = new Set<string>();
  for (const node of file.children(unit)) {
    const name = file.name(node);
    if (name !== 'segment' && name !== 'ignorable') continue;
    let source = none;
    let target = none;
    for (const child of file.children(node)) {
      const side = file.name(child);
      if (side === 'source' && source === none) source = child;
      else if (side === 'target' && target === none) target = child;
    }
    parts.push({ node, source, target: isEmptyText(doc, target) ? none : target });
  }
  const inline = (node: number): number[] => {
    const found: number[] = [];
    const end = node === none ? none : nextOf(doc, node);
    for (let at = node + 1; at < end; at++) {
      const name = file.name(at);
      if (!inlineNames.has(name)) continue;
      found.push(at);
      names.add(name);
    }
    return found;
  };
  const places = parts.map(({ target }, index) => {
    const order = target === none ? Number.NaN : Number.parseInt(file.get(target, 'order') ?? '', 10);
    return { order: order > 0 ? order : index + 1, index };
  });
  places.sort((a, b) => a.order - b.order || a.index - b.index);
  const sourceOf = parts.map(({ source }) => inline(source));
  const targetOf = parts.map(({ target }) => inline(target));
  return {
    parts,
    inSource: sourceOf.flat(),
    inTarget: parts.some(({ target }) => target !== none)
      ? places.flatMap(({ index }) => (parts[index]?.target === none ? sourceOf[index] : targetOf[index]) ?? [])
      : [],
    written: places.flatMap(({ index }) => targetOf[index] ?? []),
    names,
  };
}
