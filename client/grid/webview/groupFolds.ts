import { type FoldedGroup, type Folds, groupId } from '../../../shared/tableFolds.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import type { GroupFolds } from '../gridMessages.ts';
import { commit } from './cellActions.ts';
import type { GridPage } from './gridPage.ts';
import { drawnColumns, type GridState, hasGroups, keyGroupOf } from './gridState.ts';

/** All groups are open. */
export const allOpen: GroupFolds = { rest: 'open', except: [] };

/** Whether a filter leaves rows out. What is folded then is so for this filter alone. */
function isNarrow({ text, state, check, changedSince }: RowFilter): boolean {
  return Boolean(text || state || check || changedSince);
}

/** Which groups are folded with the present filter. */
export function foldsOf({ filter, folds, filteredFolds }: GridState): GroupFolds {
  return isNarrow(filter) ? filteredFolds : folds;
}

/** What a request of rows says of folded groups. */
export function foldsAsked(state: GridState): { readonly folds?: Folds } {
  const { rest, except } = foldsOf(state);
  if (!hasGroups(state) || (rest === 'open' && except.length === 0)) return {};
  return { folds: { byKey: state.isGrouped, rest, except } };
}

export function isFolded(state: GridState, id: string): boolean {
  const { rest, except } = foldsOf(state);
  return except.includes(id) === (rest === 'open');
}

/** The group of a row; undefined where rows have none of that kind. */
export function groupOf(state: GridState, place: number, kind: FoldedGroup['kind']): string | undefined {
  const row = state.row(place);
  if (!row || !hasGroups(state)) return undefined;
  if (kind === 'file') return row.group === undefined ? undefined : groupId(row.group);
  const key = state.isGrouped ? keyGroupOf(row) : undefined;
  return key === undefined ? undefined : groupId(row.group, key);
}

/** Folds a group or opens it; the focus goes where its rows went. */
export function setFold(page: GridPage, id: string, way: 'open' | 'folded'): void {
  const { state } = page;
  if (isFolded(state, id) === (way === 'folded')) return;
  const { rest, except } = foldsOf(state);
  foldAs(page, { rest, except: except.includes(id) ? except.filter((one) => one !== id) : [...except, id] });
}

/** Folds all groups, or opens them where all are folded. */
export function foldAll(page: GridPage): void {
  foldAs(page, areAllFolded(page.state) ? allOpen : { rest: 'folded', except: [] });
}

export function areAllFolded(state: GridState): boolean {
  const { rest, except } = foldsOf(state);
  return rest === 'folded' && except.length === 0;
}

function foldAs(page: GridPage, folds: GroupFolds): void {
  const { state } = page;
  commit(page, 'leave');
  if (isNarrow(state.filter)) state.filteredFolds = folds;
  else state.folds = folds;
  page.save();
  page.refresh();
}

/** Shows a row that may be in a folded group: that is opened, and the row has the focus once it is here. */
export function showWithin(page: GridPage, id: string, column: number, isEdited: boolean): void {
  const { state } = page;
  state.focus = { place: state.focus.place, column, id };
  state.shownRow = { id, isEdited };
  page.refresh();
}

/** Opens the group that hides the row that is looked for. */
export function openAroundShownRow(page: GridPage): void {
  const { shownRow, facts } = page.state;
  if (shownRow && facts?.foldedIn !== undefined) setFold(page, facts.foldedIn, 'open');
}

/** Keys of folded groups, and the one at the left edge of the table that folds the group of a row, as in trees. */
export function foldKey(page: GridPage, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const { state } = page;
  const { place, column } = state.focus;
  if (ctrlKey || metaKey || shiftKey) return false;
  const folded = state.row(place)?.folded;
  if (folded && ['ArrowRight', 'Enter', ' ', 'F2'].includes(key)) {
    const id = groupOf(state, place, folded.kind);
    if (id !== undefined) setFold(page, id, 'open');
    return true;
  }
  if (key !== 'ArrowLeft' || (!folded && column !== drawnColumns(state)[0])) return false;
  const inner = folded ? undefined : groupOf(state, place, 'key');
  const id = inner ?? (folded?.kind === 'file' ? undefined : groupOf(state, place, 'file'));
  if (id !== undefined) setFold(page, id, 'folded');
  return id !== undefined;
}
