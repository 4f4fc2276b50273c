import type { TextRange } from '../../../catalog/textRange.ts';
import { attributesOf, attributeValue } from '../../xml/attributes.ts';
import { isEmptyText } from '../../xml/blank.ts';
import { namespacesOf } from '../../xml/namespaces.ts';
import {
  childrenOf,
  localName,
  nameOf,
  nextOf,
  none,
  parentOf,
  prefixOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';

/** One attribute as the rules see it. */
export interface RuleAttribute {
  /** Without a prefix for XLIFF's own, with the module's usual prefix else (`fs:fs`, `xml:lang`); `?` for any other. */
  readonly name: string;
  readonly value: string;
  /** Name and value. */
  readonly range: TextRange;
  /** The raw value without its quotes. */
  readonly valueRange: TextRange;
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

/** Reads a document for the rules; attributes are read once for as long as the same unit is looked at. */
export function xliff2File(doc: XmlDocument): Xliff2File {
  const spaces = namespacesOf(doc);
  const own = spaces.of(0);
  const nameCache = new Map<number, string>();
  const attributeCache = new Map<number, readonly RuleAttribute[]>();
  const valueCache = new Map<string, ReadonlySet<string>>();
  let lastUnit: { readonly node: number; readonly parts: UnitParts } | undefined;
  const prefixFor = (uri: string | undefined): string | undefined =>
    uri === own || (uri !== undefined && core.test(uri)) ? '' : prefixes[uri ?? ''];

  const file: Xliff2File = {
    doc,
    get sourceLanguage() {
      return file.get(0, 'srcLang');
    },
    get targetLanguage() {
      return file.get(0, 'trgLang');
    },
    name(node) {
      const key = spaces.uniform ? nameOf(doc, node) : node;
      let name = nameCache.get(key);
      if (name === undefined) {
        const prefix = prefixFor(spaces.of(node));
        name = prefix === undefined ? '?' : prefix + localName(qualifiedName(doc, node));
        nameCache.set(key, name);
      }
      return name;
    },
    attributes(node) {
      const known = attributeCache.get(node);
      if (known) return known;
      if (attributeCache.size > 4096) attributeCache.clear();
      const found = attributesOf(doc, node).all.flatMap(({ name, range, valueRange }): RuleAttribute[] => {
        const prefix = prefixOf(name).slice(0, -1);
        if (prefix === 'xmlns' || name === 'xmlns') return [];
        const resolved = prefix === '' ? '' : prefix === 'xml' ? 'xml:' : prefixFor(spaces.ofPrefix(node, prefix));
        const canonical = resolved === undefined ? '?' : resolved + localName(name);
        return [{ name: canonical, value: attributeValue(doc.text, valueRange), range, valueRange }];
      });
      attributeCache.set(node, found);
      return found;
    },
    find: (node, attribute) => file.attributes(node).find(({ name }) => name === attribute),
    get: (node, attribute) => file.find(node, attribute)?.value,
    children: (node) => [...childrenOf(doc, node)],
    around(node, ...names) {
      let at = node;
      while (at !== none && !names.includes(file.name(at))) at = parentOf(doc, at);
      return at;
    },
    tag(node) {
      const start = startOf(doc, node) + 1;
      return { start, end: start + qualifiedName(doc, node).length };
    },
    unit(node) {
      if (lastUnit?.node !== node) lastUnit = { node, parts: partsOf(file, node) };
      return lastUnit.parts;
    },
    valuesWithin(node, name, attribute) {
      const key = `${node} ${name} ${attribute}`;
      const known = valueCache.get(key);
      if (known) return known;
      if (valueCache.size > 64) valueCache.clear();
      const found = new Set<string>();
      const end = nextOf(doc, node);
      for (let at = node + 1; at < end; at++) {
        const value = file.name(at) === name ? file.get(at, attribute) : undefined;
        if (value !== undefined) found.add(value);
      }
      valueCache.set(key, found);
      return found;
    },
  };
  return file;
}

function partsOf(file: Xliff2File, unit: number): UnitParts {
  const { doc } = file;
  const parts: UnitPart[] = [];
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
    for (let at = node + 1; at < end; at++) if (inlineNames.has(file.name(at))) found.push(at);
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
  };
}
