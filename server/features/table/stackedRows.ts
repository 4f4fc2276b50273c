import { alignRows, type LanguageEntries } from './alignRows.ts';
import type { FileEntries } from './fileEntries.ts';
import type { Part, SetOfFiles } from './filesOfTable.ts';
import type { ColumnView, FilePart, RowsView } from './rowsView.ts';
import type { TableEntry } from './tableEntries.ts';

/** The entries and findings of the file that a part is of. */
export type EntriesOf = (part: Part) => FileEntries;

/** The rows of one file. */
export function rowsOfFile(part: Part, { entries, findings }: FileEntries): RowsView {
  const { key, language, snapshot } = part;
  const filePart = { file: snapshot.file, findings };
  const idAt = (place: number) => entries[place]?.id ?? '';
  const isSource = snapshot.file.catalog.isSource === true;
  const column = { key, language, isSource, entries, parts: [filePart], partAt: () => filePart };
  return { count: entries.length, idAt, keyAt: idAt, groupAt: () => undefined, columns: [column] };
}

/**
 * The rows of several sets of files, one set below the other, with the same languages side by side.
 *
 * @param keys of the columns.
 */
export function stackedRows(sets: readonly SetOfFiles[], keys: readonly string[], entriesOf: EntriesOf): RowsView {
  const names: string[] = [];
  const groups: (string | undefined)[] = [];
  const columns = keys.map(growingColumn);
  for (const { group, parts } of sets) {
    const shown = parts.filter(({ key }) => keys.includes(key));
    const { ids, columns: aligned } = alignRows(shown.map((part) => languageEntries(part, entriesOf(part))));
    for (const id of ids) {
      names.push(id);
      groups.push(group);
    }
    for (const column of columns) {
      const i = shown.findIndex(({ key }) => key === column.key);
      column.add(shown[i], entriesOf, aligned[i], ids.length);
    }
  }
  const keyAt = (place: number) => names[place] ?? '';
  const groupAt = (place: number) => groups[place];
  return {
    count: names.length,
    idAt: (place) => (groups[place] === undefined ? keyAt(place) : `${groups[place]}\n${keyAt(place)}`),
    keyAt,
    groupAt,
    columns: columns.map(({ view }) => view()),
  };
}

/** A column that gets the rows of one set of files after the other. */
function growingColumn(key: string) {
  const all: (TableEntry | undefined)[] = [];
  const partOfRow: (FilePart | undefined)[] = [];
  const parts: FilePart[] = [];
  let first: Part | undefined;
  return {
    key,
    add(
      part: Part | undefined,
      entriesOf: EntriesOf,
      entries: readonly (TableEntry | undefined)[] = [],
      count: number,
    ): void {
      const filePart = part && {
        file: part.snapshot.file,
        findings: entriesOf(part).findings,
        isAbsent: part.madeFrom !== undefined,
      };
      if (filePart) parts.push(filePart);
      first ??= part;
      for (let row = 0; row < count; row++) {
        all.push(entries[row]);
        partOfRow.push(filePart);
      }
    },
    view: (): ColumnView => ({
      key,
      language: first?.language,
      isSource: first?.snapshot.file.catalog.isSource === true,
      entries: all,
      parts,
      partAt: (place) => partOfRow[place],
    }),
  };
}

function languageEntries(part: Part, { catalog, entries }: FileEntries): LanguageEntries {
  if (!part.isPart) return { catalog, entries };
  const { targetLanguage } = part.snapshot.file;
  const language = part.language ?? '';
  const isHere = (entry: TableEntry) =>
    (('range' in entry ? entry.targetLanguage : undefined) ?? targetLanguage) === language;
  return { catalog, language, entries: entries.filter(isHere) };
}
