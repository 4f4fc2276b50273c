import { commit, startEditing } from './cellActions.ts';
import type { GridPage } from './gridPage.ts';
import { languageColumn, targetColumn } from './gridState.ts';
import { isFolded, setFold } from './groupFolds.ts';
import { moveTo, toggle } from './rowActions.ts';
import { send } from './sendChange.ts';

/**
 * A click: on a fix, with Ctrl or Shift to select, otherwise on a cell; the second one on a target edits it.
 *
 * @param before the cell that had the focus when the button went down.
 */
export function onClick(page: GridPage, event: MouseEvent, before: GridPage['state']['focus']): void {
  const { state } = page;
  const target = event.target instanceof Element ? event.target : undefined;
  const place = placeOf(target);
  if (!target || place === undefined || target.closest('.editor')) return;
  commit(page, 'leave');
  const id = state.row(place)?.id;
  const column = Number(target.closest<HTMLElement>('.cell')?.dataset.column ?? languageColumn(state));
  const group = target.closest<HTMLElement>('.fold')?.dataset.group;
  if (group !== undefined) {
    moveTo(page, place, column);
    setFold(page, group, isFolded(state, group) ? 'open' : 'folded');
    return;
  }
  const fix = target.closest<HTMLElement>('.fix');
  const language = state.facts?.columns[column - targetColumn];
  if (fix && language && id !== undefined) {
    const { finding, title = '' } = fix.dataset;
    moveTo(page, place, column);
    send(page, [id], language, { kind: 'fix', finding: Number(finding), title });
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    toggle(page, place);
    moveTo(page, place, column);
    return;
  }
  const isDouble = event.detail > 1;
  // A text that was dragged over is to be copied.
  if (!isDouble && getSelection()?.isCollapsed === false) return;
  const isSecond = before.place === place && before.column === column;
  if (!event.shiftKey) state.selection = new Set();
  moveTo(page, place, column, event.shiftKey);
  if (column >= targetColumn && !event.shiftKey && (isSecond || isDouble)) startEditing(page);
}

/** The menu of a row is about that row, unless it is one of those that are selected. */
export function onContextMenu(page: GridPage, event: MouseEvent): void {
  const { state } = page;
  const target = event.target instanceof Element ? event.target : undefined;
  const place = placeOf(target);
  const id = place === undefined ? undefined : state.row(place)?.id;
  if (place === undefined || id === undefined || state.editing?.place === place) return;
  if (state.selection !== 'all' && !state.selection.has(id)) state.selection = new Set();
  moveTo(page, place, Number(target?.closest<HTMLElement>('.cell')?.dataset.column ?? state.focus.column));
}

function placeOf(target: Element | undefined): number | undefined {
  const index = target?.closest<HTMLElement>('.row')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
