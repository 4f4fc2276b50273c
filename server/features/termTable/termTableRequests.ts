import { keepLast } from '../../../shared/keepLast.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { FoundRow } from '../../../shared/tableProtocol.ts';
import { editsOfCells, editsOfRemoval, readTermTable, termAt } from '../../../shared/terms/termTable.ts';
import {
  type EditedTerms,
  editTermsRequest,
  type FindTermParams,
  findTermRequest,
  type TermDocument,
  type TermEdit,
  termRowsRequest,
  termTextOf,
} from '../../../shared/termTableProtocol.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Feature } from '../feature.ts';
import { passing } from '../table/passing.ts';
import { isList } from '../table/placedRows.ts';
import { columnOf, type TermView, termRows, termView } from './termView.ts';

/** So many texts are kept; those that were not asked for longest go first. */
const mostTexts = 8;

/** Glossaries and spoken terms as tables. See shared/termTableProtocol.ts. */
export const termTableRequests: Feature = {
  register(registry, session) {
    const views = new Map<string, { readonly version: number; readonly view: TermView }>();
    const viewOf = ({ uri, version, text }: TermDocument): TermView | undefined => {
      const kept = views.get(uri);
      const kind = termTextOf(uri);
      if (!kind) throw new RequestRefused(say`This is not a table of terms.`);
      if (kept?.version !== version && text === undefined) return undefined;
      const view =
        text === undefined || kept?.version === version
          ? kept?.view
          : termView(readTermTable(text, kind.kind, kind.languages));
      if (view) keepLast(views, uri, { version, view }, mostTexts);
      return view;
    };
    registry.onRequest(termRowsRequest, async (params) => {
      const view = viewOf(params);
      return view ? termRows(view, params, session.client.language) : null;
    });
    registry.onRequest(findTermRequest, async (params) => {
      const view = viewOf(params);
      return view ? foundRow(view, params) : null;
    });
    registry.onRequest(editTermsRequest, async (params) => {
      const view = viewOf(params);
      return view ? { edits: editsOf(view, params.edit) } : null;
    });
  },
};

/** The next row with something wrong: rows of terms have no state. */
function foundRow(view: TermView, { filter, from, direction, kind }: FindTermParams): FoundRow | null {
  if (kind !== 'finding') return null;
  const { places } = passing(view, { filter });
  const count = places.length;
  const step = direction === 'next' ? 1 : -1;
  for (let i = 1; i <= count; i++) {
    const place = (from + step * i + 2 * count) % count;
    const row = places[place];
    if (row !== undefined && view.faults.has(row)) return { id: String(row), place };
  }
  return null;
}

function editsOf(view: TermView, change: TermEdit): EditedTerms['edits'] {
  const { table } = view;
  if (change.kind === 'remove') {
    const removed = isList(change.rows) ? change.rows.map(Number) : passing(view, { filter: change.rows }).places;
    return editsOfRemoval(table, removed);
  }
  const column = columnOf(table, change.column);
  if (column < 0) throw new RequestRefused(say`The file no longer has this column.`);
  const first = firstRow(view, change, column);
  if (first === undefined)
    throw new RequestRefused(say`This text changed in the file while you were typing. What you typed is kept.`);
  const { places } = passing(view, { filter: change.filter });
  const from = places.indexOf(first);
  return editsOfCells(table, from < 0 ? [first] : places.slice(from), column, change.cells);
}

/** The row that an edit begins in: where it was, or where the only one like it is now. */
function firstRow(
  { table }: TermView,
  { row, before, key }: Extract<TermEdit, { kind: 'cells' }>,
  column: number,
): number | undefined {
  const isIt = (place: number) =>
    (before === undefined || before === termAt(table, place, column)) &&
    (key === undefined || key === termAt(table, place, 0));
  const place = Number(row);
  if (isIt(place)) return place;
  const alike = key === undefined || key === '' ? [] : Array.from(table.rows.keys()).filter(isIt);
  return alike.length === 1 ? alike[0] : undefined;
}
