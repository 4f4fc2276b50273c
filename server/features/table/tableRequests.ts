import { inLanguage } from '../../../shared/sentences/sentence.ts';
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
  type TableParams,
  type TableRows,
} from '../../../shared/tableProtocol.ts';
import type { ClientSupport } from '../../lsp/clientSupport.ts';
import type { Snapshot } from '../../lsp/session.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { changeRows } from './changeRows.ts';
import { findRow } from './findRow.ts';
import { passing } from './passing.ts';
import type { TableEntry } from './tableEntries.ts';
import { tableRow } from './tableRow.ts';
import { type TableView, tableViews } from './tableView.ts';

const isTable: RequestKind<TableParams, boolean> = { method: isTableRequest };
const rows: RequestKind<RowsParams, TableRows | null> = { method: rowsRequest };
const foundRow: RequestKind<FindRowParams, FoundRow | null> = { method: findRowRequest };
const change: RequestKind<ChangeRowsParams, ChangedRows> = { method: changeRowsRequest };

/** A localization file as a table: rows by pages, a filter, the next row of a kind, changes. See shared/tableProtocol.ts. */
export const tableRequests: Feature = {
  register(registry, session) {
    const views = tableViews(session);
    registry.onRequest(isTable, async ({ uri }) => {
      const snapshot = await session.latest(uri);
      return snapshot !== undefined && snapshot.file.catalog.segments.count > 0;
    });
    registry.onRequest(rows, async (params) => {
      const snapshot = await session.latest(params.uri);
      return snapshot ? pageOf(snapshot, await views.of(snapshot, params.checked), params, session.client) : null;
    });
    registry.onRequest(foundRow, (params, { signal }) => findRow(session, views, params, signal));
    registry.onRequest(change, (params, { signal }) => changeRows(session, views, params, signal));
  },
};

function pageOf({ file }: Snapshot, view: TableView, params: RowsParams, { language }: ClientSupport): TableRows {
  const { offset, limit, checked, place } = params;
  const { catalog, format, sourceLanguage, targetLanguage } = file;
  const { places, fault } = passing(view, params);
  const shown = places.slice(offset, offset + Math.min(limit, mostRows));
  const entryAt = (at: number) => view.entries[at] as TableEntry;
  const found = place === undefined ? -1 : places.findIndex((at) => entryAt(at).id === place);
  return {
    checked,
    rows: shown.map((at) => tableRow(entryAt(at), file, view.findings.get(entryAt(at).id) ?? [], language)),
    count: places.length,
    total: view.entries.length,
    ...(fault === undefined ? {} : { patternFault: inLanguage(fault, language) }),
    ...(found < 0 ? {} : { place: found }),
    states: view.states,
    checks: view.checks,
    sourceLanguage,
    ...(targetLanguage ? { targetLanguage } : {}),
    isSource: catalog.isSource === true,
    ...(format.readOnly === undefined ? {} : { readOnly: inLanguage(format.readOnly, language) }),
    canHold: format.states,
  };
}
