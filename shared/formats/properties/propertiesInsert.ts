import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { deriveLines, insertLines } from '../lineEntries.ts';
import { isHeader } from './propertiesNotes.ts';
import { type PropertiesEntry, scanProperties } from './propertiesScan.ts';
import { encodeProperties, joined, type PropertiesStyle } from './propertiesString.ts';

/**
 * The edits that add entries to a properties file, each on a line beside its neighbours of the source file.
 *
 * @throws EditRefused where the last line ends in a backslash.
 */
export function propertiesInsert(catalog: Catalog, entries: readonly NewEntry[], style: PropertiesStyle): TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const existing = scanProperties(catalog.text).entries;
  const theirs = scanProperties(source.text).entries;
  const last = existing.at(-1);
  if (last && last.end !== last.value.at(-1)) {
    throw new EditRefused(say`The file ends in a backslash that would join a new line; remove it first.`);
  }
  const separator = usualSeparator(existing.length > 0 ? existing : theirs);
  const keys = new Map(source.segments.all().map(({ id }, i) => [id, joined(source.text, theirs[i]?.key ?? [])]));
  const added = new Map<string, string>();
  for (const { missing, content } of entries) {
    const key = keys.get(missing.source.id);
    if (key === undefined) throw new EditRefused(say`The source file has no “${missing.source.id}”.`);
    added.set(missing.id, `${key}${separator}${encodeProperties(content.value, style, 'start')}`);
  }
  const present = new Map<string, TextRange>();
  for (const [i, { id }] of catalog.segments.all().entries()) present.set(id, linesOf(existing[i] as PropertiesEntry));
  return insertLines(catalog.text, keys.keys(), present, added);
}

/** See {@link Format.outline}: a point in a key means nothing to Java. */
export function propertiesOutline(texts: ReadonlyMap<string, string>, style: PropertiesStyle): string {
  const keyOf = (key: string) => encodeProperties(key, style, 'inside').replace(/[ =:#!]/g, (sign) => `\\${sign}`);
  return [...texts].map(([key, text]) => `${keyOf(key)}=${encodeProperties(text, style, 'start')}\n`).join('');
}

/**
 * The edits that turn a source file into one of another language: entries without a translation are left out with
 * their comments, as Java falls back to the source file for them.
 */
export function propertiesDerive(
  source: Catalog,
  translations: ReadonlyMap<string, NewEntry>,
  style: PropertiesStyle,
): TextEdit[] {
  const { entries } = scanProperties(source.text);
  const separator = usualSeparator(entries);
  return deriveLines(source, translations, {
    edits: ({ target }, { value }, place) => {
      if (!target || value === target.value) return [];
      const raw = encodeProperties(value, style, 'start');
      return [{ range: target.range, newText: entries[place]?.separator === '' ? separator + raw : raw }];
    },
    lines: (place) => linesOf(entries[place] as PropertiesEntry),
  });
}

/** The separator that most entries have; `=` where none tells. */
export function usualSeparator(entries: readonly PropertiesEntry[]): string {
  const counts = new Map<string, number>();
  let best = '=';
  for (const { separator } of entries) {
    if (!/^[ \t]*[=:][ \t]*$/.test(separator)) continue;
    const count = (counts.get(separator) ?? 0) + 1;
    counts.set(separator, count);
    if (count > (counts.get(best) ?? 0)) best = separator;
  }
  return best;
}

/** The lines of an entry and of the comments that belong to it. */
function linesOf(entry: PropertiesEntry): TextRange {
  return { start: isHeader(entry) ? entry.line : entry.commentsStart, end: entry.end };
}
