import type { LocalizationFile } from '../../workspace/workspace.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import { sourceOf, type TableEntry, targetOf } from './tableEntries.ts';

/** One language of a table. */
export interface ColumnView {
  /** See `TableColumn.key`. */
  readonly key: string;
  readonly language: string | undefined;
  readonly file: LocalizationFile;
  /** By row; undefined where the language has no such text and needs none. */
  readonly entries: readonly (TableEntry | undefined)[];
  readonly findings: FindingsBySegment;
}

/** What stands in the rows of a table. */
export interface RowsView {
  readonly count: number;
  /** The id of a row by its place. */
  idAt(place: number): string;
  readonly columns: readonly ColumnView[];
}

/** The first language that has a text of a row: it tells the source, the notes and the context. */
export function leadOf({ columns }: RowsView, place: number): { entry: TableEntry; column: ColumnView } | undefined {
  for (const column of columns) {
    const entry = column.entries[place];
    if (entry) return { entry, column };
  }
  return undefined;
}

/** The source text of a row, wherever the table shows it. */
export function sourceSlotAt(rows: RowsView, place: number) {
  const lead = leadOf(rows, place);
  if (!lead) return undefined;
  const { catalog } = lead.column.file;
  return catalog.isSource ? targetOf(lead.entry) : sourceOf(lead.entry, catalog);
}
