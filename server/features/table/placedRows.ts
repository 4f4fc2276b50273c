import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import type { Snapshot } from '../../lsp/session.ts';
import { needColumn, needTable } from './needTable.ts';
import { type PlacedEntry, placedAt } from './rowsView.ts';
import { isWork } from './tableEntries.ts';
import type { FilteredTable, Table, Tables } from './tables.ts';

/** Rows of a table: their ids, or every row that passes a filter. */
export type WantedRows = readonly string[] | RowFilter;

/** Rows of a table in one of its languages. */
export interface RowsParams extends FilteredTable {
  readonly rows: WantedRows;
  readonly column?: string;
}

/** What a language has in some rows of one file. */
export interface FileRows {
  readonly snapshot: Snapshot;
  readonly placed: readonly PlacedEntry[];
}

/** What a language has in some rows. */
export interface PlacedRows extends Table {
  readonly column: ReturnType<typeof needColumn>;
  /** By their files; rows that are not to be translated are left out. */
  readonly files: readonly FileRows[];
}

/**
 * What a language has in the rows that are meant.
 *
 * @param checked true waits for the checks of what is shown.
 * @throws RequestRefused for what is no localization file, and for a language that is gone.
 */
export async function placedRows(
  open: Tables,
  { rows, ...params }: RowsParams,
  checked: boolean,
  signal: AbortSignal,
): Promise<PlacedRows> {
  const filter = isList(rows) ? undefined : rows;
  const isChecked = checked || filter?.check !== undefined;
  const table = await needTable(open, { ...params, ...(filter ? { filter } : {}) }, isChecked, signal);
  const { view, snapshots } = table;
  const column = needColumn(view, params.column);
  const wanted = isList(rows) ? new Set(rows) : undefined;
  const places = wanted
    ? Array.from(column.entries.keys()).filter((place) => wanted.has(view.idAt(place)))
    : view.passing(filter ?? {});
  const byFile = new Map<string, PlacedEntry[]>();
  for (const place of places) {
    const placed = placedAt(column, place);
    if (placed && isWork(placed.entry)) pushTo(byFile, placed.part.file.path, placed);
  }
  const files = [...byFile].flatMap(([path, placed]) => {
    const snapshot = snapshots.get(path);
    return snapshot ? [{ snapshot, placed }] : [];
  });
  return { ...table, column, files };
}

/** Tells ids from a filter. */
export function isList(rows: WantedRows): rows is readonly string[] {
  return Array.isArray(rows);
}
