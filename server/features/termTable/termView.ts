import { uniqueIds } from '../../../shared/catalog/catalog.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { keepLast } from '../../../shared/keepLast.ts';
import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import {
  mostRows,
  type RowFilter,
  type RowsParams,
  type TableCell,
  type TableColumn,
  type TableRow,
  type TableRows,
} from '../../../shared/tableProtocol.ts';
import { type TermColumn, type TermTable, termAt } from '../../../shared/terms/termTable.ts';
import { passing } from '../table/passing.ts';
import { searchFor } from '../table/rowFilter.ts';
import { collatorOf } from '../table/rowOrder.ts';
import { type TermFault, termFaults } from './termFaults.ts';

/** Rows of one state of a text of terms. A row's id is its place in the text; the one behind the last is new. */
export interface TermView {
  readonly table: TermTable;
  readonly faults: ReadonlyMap<number, readonly TermFault[]>;
  /** By row: what tells its cells from others wherever it stands, for what was typed and not written. */
  readonly names: readonly string[];
  /** Places of the rows that pass a filter, in its order, the new one last; throws as `searchFor`. */
  passing(filter: RowFilter): readonly number[];
}

/** What findings of rows are counted under. */
export const termCheck = 'glossary-entry';

/** So many filters of a view are remembered. */
const mostFilters = 4;

export function termView(table: TermTable): TermView {
  const faults = new Map<number, TermFault[]>();
  for (const fault of termFaults(table)) pushTo(faults, fault.row, fault);
  const filters = new Map<string, readonly number[]>();
  const unique = uniqueIds();
  return {
    table,
    faults,
    names: [...table.rows.keys()].map((row) => unique(termAt(table, row, 0))),
    passing(filter) {
      const key = JSON.stringify(filter);
      const places = filters.get(key) ?? [
        ...inOrder(table, rowsPassing(table, faults, filter), filter),
        table.rows.length,
      ];
      keepLast(filters, key, places, mostFilters);
      return places;
    },
  };
}

function rowsPassing(
  { rows }: TermTable,
  faults: TermView['faults'],
  { text = '', check, keep = [] }: RowFilter,
): number[] {
  const kept = new Set(keep);
  const { holds, within } = searchFor(text);
  return within(() =>
    Array.from(rows.keys()).filter((row) => {
      if (kept.has(String(row))) return true;
      if (check && !faults.has(row)) return false;
      return text === '' || rows[row]?.some((cell) => holds(cell.text)) === true;
    }),
  );
}

function inOrder(table: TermTable, rows: number[], { order, orderedColumn }: RowFilter): readonly number[] {
  const wanted = columnOf(table, orderedColumn ?? '');
  const column =
    wanted >= 0
      ? wanted
      : Math.max(
          0,
          table.columns.findIndex(({ role }) => role === 'source'),
        );
  if (!order) return rows;
  const { compare } = collatorOf(table.columns[column]?.language);
  const direction = order.startsWith('-') ? -1 : 1;
  return rows.sort((a, b) => direction * compare(termAt(table, a, column), termAt(table, b, column)) || a - b);
}

/** The place of a column by its key; -1 where it is gone. */
export function columnOf({ columns }: TermTable, key: string): number {
  return columns.findIndex((column, i) => keyOf(column, i) === key);
}

/** Names may occur twice. */
const keyOf = ({ language, name }: TermColumn, place: number): string => `${place} ${language ?? name ?? ''}`.trim();

/** The rows that were asked for. */
export function termRows(view: TermView, params: RowsParams, language: SentenceLanguage | undefined): TableRows {
  const { uri, offset, limit, place } = params;
  const { table, faults } = view;
  const { places, fault } = passing(view, params);
  const shown = places.slice(offset, offset + Math.min(limit, mostRows));
  const placeAmong = place === undefined ? -1 : places.indexOf(Number(place));
  return {
    checked: true,
    rows: shown.map((row) => termRow(view, row, language)),
    count: places.length,
    total: table.rows.length,
    ...(fault === undefined ? {} : { patternFault: inLanguage(fault, language) }),
    ...(placeAmong < 0 ? {} : { place: placeAmong }),
    states: { untranslated: 0, 'needs-review': 0, translated: 0, final: 0 },
    checks: faults.size === 0 ? [] : [{ id: termCheck, count: faults.size }],
    sourceLanguage: table.columns[0]?.language ?? '',
    columns: table.columns.map((column, i) => tableColumn(column, i, uri)),
    newRow: String(table.rows.length),
  };
}

function tableColumn(column: TermColumn, place: number, uri: string): TableColumn {
  const { language, name, role } = column;
  return {
    key: keyOf(column, place),
    uri,
    ...(language === undefined ? {} : { language }),
    ...(name === undefined || name === language ? {} : { name }),
    isSource: role === 'source',
    canHold: [],
  };
}

function termRow({ table, faults, names }: TermView, row: number, language: SentenceLanguage | undefined): TableRow {
  const rowFaults = faults.get(row) ?? [];
  const cells = table.columns.map((_, column): TableCell => {
    const text = termAt(table, row, column);
    const here = rowFaults.filter((fault) => fault.column === column);
    return {
      id: `${names[row] ?? '\n'}/${column}`,
      state: 'final',
      target: text === '' ? [] : [text],
      editable: true,
      findings: here.map(({ severity, sentence }) => ({
        check: termCheck,
        severity,
        message: inLanguage(sentence, language),
      })),
    };
  });
  return { id: String(row), key: termAt(table, row, 0), source: [], notes: [], cells };
}
