import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import type { NewEntry } from '../format.ts';
import { deriveLines, insertLines } from '../lineEntries.ts';
import { lineEndOf } from '../lines.ts';
import { encodeIni, iniEdits } from './iniEdits.ts';
import { type IniEntry, iniSections, scanIni } from './iniEntries.ts';

/** Adds entries to their sections, beside their neighbours of the source file; a section that lacks is added too. */
export function iniInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused('Without the source file there is no place for a new entry');
  const { text } = catalog;
  const own = scanIni(text).entries;
  const sections = iniSections(text);
  const theirs = scanIni(source.text).entries;
  const sign = separator(text, own) ?? separator(source.text, theirs) ?? '=';
  const bySection = new Map<string, (readonly [string, IniEntry])[]>();
  for (const [i, { id }] of source.segments.all().entries()) {
    const entry = theirs[i] as IniEntry;
    pushTo(bySection, entry.section, [id, entry] as const);
  }
  const present = new Map(catalog.segments.all().map(({ id }, i) => [id, (own[i] as IniEntry).lines] as const));
  const wanted = new Map(entries.map((entry) => [entry.missing.source.id, entry]));
  const end = lineEndOf(text, undefined);
  const edits: TextEdit[] = [];
  const tail: string[] = [];
  for (const [section, list] of bySection) {
    const added = new Map<string, string>();
    for (const [id, { key }] of list) {
      const entry = wanted.get(id);
      if (!entry) continue;
      added.set(entry.missing.id, `${source.text.slice(key.start, key.end)}${sign}"${encodeIni(entry.content.value)}"`);
    }
    if (added.size === 0) continue;
    const header = sections.get(section);
    const order = list.map(([id]) => id);
    if (order.some((id) => present.has(id)) || (section === '' && sections.size === 0)) {
      pushAll(edits, insertLines(text, order, present, added));
    } else if (header !== undefined) edits.push(insertion(header, ['', ...added.values()].join(end)));
    else if (section === '') edits.push(insertion(0, [...added.values(), '', ''].join(end)));
    else tail.push([`[${section}]`, ...added.values(), ''].join(end));
  }
  if (tail.length === 0) return edits;
  const lead = text === '' ? '' : /[\r\n]$/.test(text) ? end : end + end;
  return [...edits, insertion(text.length, lead + tail.join(end))];
}

const insertion = (at: number, newText: string): TextEdit => ({ range: { start: at, end: at }, newText });

/** Texts that are translated take the place of the source's; entries without a translation go with their comments. */
export function iniDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { entries } = scanIni(source.text);
  return deriveLines(source, translations, {
    edits: (segment, content) => iniEdits(source, segment, { content }),
    lines: (place) => (entries[place] as IniEntry).lines,
  });
}

/** What stands between key and value: `=`, ` = `. */
function separator(text: string, [entry]: readonly IniEntry[]): string | undefined {
  return entry && text.slice(entry.key.end, entry.value.start - (entry.isQuoted ? 1 : 0));
}
