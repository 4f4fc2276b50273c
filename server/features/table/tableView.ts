import type { SegmentState } from '../../../shared/catalog/segment.ts';
import { keepLast } from '../../../shared/keepLast.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { passingRows } from './rowFilter.ts';
import { rowsInOrder } from './rowOrder.ts';
import type { ColumnView, RowsView } from './rowsView.ts';
import { isWork, stateOf } from './tableEntries.ts';
import { countSources, type SourceCounts } from './twins.ts';

/** The rows of one state of the files. What a table asks for while it is scrolled is worked out once. */
export interface TableView extends RowsView {
  readonly states: Readonly<Record<SegmentState, number>>;
  readonly checks: readonly { readonly id: string; readonly count: number }[];
  /** How many rows have each source text; counted when it is first asked for. */
  sources(): SourceCounts;
  /** Places of the rows that pass a filter, in its order; throws as `passingRows`. */
  passing(filter: RowFilter): readonly number[];
}

/** So many filters of a view are remembered: split editors may have different ones. */
const mostFilters = 4;

/** Counts what is in the rows of a table, and remembers which of them pass. */
export function tableView(rows: RowsView): TableView {
  const states: Record<SegmentState, number> = { untranslated: 0, 'needs-review': 0, translated: 0, final: 0 };
  for (const { file, entries } of rows.columns) {
    if (file.catalog.isSource && rows.columns.length > 1) continue;
    for (const entry of entries) if (entry && isWork(entry)) states[stateOf(entry)]++;
  }
  const rowsOf = (filter: RowFilter) => {
    const places = passingRows(rows, filter);
    return filter.order ? rowsInOrder(places, rows, filter) : places;
  };
  const filters = new Map<string, readonly number[]>();
  let sources: SourceCounts | undefined;
  return {
    ...rows,
    sources() {
      sources ??= countSources(rows);
      return sources;
    },
    states,
    checks: countsOf(rows.columns),
    passing(filter) {
      const key = JSON.stringify(filter);
      const places = filters.get(key) ?? rowsOf(filter);
      keepLast(filters, key, places, mostFilters);
      return places;
    },
  };
}

function countsOf(columns: readonly ColumnView[]): TableView['checks'] {
  const counts = new Map<string, number>();
  for (const { findings, entries, file } of columns) {
    // Where a file holds several languages, each counts what is in its own rows.
    const own =
      columns.filter((other) => other.file === file).length > 1 ? new Set(entries.map((one) => one?.id)) : undefined;
    for (const [id, list] of findings) {
      if (own && !own.has(id)) continue;
      for (const { check } of list) counts.set(check, (counts.get(check) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([id, count]) => ({ id, count }));
}
