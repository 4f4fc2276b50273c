import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import {
  changeRowsRequest,
  exportRowsRequest,
  rowTargetsRequest,
  stepOnDiskRequest,
  twinsRequest,
} from '../../../shared/tableChangesProtocol.ts';
import { editKeysRequest } from '../../../shared/tableKeysProtocol.ts';
import {
  findRowRequest,
  isTableRequest,
  mostRows,
  type RowsParams,
  revisionsRequest,
  rowsRequest,
  type TableColumn,
  type TableRows,
} from '../../../shared/tableProtocol.ts';
import type { ClientSupport } from '../../lsp/clientSupport.ts';
import { stepOnDisk } from '../../lsp/diskHistory.ts';
import { pathOf } from '../../lsp/paths.ts';
import type { Feature } from '../feature.ts';
import { changeRows } from './changeRows.ts';
import { editKeys, editsKeys } from './editKeys.ts';
import { exportRows } from './exportRows.ts';
import { findRow } from './findRow.ts';
import { needColumn, needTable } from './needTable.ts';
import { linesOf, passing } from './passing.ts';
import type { ColumnView } from './rowsView.ts';
import { rowTargets } from './rowTargets.ts';
import { revisionsFor } from './tableChanges.ts';
import { groupRow, tableRow } from './tableRow.ts';
import { type Table, tables } from './tables.ts';
import { twinsOf } from './twins.ts';

/** Localization files as tables: rows by pages, a filter, the next row of a kind, changes. See shared/tableProtocol.ts. */
export const tableRequests: Feature = {
  register(registry, session) {
    const open = tables(session);
    registry.onRequest(isTableRequest, async ({ uri }) => {
      const snapshot = await session.latest(uri);
      return snapshot !== undefined && snapshot.file.catalog.segments.count > 0;
    });
    registry.onRequest(rowsRequest, async (params, { signal }) => {
      const table = await open.of(params, params.checked, signal);
      return table ? pageOf(table, params, session.client) : null;
    });
    registry.onRequest(findRowRequest, (params, { signal }) => findRow(session, open, params, signal));
    registry.onRequest(revisionsRequest, ({ uri }, { signal }) => revisionsFor(pathOf(uri) ?? '', signal));
    registry.onRequest(twinsRequest, async (params, { signal }) => {
      const { view } = await needTable(open, params, false, signal);
      return twinsOf(view, needColumn(view, params.column), params.row);
    });
    registry.onRequest(rowTargetsRequest, (params, { signal }) => rowTargets(open, params, signal));
    registry.onRequest(exportRowsRequest, (params, { signal }) => exportRows(open, params, signal));
    registry.onRequest(editKeysRequest, (params, { signal }) => editKeys(session, open, params, signal));
    registry.onRequest(changeRowsRequest, (params, { signal }) => changeRows(session, open, params, signal));
    registry.onRequest(stepOnDiskRequest, ({ uri, way }) => stepOnDisk(session, uri, way));
  },
};

function pageOf(
  { view, snapshots, languages, addable, revisionFault }: Table,
  params: RowsParams,
  { language }: ClientSupport,
): TableRows {
  const { offset, limit, checked, place } = params;
  const { places, fault } = passing(view, params);
  const lines = linesOf(view, places, params);
  const shown = lines.places.slice(offset, offset + Math.min(limit, mostRows));
  const columns = view.columns.map((column) => tableColumn(column, snapshots, language));
  const uris = new Map(columns.map(({ key, uri }) => [key, uri]));
  const uriOf = (path: string, column: string) => {
    const uri = snapshots.get(path)?.uri;
    return uri === uris.get(column) ? undefined : uri;
  };
  const settingsOf = (path: string) => snapshots.get(path)?.workspace.settings.of(path);
  const sources = checked ? view.sources() : undefined;
  const index = place === undefined ? -1 : places.findIndex((row) => view.idAt(row) === place);
  const line = index < 0 ? -1 : lines.lineOf(index);
  const foldedIn = lines.groupAt(line)?.id;
  const folded = places.length - lines.places.length;
  return {
    checked,
    rows: shown.map((row, i) => {
      const group = lines.groupAt(offset + i);
      return group ? groupRow(view, row, group) : tableRow(view, row, language, sources, uriOf, settingsOf);
    }),
    count: lines.places.length,
    ...(folded > 0 ? { folded } : {}),
    total: view.count,
    ...(fault === undefined ? {} : { patternFault: inLanguage(fault, language) }),
    ...(revisionFault === undefined ? {} : { revisionFault: inLanguage(revisionFault, language) }),
    ...(line < 0 ? {} : { place: line }),
    ...(foldedIn === undefined ? {} : { foldedIn }),
    states: view.states,
    checks: view.checks,
    sourceLanguage: view.columns[0]?.parts[0]?.file.sourceLanguage ?? '',
    columns,
    ...(editsKeys(view) ? { editsKeys: true } : {}),
    ...(languages ? { languages } : {}),
    ...(addable ? { addable } : {}),
  };
}

function tableColumn(
  { key, language, isSource, parts }: ColumnView,
  snapshots: Table['snapshots'],
  reader: SentenceLanguage | undefined,
): TableColumn {
  const files = parts.map(({ file }) => file);
  const [opened] = snapshots.keys();
  const file = files.find(({ path }) => path === opened) ?? files[0];
  const readOnly = files.every(({ format }) => format.readOnly) ? file?.format.readOnly : undefined;
  return {
    key,
    uri: snapshots.get(file?.path ?? '')?.uri ?? '',
    ...(language === undefined ? {} : { language }),
    isSource,
    ...(readOnly === undefined ? {} : { readOnly: inLanguage(readOnly, reader) }),
    ...(parts.every(({ isAbsent }) => isAbsent) ? { noFile: true } : {}),
    canHold: [...new Set(files.flatMap(({ format }) => format.states))],
  };
}
