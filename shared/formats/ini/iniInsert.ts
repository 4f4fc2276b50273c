import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { deriveLines } from '../lineEntries.ts';
import { insertInSections } from '../sectionEntries.ts';
import { encodeIni, iniEdits } from './iniEdits.ts';
import { type IniEntry, iniSections, scanIni } from './iniEntries.ts';

/** Adds entries to their sections, beside their neighbours of the source file; a section that lacks is added too. */
export function iniInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source.text ?? '';
  const existing = scanIni(catalog.text).entries;
  const theirs = scanIni(source).entries;
  const sign = separator(catalog.text, existing) ?? separator(source, theirs) ?? '=';
  return insertInSections(catalog, entries, {
    existing,
    theirs,
    headers: iniSections(catalog.text),
    line: (place, { content }) => {
      const { key } = theirs[place] as IniEntry;
      return `${source.slice(key.start, key.end)}${sign}"${encodeIni(content.value)}"`;
    },
    header: (section) => `[${section}]`,
  });
}

/**
 * See {@link Format.outline}. What a key has before its first point is its section where the file has one of that name.
 *
 * @throws EditRefused for a key that no line can hold.
 */
export function iniOutline(
  texts: ReadonlyMap<string, string>,
  _isFlat: boolean,
  { text }: Pick<Catalog, 'text'>,
): string {
  const names = [...iniSections(text).keys()].sort((a, b) => b.length - a.length);
  const bySection = new Map<string, string[]>([['', []]]);
  for (const [id, value] of texts) {
    const section = names.find((name) => id.startsWith(`${name}.`)) ?? '';
    const key = section === '' ? id : id.slice(section.length + 1);
    if (!/^[^\s=;#[\]"](?:[^=;"\r\n]*[^\s=;"])?$/.test(key))
      throw new EditRefused(say`“${key}” is not a key of an INI file: leave out “=”, “;” and quotation marks.`);
    const lines = bySection.get(section) ?? [];
    bySection.set(section, [...lines, `${key}="${encodeIni(value)}"\n`]);
  }
  return [...bySection].map(([section, lines]) => (section === '' ? '' : `[${section}]\n`) + lines.join('')).join('');
}

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
