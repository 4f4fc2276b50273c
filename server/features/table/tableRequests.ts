import { basename } from 'node:path';
import { bitextOf } from '../../../shared/convert/bitext.ts';
import { mostFileFaults } from '../../../shared/fileFault.ts';
import type { WantedTarget } from '../../../shared/protocol.ts';
import { inLanguage, type SentenceLanguage, say } from '../../../shared/sentences/sentence.ts';
import {
  changeRowsRequest,
  type ExportedRows,
  type ExportRowsParams,
  exportRowsRequest,
  rowTargetsRequest,
  stepOnDiskRequest,
  twinsRequest,
  type WantedRows,
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
import { newFile } from '../../convert/newFile.ts';
import type { ClientSupport } from '../../lsp/clientSupport.ts';
import { stepOnDisk } from '../../lsp/diskHistory.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import type { Feature } from '../feature.ts';
import { changeRows } from './changeRows.ts';
import { editKeys, editsKeys } from './editKeys.ts';
import { findRow } from './findRow.ts';
import { needColumn, needTable } from './needTable.ts';
import { linesOf, passing } from './passing.ts';
import { placedRows } from './placedRows.ts';
import type { ColumnView } from './rowsView.ts';
import { revisionsFor } from './tableChanges.ts';
import { groupRow, tableRow } from './tableRow.ts';
import { type Table, type Tables, tables } from './tables.ts';
import { twinsOf } from './twins.ts';

/** Localization files as tables: rows by pages, a filter, the next row of a kind, changes. See shared/tableProtocol.ts. */
export const tableRequests: Feature = {
  register(registry, session) {
    const open = tables(session);
    registry.onRequest(isTableRequest, async ({ uri }) => {
      const snapshot = await session.latest(uri);
      if (!snapshot) return false;
      // One that holds nothing yet has the rows of its source.
      const { catalog, role } = snapshot.file;
      return role === 'target' || catalog.segments.count > 0;
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
    ...(view.faults.length > 0 ? { faults: faultsOf(view, snapshots, language) } : {}),
    checks: view.checks,
    sourceLanguage: view.columns[0]?.parts[0]?.file.sourceLanguage ?? '',
    columns,
    ...(editsKeys(view) ? { editsKeys: true } : {}),
    ...(languages ? { languages } : {}),
    ...(addable ? { addable } : {}),
  };
}

function faultsOf(
  { faults }: Table['view'],
  snapshots: Table['snapshots'],
  reader: SentenceLanguage | undefined,
): NonNullable<TableRows['faults']> {
  const first = faults.slice(0, mostFileFaults).flatMap(({ path, problem: { range, message } }) => {
    const snapshot = snapshots.get(path);
    return snapshot
      ? [{ uri: snapshot.uri, range: snapshot.text.rangeAt(range), message: inLanguage(message, reader) }]
      : [];
  });
  return { first, count: faults.length };
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

/**
 * The segments of some rows in one language, by their files; for a file that is not there, its source file and language.
 *
 * @throws RequestRefused with a sentence for the user.
 */
async function rowTargets(open: Tables, params: WantedRows, signal: AbortSignal): Promise<readonly WantedTarget[]> {
  const { files, madeFrom, column } = await placedRows(open, params, false, signal);
  return files.map(({ snapshot: { uri, path }, placed }) => ({
    uri: madeFrom.get(path)?.uri ?? uri,
    ...(column.language === undefined ? {} : { language: column.language }),
    segments: placed.map(({ entry }) => entry.id),
  }));
}

/**
 * Writes rows of a table into a file of their own, for somebody who reviews them elsewhere: a sheet, or another format, as
 * the name of the file tells. A file that is there is replaced.
 *
 * @throws RequestRefused with a sentence for the user.
 */
async function exportRows(open: Tables, params: ExportRowsParams, signal: AbortSignal): Promise<ExportedRows> {
  const path = pathOf(params.to);
  if (path === undefined) throw new RequestRefused(say`Rows can be exported only to a file on disk.`);
  const { files, column, snapshots } = await placedRows(open, params, false, signal);
  if (snapshots.has(path))
    throw new RequestRefused(say`${basename(path)} holds these rows itself. Choose another name.`);
  const [first, ...others] = files;
  if (others.length > 0)
    throw new RequestRefused(say`These rows are from ${files.length} files. Select rows of one file.`);
  const { file } = first?.snapshot ?? {};
  const ids = new Set(first?.placed.map(({ entry }) => entry.id));
  const bitext = file && bitextOf({ ...file, original: basename(file.path) }, column.language);
  const units = bitext?.units.filter(({ id }) => ids.has(id)) ?? [];
  if (!bitext || units.length === 0 || column.isSource)
    throw new RequestRefused(
      say`There is nothing to review in these rows: they are source texts, or not in the file yet.`,
    );
  const made = await newFile({ ...bitext, units }, path);
  if (!made)
    throw new RequestRefused(
      say`No file of this kind can be made: ${basename(path)}. Choose .xlsx, .csv, .tsv, .xlf, .po or .tmx.`,
    );
  await writeAtomically(path, made.bytes);
  return { count: units.length };
}
