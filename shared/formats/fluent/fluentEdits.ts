import { type Content, sameContent } from '../../catalog/content.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import { applyEdits, type TextEdit } from '../../catalog/textRange.ts';
import { lineEndOf } from '../lines.ts';
import { encodeFluent, type FluentGuard, type FluentLayout } from './encodeFluent.ts';
import { type FluentEntry, type FluentUnit, readFluent } from './fluentRead.ts';

/**
 * The edit that gives a pattern another content: the smallest one after which it reads so. What is written plainly
 * where that is enough is written with literals, and at last as a whole, where the text around it would swallow it: a
 * space at the end, a line that would start with “[”, a line less by which the others would lose their indentation.
 */
export function fluentEdit(text: string, entry: FluentEntry, unit: FluentUnit, content: Content): TextEdit | undefined {
  const { slot } = unit;
  if (sameContent(slot, content)) return undefined;
  const layout = layoutOf(text, unit);
  const guards: readonly FluentGuard[] = slot.value === '' ? [] : ['none', 'ends'];
  for (const guard of guards) {
    const edit = minimalEdit(slot, content, (part) => (part.value === '' ? '' : encodeFluent(part, layout, guard)));
    if (edit && readsAs(text, entry, unit, edit, content)) return edit;
  }
  // only a placeable may stand where a line starts
  const indent = layout.indent || '    ';
  const first = spacesBefore(text, unit.whole.start) === 0 ? indent : '';
  const written = (guard: FluentGuard) => ({
    range: unit.whole,
    newText: first + encodeFluent(content, { ...layout, indent }, guard),
  });
  const plainly = written('none');
  return content.value !== '' && readsAs(text, entry, unit, plainly, content) ? plainly : written('ends');
}

/** A line that starts with other white space than spaces: the reader of browsers (`@fluent/bundle`) drops it and all behind. */
const brokenOff = /\n *[^\S \r\n]/;

/** Whether a unit has a content once its entry is edited. */
function readsAs(text: string, entry: FluentEntry, unit: FluentUnit, edit: TextEdit, content: Content): boolean {
  const { start, end } = entry;
  const range = { start: edit.range.start - start, end: edit.range.end - start };
  const before = text.slice(start, end);
  const edited = applyEdits(before, [{ range, newText: edit.newText }]);
  if (brokenOff.test(edited) && !brokenOff.test(before)) return false;
  const read = readFluent(edited);
  const [again, more] = read.entries;
  const { slot } = again?.units[entry.units.indexOf(unit)] ?? {};
  return read.problems.length === 0 && !more && slot !== undefined && sameContent(slot, content);
}

/** How further lines of a unit's text are written: as those that are there, or four spaces behind its own start. */
export function layoutOf(text: string, { slot, range }: FluentUnit): FluentLayout {
  const lineEnd = lineEndOf(text, undefined);
  const column = spacesBefore(text, slot.range.start);
  if (column !== undefined) return { indent: ' '.repeat(column), lineEnd };
  let common = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const code of [...slot.codes, { start: slot.value.length, end: slot.value.length }]) {
    const raw = text.slice(slot.toText(end), slot.toText(code.start));
    for (const line of raw.matchAll(/\n( *)(?=[^ \r\n])/g)) common = Math.min(common, line[1]?.length ?? 0);
    end = code.end;
  }
  if (common < Number.POSITIVE_INFINITY) return { indent: ' '.repeat(common), lineEnd };
  return { indent: ' '.repeat((spacesBefore(text, range.start) ?? 0) + 4), lineEnd };
}

/** How many spaces stand before an offset and nothing else on its line; undefined where something else does. */
export function spacesBefore(text: string, offset: number): number | undefined {
  let start = offset;
  while (start > 0 && text[start - 1] === ' ') start--;
  return start === 0 || text[start - 1] === '\n' ? offset - start : undefined;
}
