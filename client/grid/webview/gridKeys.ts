import type { GridAction } from '../gridMessages.ts';
import { cancel, chipsOfCell, closeUntouched, commit, insertText, sourceOf, startEditing } from './cellActions.ts';
import { chipsIn, pastedUnits, unitsOf } from './editorUnits.ts';
import { commitAndNextCell, copyCells, deleteRows, pasteCells } from './editRows.ts';
import type { GridPage } from './gridPage.ts';
import { drawnColumns, hasGroups, isSideBySide, isTerms, targetColumn } from './gridState.ts';
import { foldKey } from './groupFolds.ts';
import { commitAndNext, moveTo, toggle } from './rowActions.ts';

/**
 * A key that was pressed in the table. What is taken here does not reach the editor around it, which would undo in the
 * file what is still being typed.
 *
 * @param perform does what commands ask for, too.
 */
export function onKey(page: GridPage, event: KeyboardEvent, perform: (action: GridAction) => void): void {
  // Keys that put characters together are the input method's.
  if (event.isComposing || event.keyCode === 229) return;
  const { state } = page;
  const isTaken = isFilterKey(event)
    ? focusFilter(page)
    : state.editing?.editor
      ? editorKey(page, event)
      : fileKey(page, event) || (isInGrid(event) && (groupKey(page, event, perform) || gridKey(page, event)));
  // The browser would scroll by a page as well: with Alt these keys are those of commands, which the editor around it runs.
  if (isTaken || (event.altKey && /^(?:Arrow|Page)(?:Up|Down)$/.test(event.key))) event.preventDefault();
  if (isTaken) event.stopPropagation();
}

/** The key of *Filter Rows*. Taken here, since letters typed before the editor around the page has run its command would be lost. */
function isFilterKey(event: KeyboardEvent): boolean {
  return event.code === 'KeyF' && isCommand(event) && !event.shiftKey && !event.altKey;
}

function focusFilter(page: GridPage): boolean {
  page.focusFilter();
  return true;
}

function isInGrid({ target }: Event): boolean {
  return target instanceof Element && target.closest('.scroller') !== null;
}

/** Keys of a cell that is edited. */
function editorKey(page: GridPage, event: KeyboardEvent): boolean {
  const editor = page.state.editing?.editor;
  if (!editor) return false;
  const { key, code, shiftKey, altKey } = event;
  const hasControl = event.ctrlKey || event.metaKey;
  if (key === 'Enter') {
    if (hasControl && shiftKey) return false;
    if (hasControl) commitAndNext(page);
    else if (shiftKey || altKey) editor.insert(unitsOf(['\n']));
    else commit(page);
    return true;
  }
  if (key === 'Escape') cancel(page);
  else if (key === 'Tab' && !hasControl)
    isTerms(page.state) ? commitAndNextCell(page, shiftKey ? -1 : 1) : commit(page);
  else if (isCommand(event) && !altKey && /^Digit[1-9]$/.test(code)) insertChip(page, Number(code.slice(5)));
  else if (hasControl && (code === 'KeyZ' || code === 'KeyY')) {
    const isDone = code === 'KeyZ' && !shiftKey ? editor.undo() : editor.redo();
    // Whoever committed a text and is in the next cell means that text.
    return isDone || !closeUntouched(page) || fileKey(page, event);
  } else if (hasControl && code === 'KeyS') commit(page, 'save');
  else if (hasControl && key === '.') {
    if (commit(page)) focusFix(page, 0);
  } else if (hasControl && code === 'KeyA') getSelection()?.selectAllChildren(editor.element);
  else if (key === 'Backspace' && !hasControl) return editor.remove('back');
  else if (key === 'Delete' && !hasControl) return editor.remove('forward');
  else return false;
  return true;
}

/** The key of commands; on a Mac, Ctrl and a number insert matches. */
function isCommand({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return navigator.platform.startsWith('Mac') ? metaKey : ctrlKey;
}

/** The nth chip of the source, from 1. */
function insertChip({ state }: GridPage, number: number): void {
  const chip = state.editing && chipsIn(sourceOf(state, state.editing.row))[number - 1];
  if (chip) state.editing?.editor?.insert([chip]);
}

/** Keys of files: saving, which tells what could not be, and those that the editor has for one file, but not for several. */
function fileKey({ state, post }: GridPage, event: KeyboardEvent): boolean {
  const { code, shiftKey, altKey } = event;
  if (altKey || !(event.ctrlKey || event.metaKey)) return false;
  if (code === 'KeyS' && !shiftKey) post({ type: 'save' });
  // In the filter these keys are about what was typed there.
  else if (!(isSideBySide(state) || state.place.isOnDisk) || !isInGrid(event)) return false;
  else if (code === 'KeyZ') post({ type: shiftKey ? 'redo' : 'undo' });
  else if (code === 'KeyY') post({ type: 'redo' });
  else return false;
  return true;
}

/** Keys that go from one file, or group of keys, to another. */
function groupKey({ state }: GridPage, { key, altKey }: KeyboardEvent, perform: (action: GridAction) => void): boolean {
  if (!altKey || !key.startsWith('Page') || !hasGroups(state)) return false;
  perform(key === 'PageDown' ? 'next-group' : 'previous-group');
  return true;
}

/** Keys of a table none of whose cells is edited. */
function gridKey(page: GridPage, event: KeyboardEvent): boolean {
  const { state } = page;
  const { key, shiftKey, altKey } = event;
  const { place, column } = state.focus;
  const hasControl = event.ctrlKey || event.metaKey;
  const last = (state.facts?.count ?? 1) - 1;
  if (altKey) return false;
  const button = event.target instanceof Element ? event.target.closest('.fix') : null;
  if (button) return fixKey(page, button, key);
  if (hasControl && key === '.') return focusFix(page, 0);
  if (hasControl && key.toLowerCase() === 'a') {
    state.selection = 'all';
    page.redraw();
    return true;
  }
  if (foldKey(page, event)) return true;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + page.visibleCount(),
    PageUp: place - page.visibleCount(),
    ...(hasControl ? { Home: 0, End: last } : {}),
  };
  const goal = places[key];
  if (goal !== undefined) {
    // With Ctrl the arrows are those of the page, and the page keys go to other tabs, as everywhere in the editor.
    if (hasControl && /^(?:Arrow|Page)/.test(key)) return false;
    if (!shiftKey) state.selection = new Set();
    moveTo(page, goal, column, shiftKey);
    return true;
  }
  const columns = drawnColumns(state);
  const index = columns.indexOf(column);
  const sides: Readonly<Record<string, number | undefined>> = {
    ArrowRight: columns[index + 1] ?? column,
    ArrowLeft: columns[index - 1] ?? column,
    Home: columns[0],
    End: columns.at(-1),
  };
  const side = hasControl ? undefined : sides[key];
  if (side !== undefined) moveTo(page, place, side);
  else if (key === 'F2' || (key === 'Enter' && !hasControl)) startEditing(page);
  else if (key === 'Enter' && hasControl && !shiftKey) commitAndNext(page);
  else if (key === ' ') toggle(page, place);
  else if ((key === 'Delete' || key === 'Backspace') && state.facts?.newRow !== undefined) deleteRows(page);
  else if (isTerms(state) && key.length === 1 && !hasControl) insertText(page, key, 'replace');
  else if (key === 'Escape' && (state.selection === 'all' || state.selection.size > 0)) {
    state.selection = new Set();
    page.redraw();
  } else return false;
  return true;
}

/** Selects the fixes of the cell that has the focus; those of its row where it has none of its own. */
export function fixesAt({ place, column }: { readonly place: number; readonly column: number }): string {
  const row = `.row[data-index="${place}"]`;
  return column < targetColumn ? `${row} .fix` : `${row} [data-column="${column}"] .fix`;
}

/** Puts the focus on a fix of the row. */
function focusFix(page: GridPage, step: number): boolean {
  const { root, state } = page;
  const count = root.querySelectorAll(fixesAt(state.focus)).length;
  if (count === 0) return false;
  state.focus = { ...state.focus, fix: ((state.focus.fix ?? 0) + step + count) % count };
  page.redraw('focus');
  return true;
}

function fixKey(page: GridPage, button: Element, key: string): boolean {
  const { place, column } = page.state.focus;
  if (key === 'Enter' || key === ' ') (button as HTMLElement).click();
  else if (key === 'ArrowDown' || key === 'ArrowRight') focusFix(page, 1);
  else if (key === 'ArrowUp' || key === 'ArrowLeft') focusFix(page, -1);
  else if (key === 'Escape') moveTo(page, place, column);
  else return false;
  return true;
}

/** The editor's own keys do the rest: copying, cutting and pasting keep chips whole. */
export function onClipboard(page: GridPage, event: ClipboardEvent): void {
  const { editing } = page.state;
  if (!editing?.editor) {
    if (event.type === 'paste' ? pasteCells(page, event) : event.type === 'copy' && copyCells(page, event))
      event.preventDefault();
    return;
  }
  event.preventDefault();
  if (event.type === 'paste') {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    editing.editor.insert(pastedUnits(text, chipsOfCell(page, editing)));
    return;
  }
  event.clipboardData?.setData('text/plain', editing.editor.selected());
  if (event.type === 'cut') editing.editor.remove('selection');
}

/** Only typing and deleting are left to the browser: no formats, no elements, no history of its own. */
export function onBeforeInput(event: InputEvent): void {
  if (
    /^(?:insertText|insertCompositionText|insertReplacementText|insertFromComposition|delete(?!ByDrag))/.test(
      event.inputType,
    )
  )
    return;
  event.preventDefault();
}
