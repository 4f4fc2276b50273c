import type { RowChange } from '../../../shared/tableChangesProtocol.ts';
import type { FindRowParams } from '../../../shared/tableProtocol.ts';
import type { GridAction, ShownRow } from '../gridMessages.ts';
import { commit, sourceOf, startEditing } from './cellActions.ts';
import { editRows } from './editRows.ts';
import type { GridPage } from './gridPage.ts';
import { activeLanguage, chosenRows, isTerms, languageColumn, targetColumn } from './gridState.ts';
import { foldsAsked, showWithin } from './groupFolds.ts';
import { languagesOf } from './rowRequests.ts';
import { columnOf, send } from './sendChange.ts';

/** Puts the focus on a place; `extend` selects everything from where the selection began. */
export function moveTo(page: GridPage, place: number, column: number, extend = false): void {
  const { state } = page;
  const count = state.facts?.count ?? 0;
  const within = Math.max(0, Math.min(place, count - 1));
  state.resumed = undefined;
  state.focus = { place: within, column, id: state.row(within)?.id };
  state.problem = '';
  if (extend) {
    const ids = new Set<string>();
    const [from, to] = [Math.min(state.anchor, within), Math.max(state.anchor, within)];
    for (let place = from; place <= to; place++) {
      const row = state.row(place);
      if (row && !row.folded) ids.add(row.id);
    }
    state.selection = ids;
  } else state.anchor = within;
  page.reveal(within);
  page.redraw('focus');
}

/** Shows a row whatever the filter says, and gives it the focus once it is here. */
export function showRow(page: GridPage, row: ShownRow): void {
  const { state } = page;
  commit(page, 'leave');
  state.resumed = undefined;
  state.shownRow = row;
  state.focus = { place: state.focus.place, column: targetColumn, id: row.id };
  const { order } = state.filter;
  page.setFilter(order ? { order } : {});
}

/** Takes a row into the selection or out of it. */
export function toggle(page: GridPage, place: number): void {
  const { state } = page;
  const row = state.row(place);
  if (!row || row.folded) return;
  const { id } = row;
  const ids = new Set(state.selection === 'all' ? [] : state.selection);
  if (!ids.delete(id)) ids.add(id);
  state.selection = ids;
  state.anchor = place;
  page.redraw();
}

/** Ends editing and goes on with the next row that can be edited; behind the last one with what is unfinished elsewhere. */
export function commitAndNext(page: GridPage): void {
  const { state } = page;
  const count = state.facts?.count ?? 0;
  const column = languageColumn(state);
  if (!commit(page)) return;
  for (let place = state.focus.place + 1; place < count; place++) {
    const row = state.row(place);
    if (row?.folded) {
      showWithin(page, row.id, column, true);
      return;
    }
    if (row && !row.cells[column - targetColumn]?.editable) continue;
    moveTo(page, place, column);
    if (row) startEditing(page);
    return;
  }
  if (!isTerms(state)) find(page, 'next', 'unfinished', true);
}

/** Has the next row of a kind looked for, which may be in another file. */
function find(
  { state, post }: GridPage,
  direction: FindRowParams['direction'],
  kind: FindRowParams['kind'],
  isEdited: boolean,
): void {
  const from = { from: state.focus.place, byKey: state.isGrouped, ...foldsAsked(state), ...columnOf(state) };
  post({ type: 'find', ...languagesOf(state), ...from, isEdited, direction, kind, filter: state.filter });
}

/** Does what a command, a button or a key asks for. */
export function act(page: GridPage, action: GridAction): void {
  const { state } = page;
  if (action === 'filter') {
    page.focusFilter();
    return;
  }
  if (action === 'changed-since' && !isTerms(state)) {
    const { changedSince } = state.filter;
    page.post({ type: 'chooseRevision', ...(changedSince === undefined ? {} : { current: changedSince }) });
    return;
  }
  const moved = /^(next|previous)-(.+)$/.exec(action);
  if (moved) {
    const isEdited = state.editing !== undefined;
    commit(page, 'leave');
    const [, direction, kind] = moved as unknown as [string, 'next', 'finding'];
    find(page, direction, kind, isEdited);
    return;
  }
  if (action === 'add-row' || action === 'delete-rows' || action === 'rename-key') {
    editRows(page, action);
    return;
  }
  if (isTerms(state)) return;
  const { editing } = state;
  if (action === 'copy-source' && editing?.editor) {
    editing.editor.replaceAll(sourceOf(state, editing.row));
    return;
  }
  commit(page, 'leave');
  const { selection, focus } = state;
  const language = activeLanguage(state);
  if (action === 'export') {
    // Where nothing is selected, what is in sight is meant, and not the row that has the focus.
    const rows = selection === 'all' || selection.size === 0 ? state.filter : [...selection];
    if (language) page.post({ type: 'export', file: language.uri, ...languagesOf(state), ...columnOf(state), rows });
    return;
  }
  const rows = chosenRows(state);
  if (Array.isArray(rows) && rows.length === 0) return;
  if (action === 'give') {
    const row = state.row(focus.place);
    if (row && !row.folded) page.post({ type: 'give', ...languagesOf(state), ...columnOf(state), row: row.id });
    return;
  }
  const change = changes[action];
  if (language && change) send(page, rows, language, change);
}

/** What actions on rows change; tables of terms have others. */
const changes: Readonly<Partial<Record<GridAction, RowChange>>> = {
  translate: { kind: 'translate' },
  review: { kind: 'state', state: 'translated' },
  approve: { kind: 'state', state: 'final' },
  'needs-review': { kind: 'state', state: 'needs-review' },
  'copy-source': { kind: 'copySource' },
  clear: { kind: 'clear' },
};
