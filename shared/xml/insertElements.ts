import { pushTo } from '../catalog/pushTo.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { commentsBefore } from './commentsBefore.ts';
import { attributesEnd } from './editAttribute.ts';
import { indentBefore } from './indentBefore.ts';
import {
  closeStartOf,
  endOf,
  isEmptyTag,
  none,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from './xmlDocument.ts';

/**
 * Markup of a new element.
 *
 * @param indent a line end and the white space before the element; nothing where the file has no lines.
 */
export type NewElement = (indent: string) => string;

/**
 * The edits that add elements to a list of them: each behind the nearest one before it, in the wanted order, that is
 * there; those without one at the start, or at the end of a list that has nothing in common with the order. Layout is
 * that of the neighbour.
 *
 * @param parent the element that holds the list.
 * @param order keys of all elements, those that are there and those to be added.
 * @param present where the elements are that are there, by key.
 * @param added what is to be added, by key.
 */
export function insertElements(
  doc: XmlDocument,
  parent: number,
  order: Iterable<string>,
  present: ReadonlyMap<string, TextRange>,
  added: ReadonlyMap<string, NewElement>,
): TextEdit[] {
  const leading: NewElement[] = [];
  const behind = new Map<TextRange, NewElement[]>();
  let anchor: TextRange | undefined;
  for (const key of order) {
    const element = added.get(key);
    if (element && !anchor) leading.push(element);
    else if (element && anchor) pushTo(behind, anchor, element);
    anchor = present.get(key) ?? anchor;
  }
  const edits = [...behind].map(([range, elements]) => {
    const indent = indentBefore(doc.text, range.start);
    const offset = behindComment(doc.text, range.end);
    return insertion(offset, elements.map((element) => indent + element(indent)).join(''));
  });
  if (leading.length === 0) return edits;
  const first = behind.size > 0 || anchor ? earliest(present) : undefined;
  if (!first) return [...edits, append(doc, parent, leading)];
  const indent = indentBefore(doc.text, first.start);
  const { start } = commentsBefore(doc.text, first.start);
  return [...edits, insertion(start, leading.map((element) => element(indent) + indent).join(''))];
}

/** New elements behind the last child of an element. */
function append(doc: XmlDocument, parent: number, elements: readonly NewElement[]): TextEdit {
  const { text } = doc;
  const outer = indentBefore(text, startOf(doc, parent)) || (/\r\n?|\n/.exec(text)?.[0] ?? '');
  const last = lastChild(doc, parent);
  const indent = last === none ? outer && `${outer}  ` : indentBefore(text, startOf(doc, last));
  const markup = elements.map((element) => indent + element(indent)).join('');
  if (isEmptyTag(doc, parent)) {
    const start = attributesEnd(text, startOf(doc, parent));
    const range = { start, end: openEndOf(doc, parent) };
    return { range, newText: `>${markup}${outer}</${qualifiedName(doc, parent)}>` };
  }
  const close = closeStartOf(doc, parent);
  const end = Math.max(openEndOf(doc, parent), text.slice(0, close).trimEnd().length);
  return insertion(end, end === close ? markup + outer : markup);
}

function lastChild(doc: XmlDocument, parent: number): number {
  const end = endOf(doc, parent);
  let last = none;
  let child = parent + 1;
  while (child < doc.size && startOf(doc, child) < end) {
    last = child;
    const behind = endOf(doc, child);
    do child++;
    while (child < doc.size && startOf(doc, child) < behind);
  }
  return last;
}

const insertion = (offset: number, newText: string): TextEdit => ({ range: { start: offset, end: offset }, newText });

function earliest(present: ReadonlyMap<string, TextRange>): TextRange | undefined {
  let first: TextRange | undefined;
  for (const range of present.values()) if (!first || range.start < first.start) first = range;
  return first;
}

/** The offset behind a comment on the rest of the line: it belongs to what stands before it. */
function behindComment(text: string, offset: number): number {
  const comment = /[ \t]*<!--(?:[^-\r\n]|-(?!->))*-->(?=[ \t]*[\r\n])/y;
  comment.lastIndex = offset;
  return offset + (comment.exec(text)?.[0].length ?? 0);
}
