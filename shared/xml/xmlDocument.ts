import type { TextRange } from '../catalog/textRange.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** What is wrong with the markup of a text, in plain words. */
export interface XmlProblem {
  readonly range: TextRange;
  readonly message: Sentence;
  /** `structure`: the tree is a guess there; `character`: only the text is at fault. */
  readonly kind: 'structure' | 'character';
}

/**
 * A text scanned as XML: its elements in document order as rows of one table of offsets (UTF-16 code units of `text`).
 * A node is the number of its row. Text, comments, instructions and CDATA sections are what lies between; nothing is
 * copied, decoded or expanded.
 */
export interface XmlDocument {
  readonly text: string;
  /** Number of elements. */
  readonly size: number;
  /** `columns` numbers for each element; read through the functions of this file. */
  readonly table: Int32Array;
  /** Qualified names, by the number that {@link nameOf} gives. */
  readonly names: readonly string[];
  /** Elements that declare namespaces, in order. */
  readonly declaring: readonly number[];
  /** Names of the general entities that the internal subset declares. */
  readonly entities: ReadonlySet<string>;
  /** Name of the document type, if one is declared. */
  readonly doctype?: string;
  readonly problems: readonly XmlProblem[];
}

/** Numbers in one row of the table. */
export const columns = 7;
/** Places of a row's numbers. */
export const column = { name: 0, start: 1, openEnd: 2, closeStart: 3, end: 4, parent: 5, next: 6 } as const;

/** No element: the parent of a root, the result of a search in vain. */
export const none = -1;

const cell = (doc: XmlDocument, node: number, column: number) => doc.table[node * columns + column] as number;

/** The number of an element's qualified name in `doc.names`. */
export const nameOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.name);
/** Offset of the `<` of the start tag. */
export const startOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.start);
/** Offset behind the start tag: where the content starts. */
export const openEndOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.openEnd);
/** Offset of the end tag: where the content ends. Of an empty-element tag, its end. */
export const closeStartOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.closeStart);
/** Offset behind the end tag. */
export const endOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.end);
/** The element around, or {@link none}. */
export const parentOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.parent);
/** The first element behind all descendants, in document order: a sibling or what follows an ancestor. */
export const nextOf = (doc: XmlDocument, node: number): number => cell(doc, node, column.next);

/** The qualified name as written. */
export function qualifiedName(doc: XmlDocument, node: number): string {
  return doc.names[nameOf(doc, node)] ?? '';
}

/** The part of a name behind its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The prefix of a name with its colon, or nothing. */
export function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1);
}

/** From behind the start tag to the end tag. */
export function contentRange(doc: XmlDocument, node: number): TextRange {
  return { start: openEndOf(doc, node), end: closeStartOf(doc, node) };
}

/** From the start tag to behind the end tag. */
export function elementRange(doc: XmlDocument, node: number): TextRange {
  return { start: startOf(doc, node), end: endOf(doc, node) };
}

/** True for `<target/>`. */
export function isEmptyTag(doc: XmlDocument, node: number): boolean {
  const end = openEndOf(doc, node);
  return endOf(doc, node) === end && doc.text.startsWith('/>', end - 2);
}

/** True when the element has no end tag where one is needed: the file is cut or another tag is in the way. */
export function isUnclosed(doc: XmlDocument, node: number): boolean {
  return closeStartOf(doc, node) === endOf(doc, node) && !isEmptyTag(doc, node);
}

/** The child elements, in order. */
export function* childrenOf(doc: XmlDocument, node: number): Generator<number> {
  const end = nextOf(doc, node);
  for (let child = node + 1; child < end; child = nextOf(doc, child)) yield child;
}
