import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import type { TreeNotation } from './entryTree.ts';

/**
 * The edits that give a text between quotes another content.
 *
 * @throws EditRefused for what code puts together, and for a text that is never closed.
 */
export function treeEdits(
  notation: TreeNotation,
  { text }: Catalog,
  { id, target, translatable }: Segment,
  { content }: SegmentChange,
): readonly TextEdit[] {
  if (!content || !target || content.value === target.value) return [];
  if (!translatable) throw new EditRefused(say`Code puts “${id}” together: edit it by hand.`);
  const { start, end } = target.range;
  const quote = text.charAt(start - 1);
  if (text[end] !== quote) throw new EditRefused(say`The text has no closing quote; repair the file first.`);
  const raw = target.codes.reduce(
    (left, code) => left.replace(target.value.slice(code.start, code.end), ''),
    text.slice(start, end),
  );
  if (notation.isDelicate(raw, quote)) {
    return [{ range: target.range, newText: notation.encode(content, quote, text) }];
  }
  const edit = minimalEdit(target, content, (part) => notation.encode(part, quote, text));
  return edit ? [edit] : [];
}

/** The comment that silences a check for one entry. */
export function treeIgnore({ text }: Catalog, { range: { start } }: Segment, check: string): readonly TextEdit[] {
  const indent = indentBefore(text, start);
  const newText = indent ? `// ${ignoreNote(check)}${indent}` : `/* ${ignoreNote(check)} */ `;
  return [{ range: { start, end: start }, newText }];
}
