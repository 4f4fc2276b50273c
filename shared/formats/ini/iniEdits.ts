import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';

/**
 * A text as it stands between quotes.
 *
 * @throws EditRefused for what no line can hold.
 */
export function encodeIni(value: string): string {
  if (/[\r\n]/.test(value)) throw new EditRefused(say`A text of an INI file must be on one line.`);
  if (value.endsWith('\\')) throw new EditRefused(say`A text of an INI file cannot end with a backslash.`);
  return value.replaceAll('"', '\\"');
}

/** The edits that give an entry another text. */
export function iniEdits({ text }: Catalog, segment: Segment, { content }: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!content || content.value === target?.value) return [];
  if (!target) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const written = encodeIni(content.value);
  const { start, end } = target.range;
  if (text[start - 1] === '"' && text[end] === '"') {
    const edit = minimalEdit(target, content, (part) => part.value.replaceAll('"', '\\"'));
    return edit ? [edit] : [];
  }
  // What stands for itself without quotes has none after the edit, if it had none before.
  const isBare = target.value !== '' && /^[^\s;"'](?:[^;"]*[^\s;"])?$/.test(content.value);
  return [{ range: target.range, newText: isBare ? content.value : `"${written}"` }];
}
