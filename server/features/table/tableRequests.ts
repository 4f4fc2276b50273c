import { asWritten, inLanguage, type Sentence, say } from '../../../shared/sentences/sentence.ts';
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
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { EndlessStep } from '../../watchdog/withinLimit.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { changeRows } from './changeRows.ts';
import { isWork, stateOf, type TableEntry } from './tableEntries.ts';
import { tableRow } from './tableRow.ts';
import { type TableView, type TableViews, tableViews } from './tableView.ts';

const isTable: RequestKind<TableParams, boolean> = { method: isTableRequest };
const rows: RequestKind<RowsParams, TableRows | null> = { method: rowsRequest };
const findRow: RequestKind<FindRowParams, FoundRow | null> = { method: findRowRequest };
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
    registry.onRequest(findRow, (params) => foundRow(session, views, params));
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
    ...(format.readOnly === undefined ? {} : { readOnly: format.readOnly }),
    canHold: format.states,
  };
}

/** The rows that pass; those that pass without the text where that is no pattern that can be used. */
function passing(
  view: TableView,
  { filter }: Pick<RowsParams, 'filter'>,
): { readonly places: readonly number[]; readonly fault?: Sentence } {
  try {
    return { places: view.passing(filter) };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof EndlessStep)) throw error;
    const { text: _, ...rest } = filter;
    const fault =
      error instanceof SyntaxError ? asWritten(error.message) : say`This pattern takes too long to search for.`;
    return { places: view.passing(rest), fault };
  }
}

async function foundRow(session: Session, views: TableViews, params: FindRowParams): Promise<FoundRow | null> {
  const { from, direction, kind } = params;
  const snapshot = await session.latest(params.uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const view = await views.of(snapshot, kind === 'finding' || params.filter.check !== undefined);
  const { places } = passing(view, params);
  const isWanted = (entry: TableEntry) =>
    kind === 'finding' ? view.findings.has(entry.id) : isWork(entry) && stateOf(entry) === kind;
  const step = direction === 'next' ? 1 : -1;
  for (let count = 1; count <= places.length; count++) {
    const place = (from + step * count + places.length * 2) % places.length;
    const entry = view.entries[places[place] ?? -1];
    if (entry && isWanted(entry)) return { id: entry.id, place };
  }
  return null;
}
