import type { Catalog, SegmentChange } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { isWithin, sortEdits, type TextEdit } from '../catalog/textRange.ts';
import type { Format, InnerTexts } from './format.ts';

/** No text within another one is edited. */
export const noInnerEdits: InnerTexts = { edits: [], order: 'same' };

/**
 * The edits of texts that may lie within one another: the title of a link within its paragraph. Inner texts come first,
 * so that whoever writes the text around them writes it with their edits.
 *
 * @param items each with the segment that it edits, in any order.
 * @param editsOf the edits of one, within its target. `inner` are those of the texts in it, in the order of the file;
 *   one that lies in an edit given here has to be part of it, the others are made beside it.
 * @returns edits that do not overlap, in the order of the file.
 */
export function nestedEdits<T extends { readonly segment: Segment }>(
  items: readonly T[],
  editsOf: (item: T, inner: readonly TextEdit[]) => readonly TextEdit[],
): readonly TextEdit[] {
  const targetOf = ({ segment }: T) => segment.target?.range ?? segment.range;
  const innerFirst = [...items].sort((a, b) => {
    const [one, other] = [targetOf(a), targetOf(b)];
    return other.start - one.start || one.end - other.end;
  });
  /** Of what stands behind the item that is looked at or in it, the first one of the file last. */
  const edits: TextEdit[] = [];
  for (const item of innerFirst) {
    const { end } = targetOf(item);
    const inner: TextEdit[] = [];
    for (let edit = edits.at(-1); edit && edit.range.start < end; edit = edits.at(-1)) {
      inner.push(edit);
      edits.pop();
    }
    const outer = editsOf(item, inner);
    const apart = inner.filter(({ range }) => !outer.some((edit) => isWithin(range, edit.range)));
    for (const edit of sortEdits([...outer, ...apart]).reverse()) edits.push(edit);
  }
  return edits.reverse();
}

/**
 * As `Format.editsTogether`, for a format whose segments lie within one another.
 *
 * @param edit the format's `edits`.
 */
export function nestedChanges(
  edit: Format['edits'],
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const items = changes.map(([segment, change]) => ({ segment, change }));
  return nestedEdits(items, ({ segment, change }, edits) => edit(catalog, segment, change, { edits, order: 'same' }));
}
