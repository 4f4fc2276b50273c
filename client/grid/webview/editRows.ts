import { textOfChips } from '../../../shared/messages/chips.ts';
import { parseDelimited } from '../../../shared/terms/delimited.ts';
import type { TermEdit } from '../../../shared/termTableProtocol.ts';
import { commit, startEditing } from './cellActions.ts';
import type { GridPage } from './gridPage.ts';
import {
  activeLanguage,
  chosenRows,
  drawnColumns,
  isNewRow,
  isTerms,
  languageColumn,
  nameOf,
  targetColumn,
} from './gridState.ts';
import { moveTo } from './rowActions.ts';
import { languagesOf } from './rowRequests.ts';

/** Adds a row, deletes some or gives one another key, where a table can have more or fewer rows. */
export function editRows(page: GridPage, action: 'add-row' | 'delete-rows' | 'rename-key'): void {
  if (page.state.facts?.editsKeys) editKeys(page, action);
  else if (action === 'add-row') addRow(page);
  else if (action === 'delete-rows') deleteRows(page);
}

/** Has the extension ask for what there is to know of a change of keys, and make it. */
function editKeys(page: GridPage, action: 'add-row' | 'delete-rows' | 'rename-key'): void {
  const { state } = page;
  commit(page, 'leave');
  const row = state.row(state.focus.place);
  const rows = chosenRows(state);
  if (action !== 'add-row' && Array.isArray(rows) && rows.length === 0) return;
  if (action === 'delete-rows') state.selection = new Set();
  state.problem = '';
  const about = row ? { row: row.id, name: nameOf(row) } : {};
  page.post({ type: 'keys', action, ...languagesOf(state), rows, ...about });
  page.redraw();
}

/** Opens the empty row at the end for an entry. */
function addRow(page: GridPage): void {
  const id = page.state.facts?.newRow;
  if (id !== undefined && commit(page)) openRow(page, id);
}

/** Opens the first cell of a row as soon as that is there. */
function openRow(page: GridPage, id: string): void {
  const { state } = page;
  state.focus = { ...state.focus, column: targetColumn };
  state.shownRow = { id, isEdited: true };
  page.refresh();
}

/** Takes the selected rows out, or that with the focus. */
export function deleteRows(page: GridPage): void {
  const { state } = page;
  if (state.facts?.newRow === undefined) return;
  const rows = chosenRows(state);
  commit(page, 'leave');
  state.selection = new Set();
  edit(page, { kind: 'remove', rows });
}

/**
 * Puts what was copied from a spreadsheet into the cells from the focus on, downwards and to the right; further rows are
 * added. False where rows cannot be added.
 */
export function pasteCells(page: GridPage, event: ClipboardEvent): boolean {
  const { state } = page;
  const language = activeLanguage(state);
  const { focus, filter, facts } = state;
  if (facts?.newRow === undefined || !language || focus.id === undefined) return false;
  const { rows } = parseDelimited(event.clipboardData?.getData('text/plain') ?? '', '\t');
  const cells = rows.map((row) => row.map(({ text }) => text));
  if (cells.length > 0) edit(page, { kind: 'cells', row: focus.id, column: language.key, cells, filter });
  return true;
}

/** Puts the selected rows onto the clipboard as a spreadsheet takes them, or the text of the cell with the focus. */
export function copyCells({ state }: GridPage, event: ClipboardEvent): boolean {
  if (!isTerms(state) || getSelection()?.isCollapsed === false) return false;
  const { selection, focus, facts } = state;
  const columns = drawnColumns(state);
  const one = selection !== 'all' && selection.size === 0;
  const places = one ? [focus.place] : Array.from({ length: facts?.count ?? 0 }, (_, place) => place);
  const lines = places.flatMap((place) => {
    const row = state.row(place);
    if (!row || (!one && selection !== 'all' && !selection.has(row.id))) return [];
    const shown = one ? [languageColumn(state)] : columns;
    return shown.map((column) => textOfChips(row.cells[column - targetColumn]?.target ?? [])).join('\t');
  });
  event.clipboardData?.setData('text/plain', lines.join('\n'));
  return true;
}

/** Ends editing and goes on with the cell beside it, or with the first or last one of the row there. */
export function commitAndNextCell(page: GridPage, step: 1 | -1): void {
  const { state } = page;
  const { place, column } = state.focus;
  const columns = drawnColumns(state);
  const next = columns.indexOf(column) + step;
  if (!commit(page)) return;
  const within = columns[next];
  const row = state.row(place);
  if (within === undefined && step === 1 && row && isNewRow(state, row)) {
    // Its text is on the way: only then is there another row.
    if (row.cells.some((cell) => cell && cell.target.length > 0)) openRow(page, String(Number(row.id) + 1));
    return;
  }
  if (within !== undefined) moveTo(page, place, within);
  else moveTo(page, place + step, (step === 1 ? columns[0] : columns.at(-1)) ?? column);
  startEditing(page);
}

function edit(page: GridPage, wanted: TermEdit): void {
  page.state.problem = '';
  page.post({ type: 'edit', edit: wanted });
}
