import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { insertLines, removeLines } from '../lineEntries.ts';
import { hasBlankLine } from '../lines.ts';
import type { StringsEntry } from './stringsEntries.ts';
import { scanStrings } from './stringsScan.ts';
import { encodeStrings } from './stringsText.ts';

/**
 * The edits that add entries beside their neighbours of the source file, with the source's comments and an empty line
 * between where the file has such.
 *
 * @throws EditRefused for a file with faults of syntax.
 */
export function stringsInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const { text } = catalog;
  const scan = scanStrings(text);
  if (scan.problems.some(({ severity }) => severity === 'error')) {
    throw new EditRefused(say`The file has faults; repair them first.`);
  }
  const existing = scan.entries;
  const model =
    existing.length > 0
      ? { text, entries: existing }
      : { text: source.text, entries: scanStrings(source.text).entries };
  const commented = model.entries.some(({ comments }) => comments.length > 0);
  const spaced = isSpaced(model.text, model.entries);
  const bySegment = entriesBySegment(source);
  const present = new Map(
    catalog.segments.all().map((segment, i) => [segment.id, linesOf(text, existing[i])] as const),
  );
  const added = new Map<string, string>();
  for (const { missing, content } of entries) {
    const entry = bySegment.get(missing.source.id);
    if (!entry) throw new EditRefused(say`The source file has no “${missing.source.id}”.`);
    const lines = commented ? entry.comments.map(({ start, end }) => source.text.slice(start, end)) : [];
    const key =
      source.text.slice(entry.key.range.start - entry.key.quote.length, entry.key.range.end) + entry.key.quote;
    lines.push(`${key}${separator(model.text, model.entries)}"${encodeStrings(content.value, '"')}";`);
    added.set(missing.id, (spaced ? '\n' : '') + lines.join('\n').replace(/\r\n?/g, '\n'));
  }
  const order = source.segments.all().map(({ id }) => id);
  return insertLines(text, order, present, added);
}

/**
 * The edits that turn a source file into one of another language: translated texts take the place of the source's,
 * entries without a translation go with their comments. See {@link Format.derive}.
 */
export function stringsDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { text } = source;
  const bySegment = entriesBySegment(source);
  const edits: TextEdit[] = [];
  const removed: TextRange[] = [];
  for (const segment of source.segments) {
    const entry = bySegment.get(segment.id);
    const translation = translations.get(segment.id);
    if (!entry) continue;
    if (!translation) {
      if (segment.target?.value !== '') removed.push(linesOf(text, entry));
      continue;
    }
    const value = `"${encodeStrings(translation.content.value, '"')}"`;
    const token = entry.value;
    const keyEnd = entry.key.range.end + entry.key.quote.length;
    if (!token) edits.push({ range: { start: keyEnd, end: keyEnd }, newText: ` = ${value}` });
    else {
      const range = { start: token.range.start - token.quote.length, end: token.range.end };
      if (token.quote !== '' && text[range.end] === token.quote) range.end++;
      edits.push({ range, newText: value });
    }
  }
  return [...edits, ...removeLines(text, removed)];
}

/** The entries of a catalog by the ids of their segments. */
function entriesBySegment(catalog: Catalog): ReadonlyMap<string, StringsEntry> {
  const { entries } = scanStrings(catalog.text);
  return new Map(catalog.segments.all().map(({ id }, i) => [id, entries[i] as StringsEntry] as const));
}

/** An entry with its comments and the indentation before them. */
function linesOf(text: string, entry: StringsEntry | undefined): TextRange {
  if (!entry) return { start: text.length, end: text.length };
  let start = entry.comments.reduce(
    (least, comment) => Math.min(least, comment.start),
    entry.key.range.start - entry.key.quote.length,
  );
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
  return { start, end: entry.comments.reduce((most, comment) => Math.max(most, comment.end), entry.end) };
}

/** What stands between keys and values: ` = `. */
function separator(text: string, entries: readonly StringsEntry[]): string {
  const entry = entries.find(({ value }) => value !== undefined);
  if (!entry?.value) return ' = ';
  const between = text.slice(
    entry.key.range.end + entry.key.quote.length,
    entry.value.range.start - entry.value.quote.length,
  );
  return /^[ \t]*=[ \t]*$/.test(between) ? between : ' = ';
}

/** True where most entries have an empty line before them. */
function isSpaced(text: string, entries: readonly StringsEntry[]): boolean {
  let spaced = 0;
  for (const entry of entries) {
    const { start } = linesOf(text, entry);
    const space = /(?<!\s)\s*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
    if (hasBlankLine(space)) spaced++;
  }
  return spaced * 2 > entries.length;
}
