import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import {
  type ChangedRows,
  type ChangeRowsParams,
  changeRowsRequest,
  type FindRowParams,
  type FoundRow,
  findRowRequest,
  isTableRequest,
  mostRows,
  type RowsParams,
  rowsRequest,
  type TableColumn,
  type TableParams,
  type TableRows,
  type Twin,
  type TwinsParams,
  twinsRequest,
} from '../../../shared/tableProtocol.ts';
import type { ClientSupport } from '../../lsp/clientSupport.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { changeRows } from './changeRows.ts';
import { findRow } from './findRow.ts';
import { needColumn, needTable } from './needTable.ts';
import { passing } from './passing.ts';
import type { ColumnView } from './rowsView.ts';
import { tableRow } from './tableRow.ts';
import { type Table, tables } from './tables.ts';
import { twinsOf } from './twins.ts';

const isTable: RequestKind<TableParams, boolean> = { method: isTableRequest };
const rows: RequestKind<RowsParams, TableRows | null> = { method: rowsRequest };
const foundRow: RequestKind<FindRowParams, FoundRow | null> = { method: findRowRequest };
const twins: RequestKind<TwinsParams, readonly Twin[]> = { method: twinsRequest };
const change: RequestKind<ChangeRowsParams, ChangedRows> = { method: changeRowsRequest };

/** Localization files as tables: rows by pages, a filter, the next row of a kind, changes. See shared/tableProtocol.ts. */
export const tableRequests: Feature = {
  register(registry, session) {
    const open = tables(session);
    registry.onRequest(isTable, async ({ uri }) => {
      const snapshot = await session.latest(uri);
      return snapshot !== undefined && snapshot.file.catalog.segments.count > 0;
    });
    registry.onRequest(rows, async (params) => {
      const table = await open.of(params, params.checked);
      return table ? pageOf(table, params, session.client) : null;
    });
    registry.onRequest(foundRow, (params, { signal }) => findRow(session, open, params, signal));
    registry.onRequest(twins, async (params) => {
      const { view } = await needTable(open, params, false);
      return twinsOf(view, needColumn(view, params.column).column, params.row);
    });
    registry.onRequest(change, (params, { signal }) => changeRows(session, open, params, signal));
  },
};

function pageOf({ view, snapshots, languages }: Table, params: RowsParams, { language }: ClientSupport): TableRows {
  const { offset, limit, checked, place } = params;
  const { places, fault } = passing(view, params);
  const shown = places.slice(offset, offset + Math.min(limit, mostRows));
  const placeAmong = place === undefined ? -1 : places.findIndex((row) => view.idAt(row) === place);
  return {
    checked,
    rows: shown.map((row) => tableRow(view, row, language, checked ? view.sources() : undefined)),
    count: places.length,
    total: view.count,
    ...(fault === undefined ? {} : { patternFault: inLanguage(fault, language) }),
    ...(placeAmong < 0 ? {} : { place: placeAmong }),
    states: view.states,
    checks: view.checks,
    sourceLanguage: view.columns[0]?.file.sourceLanguage ?? '',
    columns: view.columns.map((column, i) => tableColumn(column, snapshots[i]?.uri ?? '', language)),
    ...(languages ? { languages } : {}),
  };
}

function tableColumn(
  { key, language, file: { format, catalog } }: ColumnView,
  uri: string,
  reader: SentenceLanguage | undefined,
): TableColumn {
  return {
    key,
    uri,
    ...(language === undefined ? {} : { language }),
    isSource: catalog.isSource === true,
    ...(format.readOnly === undefined ? {} : { readOnly: inLanguage(format.readOnly, reader) }),
    canHold: format.states,
  };
}
