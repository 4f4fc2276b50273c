import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { encodeContent } from '../../xml/encodeContent.ts';

/** A `<note>` of the unit (XLIFF 2.1 §4.2.2.7: notes stand before the original data and the segments). */
export function noteXliff2({ text }: Catalog, { range }: Segment, note: string): readonly TextEdit[] {
  const before = text.slice(0, range.start);
  const unit = [...before.matchAll(/<((?:[\w.-]+:)?)unit\b[^>]*>/g)].at(-1);
  if (!unit) return [];
  const prefix = unit[1] ?? '';
  const inside = unit.index + unit[0].length;
  const head = text.slice(inside, range.end);
  const element = `<${prefix}note category="interline">${encodeContent(plain(note), '\n')}</${prefix}note>`;
  const notes = head.indexOf(`</${prefix}notes>`);
  const first = head.search(/<(?:[\w.-]+:)?(?:originalData|segment|ignorable)\b/);
  if (first < 0) return [];
  const isThere = notes >= 0 && notes < first;
  const at = inside + (isThere ? notes : first);
  const above = text.slice(0, inside + first);
  const line = above.slice(Math.max(above.lastIndexOf('\n'), above.lastIndexOf('\r')) + 1);
  const indent = line.slice(line.trimEnd().length);
  const lineEnd = /\r?\n/.exec(head)?.[0] ?? '';
  const newText = isThere ? element : `<${prefix}notes>${element}</${prefix}notes>${lineEnd}${indent}`;
  return [{ range: { start: at, end: at }, newText }];
}

/** Finds the unit around a segment of XLIFF 2: the segment alone could neither be removed nor added. */
export function unitsAround(text: string): (range: TextRange) => TextRange | undefined {
  const units = Array.from(
    text.matchAll(/<((?:[\w.-]+:)?)unit\b[^>]*>[\s\S]*?<\/\1unit\s*>/g),
    ({ index, 0: unit }) => ({
      start: index,
      end: index + unit.length,
    }),
  );
  return ({ start }) => {
    const unit = units[lastAtMost(units.length, (place) => units[place]?.start ?? 0, start)];
    return unit && start < unit.end ? unit : undefined;
  };
}
