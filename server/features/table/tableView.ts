import { errorsOf, type Problem } from '../../../shared/catalog/catalog.ts';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import { keepLast } from '../../../shared/keepLast.ts';
import type { Folds } from '../../../shared/tableFolds.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { foldedLines, type Lines } from './foldedLines.ts';
import { passingRows } from './rowFilter.ts';
import { rowsInOrder } from './rowOrder.ts';
import { placedAt, type RowsView } from './rowsView.ts';
import type { IsChanged } from './tableChanges.ts';
import { isWork, stateOf } from './tableEntries.ts';
import { countSources, type SourceCounts } from './twins.ts';

/** The rows of one state of the files. What a table asks for while it is scrolled is worked out once. */
export interface TableView extends RowsView {
  readonly states: Readonly<Record<SegmentState, number>>;
  readonly checks: readonly { readonly id: string; readonly count: number }[];
  /** Where files are not well formed. */
  readonly faults: readonly { readonly path: string; readonly problem: Problem }[];
  /** How many rows have each source text; counted when it is first asked for. */
  sources(): SourceCounts;
  /** Places of the rows that pass a filter, in its order; as `passingRows`. */
  passing(filter: RowFilter, isChanged?: IsChanged): readonly number[];
  /** What is shown of rows that pass; as `foldedLines`. */
  lines(places: readonly number[], folds: Folds | undefined): Lines;
}

/** So many filters of a view are remembered: split editors may have different ones. */
const mostFilters = 4;

/** Counts what is in the rows of a table, and remembers which of them pass. */
export function tableView(rows: RowsView): TableView {
  const states: Record<SegmentState, number> = { untranslated: 0, 'needs-review': 0, translated: 0, final: 0 };
  const checks = new Map<string, number>();
  for (const { entry, part } of placedEntries(rows)) {
    const isCounted = isWork(entry) && !(part.file.catalog.isSource && rows.columns.length > 1);
    if (isCounted) states[stateOf(entry)]++;
    for (const { check } of part.findings.get(entry.id) ?? []) checks.set(check, (checks.get(check) ?? 0) + 1);
  }
  const rowsOf = (filter: RowFilter, isChanged: IsChanged | undefined) => {
    const places = passingRows(rows, filter, isChanged);
    return filter.order ? rowsInOrder(places, rows, filter) : places;
  };
  const filters = new Map<string, { readonly places: readonly number[]; readonly isChanged: IsChanged | undefined }>();
  let sources: SourceCounts | undefined;
  let last: { readonly places: readonly number[]; readonly key: string; readonly lines: Lines } | undefined;
  return {
    ...rows,
    sources() {
      sources ??= countSources(rows);
      return sources;
    },
    states,
    faults: faultsOf(rows),
    checks: [...checks].sort(([a], [b]) => a.localeCompare(b)).map(([id, count]) => ({ id, count })),
    passing(filter, isChanged) {
      const key = JSON.stringify(filter);
      const kept = filters.get(key);
      const passing = kept?.isChanged === isChanged ? kept : undefined;
      const { places } = passing ?? { places: rowsOf(filter, isChanged) };
      keepLast(filters, key, { places, isChanged }, mostFilters);
      return places;
    },
    lines(places, folds) {
      const key = JSON.stringify(folds ?? null);
      if (last?.places !== places || last.key !== key) last = { places, key, lines: foldedLines(rows, places, folds) };
      return last.lines;
    },
  };
}

function faultsOf({ columns }: RowsView): TableView['faults'] {
  // A file with several languages is in several columns.
  const files = new Map(columns.flatMap(({ parts }) => parts.map(({ file }) => [file.path, file])));
  return [...files].flatMap(([path, { catalog }]) =>
    errorsOf(catalog).flatMap((problem) => (problem.id === 'syntax' ? [{ path, problem }] : [])),
  );
}

function* placedEntries({ columns }: RowsView) {
  for (const column of columns) {
    for (const place of column.entries.keys()) {
      const placed = placedAt(column, place);
      if (placed) yield placed;
    }
  }
}
