import type { Catalog } from '../../catalog/catalog.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import type { NewEntry } from '../format.ts';
import { removeLines } from '../lineEntries.ts';
import { endOfLine, lineEndOf, startOfLine } from '../lines.ts';
import { insertInSections } from '../sectionEntries.ts';
import { scanToml, type TomlEntry, type TomlFile } from './tomlScan.ts';
import { encodeToml, isLiteral, quotesAt } from './tomlText.ts';

/** Adds entries to their tables, beside their neighbours of the source file; a table that lacks is added too. */
export function tomlInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source.text ?? '';
  const ours = scanToml(catalog.text);
  const theirs = scanToml(source);
  const end = lineEndOf(catalog.text, undefined);
  return insertInSections(catalog, entries, {
    existing: ours.entries,
    theirs: theirs.entries,
    headers: new Map([...ours.tables].map(([path, { header }]) => [path, endOfLine(catalog.text, header.end)])),
    line: (place, entry) => lineOf(source, theirs.entries[place] as TomlEntry, entry, end),
    header: (section) => {
      const header = theirs.tables.get(section)?.header;
      return header ? source.slice(header.start, header.end) : `[${section}]`;
    },
  });
}

/** A line of the source in another language: its key, what stands between, and the text in quotes of the same kind. */
function lineOf(source: string, { key, string }: TomlEntry, { missing, content }: NewEntry, lineEnd: string): string {
  const [sourceCategory, category] = [missing.source.plural?.category, missing.category];
  const name = source.slice(key.start, key.end);
  const index = sourceCategory && category && sourceCategory !== category ? name.lastIndexOf(sourceCategory) : -1;
  const written =
    index < 0 || !sourceCategory ? name : name.slice(0, index) + category + name.slice(index + sourceCategory.length);
  return written + source.slice(key.end, string.start) + stringOf(source, string, content.value, lineEnd);
}

function stringOf(source: string, string: TextRange, value: string, lineEnd: string): string {
  const sourceQuotes = quotesAt(source, string.start);
  const quotes = sourceQuotes.startsWith('"') || isLiteral(value, sourceQuotes) ? sourceQuotes : '"';
  const lead = quotes.length === 3 && value !== '' ? lineEnd : '';
  return quotes + lead + encodeToml(value, quotes, lineEnd) + quotes;
}

/**
 * Texts that are translated take the place of the source's; entries without a translation go with their comments, and so
 * do tables that are left with nothing. Texts that are empty stay, and those of lists, which keep their length.
 */
export function tomlDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { text, segments } = source;
  const file = scanToml(text);
  const lineEnd = lineEndOf(text, undefined);
  const edits: TextEdit[] = [];
  const removed = new Set<TomlEntry>();
  const byId = new Map<string, TomlEntry>();
  for (const [place, { id, target }] of segments.all().entries()) {
    const entry = file.entries[place] as TomlEntry;
    byId.set(id, entry);
    const translation = translations.get(id);
    const { string } = entry;
    if (translation && translation.content.value !== target?.value) {
      edits.push({ range: string, newText: stringOf(text, string, translation.content.value, lineEnd) });
    } else if (!translation && entry.lines && target?.value !== '') removed.add(entry);
  }
  for (const [id, entry] of translations) {
    const from = byId.has(id) ? undefined : byId.get(entry.missing.source.id);
    if (!from?.lines) continue;
    removed.delete(from);
    const start = startOfLine(text, from.key.start);
    edits.push({ range: { start, end: start }, newText: lineOf(text, from, entry, lineEnd) + lineEnd });
  }
  const lines = [...removed].flatMap((entry) => entry.lines ?? []);
  pushAll(lines, emptiedHeaders(text, file, removed));
  lines.sort((a, b) => a.start - b.start);
  return [...edits, ...removeLines(text, lines)];
}

/** The lines of tables all of whose entries go, where nothing else stands in them. */
function emptiedHeaders(text: string, { entries, tables }: TomlFile, removed: ReadonlySet<TomlEntry>): TextRange[] {
  const left = new Set(entries.flatMap((entry) => (removed.has(entry) ? [] : [entry.section])));
  const had = new Set(entries.map(({ section }) => section));
  const starts = [...tables.values()].map(({ header }) => header.start).sort((a, b) => a - b);
  return [...tables].flatMap(([section, { header }]) => {
    if (left.has(section) || !had.has(section)) return [];
    const next = starts.find((start) => start > header.start) ?? text.length;
    let rest = text.slice(header.end, next);
    for (const { section: entrySection, lines } of entries) {
      if (entrySection === section && lines) rest = rest.replace(text.slice(lines.start, lines.end), '');
    }
    if (/^[^#\n]*[=]/m.test(rest)) return [];
    return [{ start: startOfLine(text, header.start), end: endOfLine(text, header.end) }];
  });
}
