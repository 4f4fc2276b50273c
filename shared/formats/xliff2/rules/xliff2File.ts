import type { TextRange } from '../../../catalog/textRange.ts';
import { isEmptyText } from '../../../xml/blank.ts';
import {
  childrenOf,
  nextOf,
  none,
  parentOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../../xml/xmlDocument.ts';
import { attributeReader, namer, type RuleAttribute } from './ruleNames.ts';

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

/** The elements that may stand in a `<source>` or `<target>`. */
const inlineNames: ReadonlySet<string> = new Set(['cp', 'ph', 'pc', 'sc', 'ec', 'mrk', 'sm', 'em']);

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
      let ancestor = node;
      while (ancestor !== none && !names.includes(nameOfNode(ancestor))) ancestor = parentOf(doc, ancestor);
      return ancestor;
    },
    tag(node) {
      const start = startOf(doc, node) + 1;
      return { start, end: start + qualifiedName(doc, node).length };
    },
    unit,
    valuesWithin(node, name, attribute) {
      const key = `${node} ${name} ${attribute}`;
      const cached = values.get(key);
      if (cached) return cached;
      if (values.size > 64) values.clear();
      const attributeValues = new Set<string>();
      const end = nextOf(doc, node);
      for (let inner = node + 1; inner < end; inner++) {
        const value = nameOfNode(inner) === name ? file.get(inner, attribute) : undefined;
        if (value !== undefined) attributeValues.add(value);
      }
      values.set(key, attributeValues);
      return attributeValues;
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
    const parts: number[] = [];
    const end = node === none ? none : nextOf(doc, node);
    for (let inner = node + 1; inner < end; inner++) {
      const name = file.name(inner);
      if (!inlineNames.has(name)) continue;
      parts.push(inner);
      names.add(name);
    }
    return parts;
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
