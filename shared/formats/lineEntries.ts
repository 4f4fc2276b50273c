import type { Catalog } from '../catalog/catalog.ts';
import type { Content } from '../catalog/content.ts';
import { pushAll } from '../catalog/pushAll.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import type { NewEntry } from './format.ts';
import { lineEndOf } from './lines.ts';

/**
 * The edits that add entries to a file in which each entry has lines of its own: each behind the nearest one before it,
 * in the wanted order, that is there; those without one before the first that is there, or at the end of a file that
 * has nothing in common with the order.
 *
 * @param order ids of all entries, those that are there and those to be added.
 * @param present the lines of the entries that are there, comments of their own included, without the last line end.
 * @param added the lines of the entries to be added, without the last line end; `\n` for the file's line end.
 */
export function insertLines(
  text: string,
  order: Iterable<string>,
  present: ReadonlyMap<string, TextRange>,
  added: ReadonlyMap<string, string>,
): TextEdit[] {
  const end = lineEndOf(text, undefined);
  const leading: string[] = [];
  const behind = new Map<TextRange, string[]>();
  let first: TextRange | undefined;
  let anchor: TextRange | undefined;
  for (const id of order) {
    const lines = added.get(id)?.replaceAll('\n', end);
    if (lines !== undefined && !anchor) leading.push(lines);
    else if (lines !== undefined && anchor) pushTo(behind, anchor, lines);
    anchor = present.get(id) ?? anchor;
    first ??= anchor;
  }
  const edits = [...behind].map(([range, list]) => insertion(range.end, list.map((lines) => end + lines).join('')));
  if (leading.length === 0) return edits;
  const block = leading.join(end) + end;
  if (first) return [...edits, insertion(first.start, block)];
  const open = text === '' || /[\r\n]$/.test(text);
  return [...edits, insertion(text.length, (open ? '' : end) + block)];
}

/**
 * The edits that take entries out of a file in which each has lines of its own, with the blank lines that would be left
 * doubled.
 *
 * @param entries as `present` of {@link insertLines}, in order, without overlap.
 */
export function removeLines(text: string, entries: readonly TextRange[]): TextEdit[] {
  const removals: { start: number; end: number }[] = [];
  for (const entry of entries) {
    const last = removals.at(-1);
    const start = last && last.end >= entry.start ? last.start : entry.start;
    if (last && start === last.start) removals.pop();
    const before = /(?:^|\r\n|\r|\n)[ \t\f]*(?:\r\n?|\n)$/.test(text.slice(Math.max(0, start - 200), start));
    const blank = before || start === 0 ? /(?:\r\n?|\n|$)(?:[ \t\f]*(?:\r\n?|\n))*/y : /\r\n?|\n|$/y;
    blank.lastIndex = entry.end;
    removals.push({ start, end: entry.end + (blank.exec(text)?.[0].length ?? 0) });
  }
  const last = removals.at(-1);
  if (last?.end === text.length) {
    const kept = text.slice(removals.at(-2)?.end ?? 0, last.start);
    const blank = /(?<![ \t\f\r\n])[ \t\f]*?(?:^|\r\n|\r(?!\n)|\n)((?:[ \t\f]*(?:\r\n|\r(?!\n)|\n))+)$/.exec(kept)?.[1];
    if (blank) last.start -= blank.length;
  }
  return removals.map((range) => ({ range, newText: '' }));
}

/**
 * The edits that make a file of another language of its source, in which each entry has lines of its own: texts that are
 * translated take the place of the source's, and entries without a translation go with their comments, where programs fall
 * back to the source for them. Texts that are empty, or not to be translated, stay.
 *
 * @param parts.edits those that give the segment at a place another text.
 * @param parts.lines those of the entry at a place, as for {@link removeLines}.
 */
export function deriveLines(
  source: Catalog,
  translations: ReadonlyMap<string, NewEntry>,
  parts: {
    edits(segment: Segment, content: Content, place: number): readonly TextEdit[];
    lines(place: number): TextRange;
  },
): TextEdit[] {
  const edits: TextEdit[] = [];
  const removed: TextRange[] = [];
  for (const [place, segment] of source.segments.all().entries()) {
    const { id, target, translatable } = segment;
    const translation = translations.get(id);
    if (!target) continue;
    if (translation) pushAll(edits, parts.edits(segment, translation.content, place));
    else if (translatable && target.value !== '') removed.push(parts.lines(place));
  }
  return [...edits, ...removeLines(source.text, removed)];
}

function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}
