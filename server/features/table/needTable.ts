import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { ColumnView } from './rowsView.ts';
import type { FilteredTable, Table, Tables } from './tables.ts';
import type { TableView } from './tableView.ts';

/**
 * The table that a request is about.
 *
 * @throws RequestRefused for what is no localization file.
 */
export async function needTable(
  open: Tables,
  params: FilteredTable,
  checked: boolean,
  signal: AbortSignal,
): Promise<Table> {
  const table = await open.of(params, checked, signal);
  if (!table) throw new RequestRefused(say`This is not a localization file.`);
  return table;
}

/**
 * The column that a request is about.
 *
 * @param key the first one without it.
 * @throws RequestRefused where it is gone.
 */
export function needColumn({ columns }: TableView, key: string | undefined): ColumnView {
  const column = key === undefined ? columns[0] : columns.find((one) => one.key === key);
  if (!column) throw new RequestRefused(say`The file no longer exists.`);
  return column;
}
