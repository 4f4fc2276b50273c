import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { changedPieces } from '../../catalog/changedPieces.ts';
import type { Content } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { encodePo, hasOpenEscape, type PoString, quotePo } from '../../encoding/poString.ts';
import { say } from '../../sentences/sentence.ts';
import { startOfLine } from '../lines.ts';
import { firstPoEntry, type PoEntry } from './poEntry.ts';
import { flagNames } from './poFlags.ts';

/**
 * The edits of a PO file that change one segment: inside its quotes where that is enough, otherwise its msgstr again in
 * the entry's own layout; and the fuzzy flag, which gettext tools drop together with the previous msgid.
 */
export function poEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  if (segment.obsolete) throw new EditRefused(say`This entry is obsolete: no source text asks for it any more.`);
  const { text } = catalog;
  const base = segment.range.start;
  const entry = firstPoEntry(text.slice(base, segment.range.end));
  if (!entry) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const place = { text: text.slice(base, segment.range.end), base, entry, end: lineEnd(text, base) };
  const edits: TextEdit[] = [];
  if (change.content && change.content.value !== (segment.target?.value ?? '')) {
    pushAll(edits, piecewise(place, segment, change.content) ?? [textEdit(place, segment, change)]);
  }
  if (change.state) pushAll(edits, stateEdits(place, change.state));
  return edits;
}

/**
 * The edits that change several forms of one plural entry. They share one fuzzy flag: it stays as long as any of them
 * wants a look.
 */
export function poEditsTogether(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const review = changes.some(([, { state }]) => state === 'needs-review');
  return changes.flatMap(([segment, change]) =>
    poEdits(catalog, segment, review && change.state ? { ...change, state: 'needs-review' } : change),
  );
}

interface Place {
  /** The entry's own text; its offsets and those of `entry` count from `base`. */
  readonly text: string;
  readonly base: number;
  readonly entry: PoEntry;
  readonly end: string;
}

/** The edits of a text on several lines that differs in several places: the lines between them stay as they are. */
function piecewise(
  { entry, base, text }: Place,
  segment: Segment,
  { value }: Content,
): readonly TextEdit[] | undefined {
  const { target } = segment;
  const string = stringOf(entry, segment);
  if (!target || !string || string.broken || hasOpenEscape(text.slice(string.parts[0], string.end))) return undefined;
  const pieces = changedPieces(target.value, value);
  if (pieces.length < 2 || pieces.some(({ newText }) => newText.includes('\n'))) return undefined;
  const edits = pieces.map(({ range, newText }) => ({
    range: { start: target.toText(range.start), end: target.toText(range.end) },
    newText: encodePo(newText),
  }));
  return edits.every((edit) => insideOnePart(string, edit, base)) ? edits : undefined;
}

function textEdit(place: Place, segment: Segment, change: SegmentChange): TextEdit {
  const { entry, base, text } = place;
  const content = change.content ?? { value: '', codes: [] };
  const string = stringOf(entry, segment);
  if (!string) return insertion(place, segment, content.value);
  const { target } = segment;
  if (target && !string.broken && !hasOpenEscape(text.slice(string.parts[0], string.end))) {
    const edit = minimalEdit(target, content, (part) => encodePo(part.value));
    // Line breaks within one line stay there, where the entry is written so.
    const raw = text.slice(string.parts[0], string.end);
    const isOneLine = string.parts.length === 2 && /\\n[^"]/.test(raw);
    if (edit && (isOneLine || !edit.newText.includes('\\n')) && insideOnePart(string, edit, base)) return edit;
  }
  const start = string.parts[0] ?? string.end;
  return {
    range: { start: base + (string.end === start ? start : start - 1), end: base + string.end },
    newText: (string.end === start ? ' ' : '') + quotePo(content.value, layoutOf(place, string)),
  };
}

/** True when an edit lies within one pair of quotes and removes no line's end. */
function insideOnePart(string: PoString, edit: TextEdit, base: number): boolean {
  const { parts } = string;
  for (let i = 0; i < parts.length; i += 2) {
    const start = base + (parts[i] ?? 0);
    const end = base + (parts[i + 1] ?? 0);
    if (edit.range.start >= start && edit.range.end <= end) {
      return parts.length === 2 || edit.range.end < end || i === parts.length - 2;
    }
  }
  return false;
}

/** A msgstr that is not there yet, below the last line of what is. */
function insertion(place: Place, segment: Segment, value: string): TextEdit {
  const { entry, base, end } = place;
  const index = segment.plural?.index;
  const before = [...(entry.forms ?? [])].filter(([n]) => index !== undefined && n < index).map(([, form]) => form.end);
  const behind = before.length > 0 ? Math.max(...before) : (entry.msgidPlural ?? entry.msgid)?.end;
  const last = entry.forms || entry.msgstr ? behind : Math.max(entry.msgidPlural?.end ?? 0, entry.msgid?.end ?? 0);
  const offset = base + (last ?? entry.end);
  const name = index === undefined ? 'msgstr' : `msgstr[${index}]`;
  const layout = layoutOf(place, entry.msgid);
  return { range: { start: offset, end: offset }, newText: `${end}${name} ${quotePo(value, layout)}` };
}

/** How the entry lays out texts of several lines. */
function layoutOf(place: Place, string: PoString | undefined) {
  const { text, entry, end } = place;
  const several = [string, entry.msgid, entry.msgidPlural].find((other) => other && other.parts.length > 2);
  const first = several && several.parts[0] !== several.parts[1] ? ('text' as const) : ('empty' as const);
  const second = several?.parts[2];
  let prefix = '';
  if (second !== undefined) {
    const lineStart = startOfLine(text, second - 1);
    prefix = /^[ \t]*/.exec(text.slice(lineStart, second - 1))?.[0] ?? '';
  }
  return { first, prefix, end };
}

function stringOf(entry: PoEntry, segment: Segment): PoString | undefined {
  const index = segment.plural?.index;
  if (index === undefined) return entry.msgstr ?? entry.forms?.get(0);
  return entry.forms?.get(index) ?? (index === 0 ? entry.msgstr : undefined);
}

function stateEdits(place: Place, state: NonNullable<SegmentChange['state']>): TextEdit[] {
  const { entry, base, text, end } = place;
  const flagged = entry.flags.find((line) => text[line.start + 1] === ',' && flagNames(text, line).includes('fuzzy'));
  const replace = (start: number, to: number, newText: string): TextEdit => ({
    range: { start: base + start, end: base + to },
    newText,
  });
  if (state === 'needs-review') {
    if (flagged) return [];
    const line = entry.flags.find((flag) => text[flag.start + 1] === ',');
    if (line) return [replace(line.start, line.start + 2, '#, fuzzy,')];
    // The keyword is written again so that the forms of one message can ask for the same edit.
    const before = entry.previous[0]?.start ?? entry.body;
    return [replace(before, before + 1, `#, fuzzy${end}${text[before]}`)];
  }
  if (!flagged) return [];
  const edits = entry.previous.map((line) => replace(line.start, line.end, ''));
  const names = flagNames(text, flagged);
  if (names.length === 1) edits.push(replace(flagged.start, flagged.end, ''));
  else {
    const raw = text.slice(flagged.start, flagged.end);
    const match = /,[ \t]*fuzzy[ \t]*(?=[\r\n]|$)|(?<=[, \t])fuzzy[ \t]*,[ \t]*/.exec(raw);
    if (match) edits.push(replace(flagged.start + match.index, flagged.start + match.index + match[0].length, ''));
  }
  return edits;
}

/** The line end in use at an entry, otherwise the file's first. */
function lineEnd(text: string, offset: number): string {
  const near = /\r\n?|\n/.exec(text.slice(offset, offset + 4000)) ?? /\r\n?|\n/.exec(text);
  return near?.[0] ?? '\n';
}
