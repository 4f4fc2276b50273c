import type { Note } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { PoString } from '../../encoding/poString.ts';
import { type Line, splitLines } from '../lines.ts';
import { scanPo } from './poScan.ts';
import { type PoField, type PoTable, poFields } from './poTable.ts';

/** One entry of a PO file with its places, for whoever looks at few. Offsets are UTF-16 code units of the text. */
export interface PoEntry {
  readonly end: number;
  /** Start of the first line that is no comment. */
  readonly body: number;
  /** `#,` and `#=` lines, whole. */
  readonly flags: readonly TextRange[];
  /** `#|` lines, whole, line end included. */
  readonly previous: readonly TextRange[];
  readonly msgid: PoString | undefined;
  readonly msgidPlural: PoString | undefined;
  readonly msgstr: PoString | undefined;
  /** `msgstr[n]` by n; undefined where there is none. */
  readonly forms: ReadonlyMap<number, PoString> | undefined;
}

/** The first entry of a text: of a part of a file that holds one. */
export function firstPoEntry(text: string): PoEntry | undefined {
  const table = scanPo(text);
  return table.count > 0 ? poEntry(table, 0) : undefined;
}

/** An entry of a table as an object. */
function poEntry(table: PoTable, entry: number): PoEntry {
  const stringOf = (field: PoField) => {
    const string = table.string(entry, field);
    return string < 0 ? undefined : table.strings.at(string);
  };
  const forms = table.forms(entry).map((n) => [n, table.strings.at(table.form(entry, n))] as const);
  return {
    end: table.end(entry),
    body: table.body(entry),
    flags: flagLines(table, entry),
    previous: commentLines(table, entry).filter(({ mark }) => mark === '|'),
    msgid: stringOf(poFields.msgid),
    msgidPlural: stringOf(poFields.msgidPlural),
    msgstr: stringOf(poFields.msgstr),
    forms: forms.length > 0 ? new Map(forms) : undefined,
  };
}

/** The `#,` and `#=` lines of an entry, whole. */
export function flagLines(table: PoTable, entry: number): readonly TextRange[] {
  if (table.hasMoreFlags(entry)) return commentLines(table, entry).filter(({ mark }) => mark === ',' || mark === '=');
  const start = table.flagsStart(entry);
  return start < 0 ? [] : [{ start, end: table.flagsEnd(entry) }];
}

/** The `#`, `#.` and `#:` lines of an entry: the text behind the mark. */
export function poNotes(table: PoTable, entry: number): readonly Note[] {
  const notes: Note[] = [];
  for (const { start, end, mark } of commentLines(table, entry)) {
    if (mark === ',' || mark === '=' || mark === '|') continue;
    const from = mark === '.' ? 'developer' : mark === ':' ? 'reference' : 'translator';
    const text = table.text.slice(start + (from === 'translator' ? 1 : 2), end).trim();
    if (text) notes.push({ text, from });
  }
  return notes;
}

/** The comments of an entry, each from its `#` to behind the line end, with what follows the `#`. */
function commentLines(table: PoTable, entry: number): (TextRange & { readonly mark: string })[] {
  const { text } = table;
  const base = table.start(entry);
  const limit = Math.max(table.end(entry), table.commentEnd(entry));
  // With the end of its last line, whatever that is.
  const lines: readonly Line[] = splitLines(text.slice(base, limit + 2));
  return lines.flatMap((line) => {
    let start = base + line.start;
    while (start < base + line.end && ' \t\v\f'.includes(text.charAt(start))) start++;
    const mark = text.charAt(start + 1);
    if (start >= limit || text[start] !== '#' || mark === '~') return [];
    return [{ start, end: base + line.next, mark }];
  });
}
