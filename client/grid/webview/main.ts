import type { RowFilter } from '../../../shared/tableProtocol.ts';
import type { FromGrid, GridAction, GridPlace, SavedGrid, ToGrid } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import { commit, insertText, startEditing } from './cellActions.ts';
import { hearSign, settle, takeDrafts } from './drafts.ts';
import { onBeforeInput, onClipboard, onKey } from './gridKeys.ts';
import { onClick, onContextMenu } from './gridMouse.ts';
import { createGridPage, type GridPage } from './gridPage.ts';
import { draftKey, languageColumn, targetColumn } from './gridState.ts';
import { foldAll, showWithin } from './groupFolds.ts';
import { act, moveTo, showRow } from './rowActions.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromGrid): void;
  setState(state: SavedGrid): void;
  getState(): Partial<SavedGrid> | undefined;
};

const editor = acquireVsCodeApi();
const root = document.querySelector<HTMLElement>('#root') ?? document.body;
const words = JSON.parse(root.dataset.words ?? '{}') as GridWords;
const place = JSON.parse(root.dataset.place ?? '{}') as GridPlace;
/** Actions that were asked for while a row is looked for: they are meant for that row. */
let waiting: GridAction[] | undefined;

let waitingFilter: RowFilter = {};
let filterTimer: ReturnType<typeof setTimeout> | undefined;
/** While a filter is typed each letter would otherwise be a search of its own, in ms. */
const typingDelay = 120;

const page: GridPage = createGridPage(root, words, place, editor.getState() ?? {}, {
  post: (message) => editor.postMessage(message),
  save: (saved) => editor.setState(saved),
  actions: (grid) => ({
    filter(change) {
      clearTimeout(filterTimer);
      waitingFilter = { ...waitingFilter, ...change };
      filterTimer = setTimeout(() => {
        // Meanwhile a column may have been sorted.
        const filter = { ...grid.state.filter, ...waitingFilter };
        waitingFilter = {};
        grid.setFilter(filter);
      }, typingDelay);
    },
    act: (action) => act(grid, action),
    post: (message) => editor.postMessage(message),
    toggleGroups: () => grid.toggleGroups(),
    foldAll: () => foldAll(grid),
  }),
});

root.addEventListener('keydown', (event) => {
  onKey(page, event, perform);
  // From the filter one goes down into the rows.
  if (event.key === 'ArrowDown' && event.target instanceof Element && event.target.id === 'filter') {
    event.preventDefault();
    moveTo(page, page.state.focus.place, languageColumn(page.state));
  }
});
root.addEventListener('beforeinput', (event) => {
  if (isInEditor(event)) onBeforeInput(event);
});
root.addEventListener('input', (event) => {
  if (isInEditor(event) && !(event as InputEvent).isComposing) page.state.editing?.editor?.typed();
});
root.addEventListener('compositionend', (event) => {
  if (isInEditor(event)) page.state.editing?.editor?.typed();
});
for (const type of ['copy', 'cut', 'paste'] as const) {
  root.addEventListener(type, (event) => {
    if (isInEditor(event) || isInRows(event)) onClipboard(page, event);
  });
}
root.addEventListener('drop', (event) => event.preventDefault());
let focusBefore = page.state.focus;
root.addEventListener('mousedown', (event) => {
  focusBefore = page.state.focus;
  // Buttons leave the focus in the table, where the next key is meant.
  if (event.target instanceof Element && event.target.closest('.action, .fix, .fold')) event.preventDefault();
});
root.addEventListener('click', (event) => onClick(page, event, focusBefore));
root.addEventListener('contextmenu', (event) => onContextMenu(page, event));
root.addEventListener('focusout', (event) => {
  const { editing } = page.state;
  if (!editing?.editor || event.target !== editing.editor.element) return;
  if (event.relatedTarget instanceof Node && editing.editor.element.contains(event.relatedTarget)) return;
  const isGone = event.relatedTarget !== null;
  commit(page, 'leave');
  // Whoever clicks elsewhere wants to be there.
  if (isGone) page.redraw();
});
root.addEventListener('focusin', (event) => {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.cell[data-column]') : null;
  const row = Number(cell?.closest<HTMLElement>('.row')?.dataset.index ?? -1);
  if (!cell || row < 0 || (event.target as HTMLElement).closest('.fix')) return;
  page.state.focus = { place: row, column: Number(cell.dataset.column), id: page.state.row(row)?.id };
});

window.addEventListener('message', ({ data }: MessageEvent<ToGrid>) => {
  if (data.type === 'rows') page.take(data);
  else if (data.type === 'changed') page.refresh();
  else if (data.type === 'working') hearSign(page);
  else if (data.type === 'show') showRow(page, data.row);
  else if (data.type === 'insert') insertText(page, data.text, data.how);
  else if (data.type === 'drafts') takeDrafts(page, data.uri, data.drafts, data.replaces);
  else if (data.type === 'settled') settle(page, data.segment, data.isWritten);
  else if (data.type === 'languages') page.showLanguages(data.shown);
  else if (data.type === 'revision') {
    const { changedSince: _, ...rest } = page.state.filter;
    page.setFilter(data.revision === undefined ? rest : { ...rest, changedSince: data.revision });
    page.redraw('focus');
  } else if (data.type === 'dirty') {
    page.state.dirty = new Set(data.uris);
    page.state.failed = data.failed;
    page.redraw();
  } else if (data.type === 'refused') {
    for (const row of data.rows) page.state.refused.set(draftKey(row), row.reason);
    page.redraw();
  } else if (data.type === 'act') perform(data.action);
  else {
    if (data.type === 'found') showFound(data);
    else page.state.problem = data.text;
    page.redraw();
    const actions = waiting ?? [];
    waiting = undefined;
    for (const action of actions) perform(action);
  }
});

function perform(action: GridAction): void {
  if (waiting) {
    waiting.push(action);
    return;
  }
  if (/^(?:next|previous)-/.test(action)) {
    waiting = [];
  }
  act(page, action);
}

function showFound({ row, kind, isEdited }: Extract<ToGrid, { readonly type: 'found' }>): void {
  // It is shown in the table of its file.
  if (row?.uri) return;
  if (row) {
    page.state.selection = new Set();
    const column = page.state.facts?.columns.findIndex(({ key }) => key === row.column) ?? -1;
    const goal = targetColumn + Math.max(0, column);
    moveTo(page, row.place, goal);
    page.state.focus.id = row.id;
    if (row.isFolded) showWithin(page, row.id, goal, isEdited);
    else if (isEdited) startEditing(page);
  } else {
    page.state.problem = words.noneLeft[kind];
    page.redraw('focus');
  }
}

// The editor around it gives the focus to the page as a whole, whatever had it before. So does the filter, and keeps it.
window.addEventListener('focus', () => {
  setTimeout(() => {
    if (!document.activeElement?.closest('header')) page.redraw('focus');
  });
});

function isInEditor({ target }: Event): boolean {
  const element = page.state.editing?.editor?.element;
  return element !== undefined && target instanceof Node && element.contains(target);
}

function isInRows({ target }: Event): boolean {
  return target instanceof Element && target.closest('.scroller') !== null;
}

editor.postMessage({ type: 'ready' });
page.refresh();
page.redraw('focus');
