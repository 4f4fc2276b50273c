import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, isBlank } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits, isWithin, type TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { encodeMif, encodeMifBlocks } from './mifEncode.ts';

/** The edits that change one segment of a MIF file. See {@link Format.edits}. */
export function editMif(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  return editMifTogether(catalog, [[segment, change]]);
}

/** The edits that change segments of one paragraph together: the entries of an index stand in its inline codes. */
export function editMifTogether(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const { text } = catalog;
  const version = versionOf(text);
  const within: TextEdit[] = [];
  const edits: TextEdit[] = [];
  for (const [segment, { content }] of changes) {
    if (!content || !hasBlocks(text, segment)) continue;
    const edit = editOf(segment, content, (part) => encodeMifBlocks(part, version));
    if (edit) within.push(edit);
  }
  for (const [segment, { content }] of changes) {
    if (!content || hasBlocks(text, segment)) continue;
    const whole = wholeCodes(text, segment, within);
    const edit = editOf(segment, content, (part) => encodeMif(part, version, (markup) => whole.get(markup) ?? markup));
    if (edit) edits.push(edit);
  }
  const apart = within.filter(({ range }) => !edits.some((edit) => isWithin(range, edit.range)));
  return [...edits, ...apart];
}

/** The raw text of a content as it would stand in a segment. */
export function encodeMifContent(content: Content, segment: Segment, { text }: Catalog): string {
  const version = versionOf(text);
  return hasBlocks(text, segment) ? encodeMifBlocks(content, version) : encodeMif(content, version);
}

function editOf(segment: Segment, content: Content, encode: (part: Content) => string): TextEdit | undefined {
  const { target } = segment;
  if (!target) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  if (isBlank(content)) throw new EditRefused(say`A text of a MIF file cannot be emptied.`);
  return minimalEdit(target, content, encode);
}

/** The markup of codes with the texts in them, some of which are edited, by the markup that stands in the value. */
function wholeCodes(text: string, { target }: Segment, within: readonly TextEdit[]): ReadonlyMap<string, string> {
  const whole = new Map<string, string>();
  for (const code of target?.codes ?? []) {
    const range = { start: target?.toText(code.start) ?? 0, end: target?.toText(code.end) ?? 0 };
    const markup = target?.value.slice(code.start, code.end) ?? '';
    if (markup.length === range.end - range.start && within.length === 0) continue;
    const inside = within.filter((edit) => isWithin(edit.range, range));
    const moved = inside.map(({ range: { start, end }, newText }) => ({
      range: { start: start - range.start, end: end - range.start },
      newText,
    }));
    whole.set(markup, applyEdits(text.slice(range.start, range.end), moved));
  }
  return whole;
}

/** Whether FrameMaker reads the string of a segment for building blocks. */
function hasBlocks(text: string, { target }: Segment): boolean {
  const start = target?.range.start ?? 0;
  return /<(?:MText|VariableDef|XRefDef|PgfNumFormat)\s*`(?:\p{L}:)?$/u.test(
    text.slice(Math.max(0, start - 100), start),
  );
}

function versionOf(text: string): number {
  return Number(/^\s*<MIFFile\s+([\d.]+)/.exec(text.slice(0, 200))?.[1] ?? 8);
}
