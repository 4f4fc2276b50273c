import { startEditing } from './cellActions.ts';
import { fixesAt } from './gridKeys.ts';
import type { GridPage } from './gridPage.ts';
import { cellAt, drawnColumns, type GridState, isTerms, languageColumn, targetColumn } from './gridState.ts';
import type { RowCache } from './rowCache.ts';

/** Key of the language that has the focus, where one has it. */
export function focusedLanguage({ focus, facts }: GridState): string | undefined {
  return facts?.columns[focus.column - targetColumn]?.key;
}

/** The focus stays with its language where that has another place now: a new file stands where its language belongs. */
export function followColumn({ focus, facts }: GridState, language: string | undefined): void {
  const column = facts?.columns.findIndex(({ key }) => key === language) ?? -1;
  if (column >= 0) focus.column = targetColumn + column;
}

/** The focus and the cell that is edited stay with their rows where those moved. */
export function followRows(page: GridPage, cache: RowCache, isFirst: boolean): void {
  const { focus, editing, facts } = page.state;
  const place = facts?.place;
  if (isFirst && facts) focus.column = firstColumn(page.state);
  // A language that is not shown any more, or a source that has no column of its own.
  if (facts && !drawnColumns(page.state).includes(focus.column)) focus.column = languageColumn(page.state);
  if (place !== undefined && focus.place !== place) {
    focus.place = place;
    if (isFirst || facts?.foldedIn !== undefined) page.reveal(place);
  } else if (place === undefined && focus.place >= (facts?.count ?? 0)) {
    focus.place = Math.max(0, (facts?.count ?? 1) - 1);
  }
  if (!page.state.shownRow) focus.id = page.state.row(focus.place)?.id ?? focus.id;
  if (editing) editing.place = cache.placeOf(editing.row.id) ?? editing.place;
}

/** Where the focus begins: in the language that was opened, or else in the first that is translated. */
function firstColumn(state: GridState): number {
  if (isTerms(state)) return targetColumn;
  const opened = state.facts?.columns.findIndex(({ uri, isSource }) => uri === state.place.uri && !isSource) ?? -1;
  return opened >= 0 ? targetColumn + opened : languageColumn({ ...state, focus: { ...state.focus, column: 0 } });
}

/** Shows the row that is looked for, as far as it is here. */
export function arrive(page: GridPage): void {
  const { state } = page;
  const { shownRow, facts, focus } = state;
  if (!shownRow || facts?.place === undefined) return;
  page.reveal(facts.place);
  // The editor was opened for this row, and may have given the focus to the frame around the page alone.
  window.focus();
  page.redraw('focus');
  if (state.row(focus.place)?.id !== shownRow.id) return;
  state.shownRow = undefined;
  if (shownRow.isEdited) startEditing(page);
}

/** Goes on with the draft of the row that had the focus when the page went away. */
export function resume(page: GridPage): void {
  const { state } = page;
  const { resumed, focus, drafts } = state;
  if (resumed === undefined || state.row(focus.place)?.id !== resumed) return;
  state.resumed = undefined;
  const column = state.facts?.columns.findIndex((_, i) => {
    const cell = cellAt(state, focus.place, targetColumn + i);
    return cell && drafts.has(cell.key);
  });
  if (column === undefined || column < 0 || state.editing) return;
  focus.column = targetColumn + column;
  startEditing(page);
}

/** Tells the extension which segment the keys are meant for, where that is another one. */
export function tellFocus({ state, post }: GridPage): void {
  const cell = cellAt(state, state.focus.place, languageColumn(state));
  const isEdited = state.editing !== undefined;
  const key = `${isEdited} ${cell?.key}`;
  if (key === state.shownFocus) return;
  state.shownFocus = key;
  post({ type: 'focus', isEdited, ...(cell ? { segment: cell.segment } : {}) });
}

/** False while the row that is to have it is not there. */
export function takeFocus({ focus, editing }: GridState, main: HTMLElement): boolean {
  const { place, column, fix } = focus;
  const row = main.querySelector(`.row[data-index="${place}"]`);
  const element =
    editing?.editor?.element ??
    (fix === undefined ? undefined : main.querySelectorAll<HTMLElement>(fixesAt(focus))[fix]) ??
    row?.querySelector<HTMLElement>(`[data-column="${column}"], .fold[aria-expanded="false"]`) ??
    main.querySelector<HTMLElement>('.clear-filter');
  element?.focus({ preventScroll: true });
  return element !== undefined && element !== null;
}
