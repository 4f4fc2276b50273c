import type { TextRange } from '../../../catalog/textRange.ts';
import type { Sentence } from '../../../sentences/sentence.ts';
import { type Attributes, attributesOf } from '../../../xml/attributes.ts';
import { tagRange } from '../../../xml/startReading.ts';
import type { Vocabulary } from '../../../xml/vocabulary.ts';
import { childrenOf, none, parentOf, type XmlDocument } from '../../../xml/xmlDocument.ts';

/** Where a file breaks a rule, and how, in one sentence. */
export type Report = (range: TextRange, message: Sentence) => void;

/** An XLIFF 1.2 document as the rules look at it. */
export interface Xliff12File {
  readonly doc: XmlDocument;
  /** Local name of an element of XLIFF; nothing for those of other namespaces. */
  readonly name: Vocabulary;
  /** The names of all attributes in the document, as written. */
  readonly attributes: ReadonlySet<string>;
}

/** One constraint of XLIFF 1.2 that a file can break although it is well-formed XML and can be read. */
export interface Xliff12Rule {
  /** Kebab-case; `docs/formats/xliff-1.2.md` lists them. */
  readonly id: string;
  /** Local names of the elements that it is asked about. */
  readonly of: readonly string[];
  /** Names of attributes of which one stands in every file that can break it: where none does, it is not asked. */
  readonly attributes?: readonly string[];
  /** True for a rule that looks at no attribute of the element itself; it is given none. */
  readonly structural?: true;
  check(file: Xliff12File, node: number, attributes: Attributes, report: Report): void;
}

/** The first child of a name, or `none`. */
export function childOf({ doc, name }: Xliff12File, node: number, wanted: string): number {
  for (const child of childrenOf(doc, node)) if (name(child) === wanted) return child;
  return none;
}

/** The nearest element of a name around another, or `none`. */
export function around({ doc, name }: Xliff12File, node: number, wanted: string): number {
  let ancestor = parentOf(doc, node);
  while (ancestor !== none && name(ancestor) !== wanted) ancestor = parentOf(doc, ancestor);
  return ancestor;
}

/** The value of an attribute with its place: that of the tag where it is not there. */
export function placeOf({ doc }: Xliff12File, node: number, attributes: Attributes, attribute: string): TextRange {
  return attributes.find(attribute)?.valueRange ?? tagRange(doc, node);
}

/** The value that holds for an element: its own, or that of the nearest around it. */
export function inherited({ doc }: Xliff12File, node: number, attribute: string): string | undefined {
  for (let ancestor = node; ancestor !== none; ancestor = parentOf(doc, ancestor)) {
    const value = attributesOf(doc, ancestor).get(attribute);
    if (value !== undefined) return value;
  }
  return undefined;
}
