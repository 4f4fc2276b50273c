import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, sameContent } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { tagEnd } from '../../xml/attributes.ts';
import { ignoreBefore } from '../../xml/commentsBefore.ts';
import { expandTagAt } from '../../xml/editElement.ts';
import { refuseBroken } from '../../xml/encodeContent.ts';
import { encodeAndroid } from './androidEncode.ts';
import { type AndroidText, readAndroid } from './androidText.ts';

/** The edits that change the text of one resource or item. See {@link Format.edits}. */
export function androidEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const next = change.content;
  if (!next || !segment.target) return [];
  if (!segment.translatable) throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
  if (sameContent(segment.target, next)) return [];
  refuseBroken(next);
  const { text } = catalog;
  const element = text.slice(segment.range.start, segment.range.end);
  const name = /^<([^\s/>]+)/.exec(element)?.[1] ?? '';
  if (/\/>$/.test(element) && tagEnd(text, segment.range.start, segment.range.end) === segment.range.end) {
    const raw = encodeAndroid(next, { cdata: false, quoted: false });
    return [expandTagAt(text, segment.range.end - 2, raw)];
  }
  const close = segment.range.start + element.lastIndexOf('</');
  const open = tagEnd(text, segment.range.start, segment.range.end);
  // What looks like an end tag may stand in an attribute of the start tag.
  if (close < open || !text.startsWith(`</${name}`, close))
    throw new EditRefused(say`“${segment.id}” is not closed; repair the file first.`);
  const read = readAndroid(text, open, close);
  return [smallEdit(text, read, next) ?? wholeEdit(text, read, next)];
}

/** The edit that replaces no more than what differs; undefined where the rest would then be read differently. */
function smallEdit(text: string, { slot, style, mixed, faults }: AndroidText, next: Content): TextEdit | undefined {
  if (mixed || faults.length > 0 || next.value === '' || slot.value === '') return undefined;
  if (style.cdata && (next.codes.length > 0 || next.value.includes(']]>'))) return undefined;
  const { start, end } = slot.range;
  const isBlank = (offset: number) => offset < start || offset >= end || /\s/.test(text.charAt(offset));
  // Where it ends is known only after a first try, and decides how spaces at its ends are written.
  const bounds = minimalEdit(slot, next, () => '')?.range;
  if (!bounds) return undefined;
  const place = {
    first: bounds.start === start,
    afterSpace: isBlank(bounds.start - 1),
    beforeSpace: isBlank(bounds.end),
  };
  const edit = minimalEdit(slot, next, (part) => encodeAndroid(part, style, place));
  if (!edit) return undefined;
  const edges = { before: text.slice(0, start), after: text.slice(end) };
  const open = /(?:<!\[CDATA\[\s*)?"?$/.exec(edges.before.slice(-40))?.[0] ?? '';
  const shut = /^"?(?:\s*\]\]>)?/.exec(edges.after.slice(0, 40))?.[0] ?? '';
  const inside = text.slice(start, edit.range.start) + edit.newText + text.slice(edit.range.end, end);
  const again = readAndroid(open + inside + shut, 0, open.length + inside.length + shut.length);
  return sameContent(again.slot, next) && again.faults.every(({ severity }) => severity === 'warning')
    ? edit
    : undefined;
}

function wholeEdit(text: string, { slot, style }: AndroidText, next: Content): TextEdit {
  const { start, end } = slot.range;
  if (!style.cdata || next.codes.length === 0) return { range: slot.range, newText: encodeAndroid(next, style) };
  // Tags mean something outside a CDATA section only.
  const range = { start: text.lastIndexOf('<![CDATA[', start), end: text.indexOf(']]>', end) + 3 };
  return { range, newText: encodeAndroid(next, { cdata: false, quoted: false }) };
}

/** Silences a check by a comment before the resource or item. See {@link Format.ignore}. */
export function androidIgnore({ text }: Catalog, segment: Segment, check: string): readonly TextEdit[] {
  if (segment.ignored.includes(check) || segment.ignored.includes('*')) return [];
  return [ignoreBefore(text, segment.range, check)];
}
