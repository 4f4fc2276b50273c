import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { attributesEnd, editAttribute } from './editAttribute.ts';
import { indentBefore } from './indentBefore.ts';
import { endOf, openEndOf, qualifiedName, startOf, type XmlDocument } from './xmlDocument.ts';

/** An edit of a part of a text as an edit of the whole: `distance` is where the part starts. */
export function shiftEdit(edit: TextEdit, distance: number): TextEdit {
  return { range: { start: edit.range.start + distance, end: edit.range.end + distance }, newText: edit.newText };
}

/** The edit that puts markup behind an element, on a line of its own with the same indentation where that has one. */
export function insertAfter(doc: XmlDocument, sibling: number, markup: string): TextEdit {
  const offset = endOf(doc, sibling);
  const indent = indentBefore(doc.text, startOf(doc, sibling));
  return { range: { start: offset, end: offset }, newText: indent + markup };
}

/** The range of an element with the line end and indentation in front of it: what {@link insertAfter} put there. */
export function rangeWithIndent(doc: XmlDocument, node: number): TextRange {
  const start = startOf(doc, node);
  return { start: start - indentBefore(doc.text, start).length, end: endOf(doc, node) };
}

/** The edit that gives an empty-element tag content: `<target/>` becomes `<target>…</target>`. */
export function expandTag(doc: XmlDocument, node: number, raw: string): TextEdit {
  const start = attributesEnd(doc.text, startOf(doc, node));
  return { range: { start, end: openEndOf(doc, node) }, newText: `>${raw}</${qualifiedName(doc, node)}>` };
}

/**
 * As {@link expandTag}, for the tag that ends at an offset.
 *
 * @param slash offset of the `/>`, where the slot of an element without content has its place.
 */
export function expandTagAt(text: string, slash: number, raw: string): TextEdit {
  const offset = text.lastIndexOf('<', slash);
  const start = attributesEnd(text, offset);
  const name = /^<([^\s/>]+)/.exec(text.slice(offset, slash))?.[1] ?? '';
  return { range: { start, end: slash + 2 }, newText: `>${raw}</${name}>` };
}

/** Attributes by name; undefined takes one away. */
export type AttributeChanges = Readonly<Record<string, string | undefined>>;

/** The edits that change attributes of an element; none for what is so already. */
export function editAttributes(doc: XmlDocument, node: number, changes: AttributeChanges): TextEdit[] {
  return Object.entries(changes).flatMap(
    ([name, value]) => editAttribute(doc.text, startOf(doc, node), name, value) ?? [],
  );
}

/** Attributes as they stand in a new tag, each with a space before it. */
export function writeAttributes(attributes: AttributeChanges): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}
