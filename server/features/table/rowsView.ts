import { keyGroup } from '../../../shared/keyGroup.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import { segmentOf, sourceOf, type TableEntry, targetOf } from './tableEntries.ts';

/** A file that texts of a column stand in. */
export interface FilePart {
  readonly file: LocalizationFile;
  readonly findings: FindingsBySegment;
  /** Whether the file is not there yet. */
  readonly isAbsent?: boolean;
}

/** One language of a table. */
export interface ColumnView {
  /** See `TableColumn.key`. */
  readonly key: string;
  readonly language: string | undefined;
  /** Whether its texts are those that are translated. */
  readonly isSource: boolean;
  /** By row; undefined where the language has no such text and needs none. */
  readonly entries: readonly (TableEntry | undefined)[];
  /** The files of the column, from top to bottom. */
  readonly parts: readonly FilePart[];
  /** The file of a row; undefined where the language has none there. */
  partAt(place: number): FilePart | undefined;
}

/** What stands in the rows of a table. */
export interface RowsView {
  readonly count: number;
  /** The id of a row by its place. */
  idAt(place: number): string;
  /** What a row is called: the id that it has among those of its file. */
  keyAt(place: number): string;
  /** Where texts of several files are one below the other, the name of those that a row is of. */
  groupAt(place: number): string | undefined;
  readonly columns: readonly ColumnView[];
}

/** An entry with the file that it is in. */
export interface PlacedEntry {
  readonly entry: TableEntry;
  readonly part: FilePart;
}

/** What a language has in a row. */
export function placedAt({ entries, partAt }: ColumnView, place: number): PlacedEntry | undefined {
  const entry = entries[place];
  const part = entry && partAt(place);
  return entry && part ? { entry, part } : undefined;
}

/** The first language that has a text of a row: it tells the source, the notes and the context. */
export function leadOf({ columns }: RowsView, place: number): PlacedEntry | undefined {
  for (const column of columns) {
    const lead = placedAt(column, place);
    if (lead) return lead;
  }
  return undefined;
}

/** What the key of a row begins with; see `keyGroup`. */
export function keyGroupAt(rows: RowsView, place: number): string | undefined {
  const entry = leadOf(rows, place)?.entry;
  return keyGroup(rows.keyAt(place), entry && segmentOf(entry).context);
}

/** The source text of a row, wherever the table shows it. */
export function sourceSlotAt(rows: RowsView, place: number) {
  const lead = leadOf(rows, place);
  if (!lead) return undefined;
  const { catalog } = lead.part.file;
  return catalog.isSource ? targetOf(lead.entry) : sourceOf(lead.entry, catalog);
}
