import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import { render } from 'lit';
import type { RowFilter, TableCell } from '../../../shared/tableProtocol.ts';
import type { FromGrid, GridPlace, SavedGrid, ToGrid } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import { startEditing } from './cellActions.ts';
import { type CellEditor, editCell } from './cellEditor.ts';
import { dropWritten, keepTyped } from './drafts.ts';
import { fixesAt } from './gridKeys.ts';
import { cellAt, drawnColumns, type Editing, type GridState, languageColumn, targetColumn } from './gridState.ts';
import { type RowCache, rowCache } from './rowCache.ts';
import { type RowRequests, rowRequests } from './rowRequests.ts';
import { tableTemplate } from './tableTemplate.ts';
import { type ToolbarActions, toolbarTemplate } from './toolbarTemplate.ts';

/** The page: what it shows, and what its parts ask of it. */
export interface GridPage {
  readonly state: GridState;
  readonly root: HTMLElement;
  post(message: FromGrid): void;
  /** Draws what changed before the next picture; `focus` puts the keyboard's focus where the state says. */
  redraw(focus?: 'focus'): void;
  /** Shows a place that is out of sight. */
  reveal(place: number): void;
  /** Does something with the cell that is edited as soon as it is there. */
  whenEditing(use: (editing: Editing, editor: CellEditor) => void): void;
  /** Shows what passes another filter. */
  setFilter(filter: RowFilter): void;
  /** Shows the new text of a cell at once. */
  patch(rowId: string, index: number, cell: TableCell): void;
  /** Puts heads above rows whose keys begin alike, or takes them away. */
  toggleGroups(): void;
  /** Shows other languages side by side. */
  showLanguages(keys: readonly string[]): void;
  /** The file or its findings changed: what is shown is asked for again. */
  refresh(): void;
  /** Keeps what the page needs after its tab was hidden or the window reloaded. */
  save(): void;
  take(answer: Extract<ToGrid, { readonly type: 'rows' }>): void;
  /** How many rows are in sight. */
  visibleCount(): number;
}

/** What the page can do with the extension around it. */
export interface GridHost {
  post(message: FromGrid): void;
  save(saved: SavedGrid): void;
  /** What the toolbar asks for. */
  actions(page: GridPage): ToolbarActions;
}

type Rows = Virtualizer<HTMLElement, HTMLElement>;

/** Rows are about so high, in pixels; those that were drawn are measured. */
const usualHeight = 38;
/** Rows that are drawn before and behind those in sight. */
const overscan = 6;

/** Fills the page. Everything that it shows comes from the extension by and by. */
export function createGridPage(
  root: HTMLElement,
  words: GridWords,
  place: GridPlace,
  saved: Partial<SavedGrid>,
  host: GridHost,
): GridPage {
  const cache = rowCache();
  const state = firstState(words, place, saved, cache);
  const requests = rowRequests(state, cache, host.post);
  const [toolbar, main] = [document.createElement('header'), document.createElement('main')];
  root.append(toolbar, main);
  let isDrawing = false;
  let wantsFocus = false;
  const redraw = (focus?: 'focus') => {
    wantsFocus ||= focus !== undefined;
    if (!isDrawing) requestAnimationFrame(draw);
    isDrawing = true;
  };
  const rows = virtualRows(state, main, redraw);
  const page: GridPage = {
    state,
    root,
    post: host.post,
    redraw,
    reveal: (place) => rows.scrollToIndex(place, { align: 'auto' }),
    whenEditing(use) {
      if (state.editing && !state.editing.editor) draw();
      const { editing } = state;
      if (editing?.editor) use(editing, editing.editor);
    },
    setFilter(filter) {
      const { keep: _, ...rest } = filter;
      if (filter.order !== state.filter.order) page.reveal(0);
      state.filter = Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as RowFilter;
      state.selection = new Set();
      state.problem = '';
      cache.clear();
      page.refresh();
    },
    patch(rowId, index, cell) {
      cache.patch(rowId, index, cell);
      redraw();
    },
    toggleGroups() {
      state.isGrouped = !state.isGrouped;
      page.save();
      redraw();
    },
    showLanguages(keys) {
      state.shown = keys;
      cache.clear();
      page.save();
      page.refresh();
    },
    refresh() {
      const items = rows.getVirtualItems();
      requests.restart(items.at(Math.floor(items.length / 2))?.index ?? 0);
      redraw();
    },
    take(answer) {
      const isFirst = state.facts === undefined;
      if (!requests.take(answer)) return;
      followRows(page, cache, isFirst);
      dropWritten(page, answer.answer?.rows ?? []);
      page.save();
      arrive(page);
      resume(page);
      redraw();
    },
    save() {
      const { focus, filter, shown, isGrouped } = state;
      const drafts = Object.fromEntries(state.drafts);
      const row = focus.id === undefined ? {} : { row: focus.id };
      host.save({ ...place, filter, drafts, isGrouped, ...row, ...(shown ? { shown } : {}) });
    },
    visibleCount: () => Math.max(1, rows.getVirtualItems().length - 2 * overscan),
  };
  function draw(): void {
    isDrawing = false;
    if (state.facts !== null) render(toolbarTemplate(state, host.actions(page)), toolbar);
    drawRows(state, rows, main, page.setFilter);
    startEditor(page, main);
    tellFocus(page);
    if (wantsFocus) wantsFocus = !takeFocus(state, main);
    askForVisible(state, rows, requests);
  }
  redraw();
  return page;
}

function firstState(words: GridWords, place: GridPlace, saved: Partial<SavedGrid>, { row }: RowCache): GridState {
  return {
    words,
    place,
    filter: saved.filter ?? {},
    shown: saved.shown,
    facts: undefined,
    focus: { place: 0, column: targetColumn, id: saved.row },
    selection: new Set(),
    anchor: 0,
    editing: undefined,
    drafts: new Map(Object.entries(saved.drafts ?? {})),
    sending: new Map(),
    dirty: new Set(),
    isGrouped: saved.isGrouped === true,
    resumed: saved.row,
    shownFocus: '',
    shownRow: undefined,
    problem: '',
    row,
  };
}

function virtualRows(state: GridState, main: HTMLElement, redraw: () => void): Rows {
  const rows = new Virtualizer<HTMLElement, HTMLElement>({
    count: 0,
    getScrollElement: () => main.querySelector<HTMLElement>('.scroller'),
    estimateSize: () => usualHeight,
    overscan,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    // The row with the focus and the cell that is edited stay in the page wherever it is scrolled to.
    rangeExtractor: (range) => {
      const places = new Set([...defaultRangeExtractor(range), state.focus.place, state.editing?.place ?? 0]);
      return [...places].filter((place) => place < range.count).sort((a, b) => a - b);
    },
    onChange: () => redraw(),
  });
  rows._didMount();
  return rows;
}

function drawRows(state: GridState, rows: Rows, main: HTMLElement, sort: (filter: RowFilter) => void): void {
  rows.setOptions({ ...rows.options, count: state.facts?.count ?? 0 });
  render(tableTemplate(state, rows, sort), main);
  rows._willUpdate();
  for (const row of main.querySelectorAll<HTMLElement>('.row')) rows.measureElement(row);
}

/** Fills the cell that is to be edited, once it is in the page. */
function startEditor(page: GridPage, main: HTMLElement): void {
  const { editing, drafts } = page.state;
  const element = main.querySelector<HTMLElement>('.editor');
  if (!editing || !element || editing.editor?.element === element) return;
  const pieces = editing.editor?.pieces() ?? drafts.get(editing.key)?.target ?? editing.cell.target;
  element.focus();
  editing.editor = editCell(element, pieces, () => {
    keepTyped(page);
    page.redraw();
  });
}

/** Shows the row that is looked for, as far as it is here. */
function arrive(page: GridPage): void {
  const { state } = page;
  const { shownRow, facts, focus } = state;
  if (!shownRow || facts?.place === undefined) return;
  page.reveal(facts.place);
  page.redraw('focus');
  if (state.row(focus.place)?.id !== shownRow.id) return;
  state.shownRow = undefined;
  if (shownRow.isEdited) startEditing(page);
}

/** Tells the extension which segment the keys are meant for, where that is another one. */
function tellFocus({ state, post }: GridPage): void {
  const cell = cellAt(state, state.focus.place, languageColumn(state));
  const isEdited = state.editing !== undefined;
  const key = `${isEdited} ${cell?.key}`;
  if (key === state.shownFocus) return;
  state.shownFocus = key;
  post({ type: 'focus', isEdited, ...(cell ? { segment: cell.segment } : {}) });
}

/** Goes on with the draft of the row that had the focus when the page went away. */
function resume(page: GridPage): void {
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

/** False while the row that is to have it is not there. */
function takeFocus({ focus, editing }: GridState, main: HTMLElement): boolean {
  const { place, column, fix } = focus;
  const row = main.querySelector(`.row[data-index="${place}"]`);
  const element =
    editing?.editor?.element ??
    (fix === undefined ? undefined : main.querySelectorAll<HTMLElement>(fixesAt(focus))[fix]) ??
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  element?.focus({ preventScroll: true });
  return element !== undefined && element !== null;
}

function askForVisible({ facts }: GridState, rows: Rows, requests: RowRequests): void {
  if (facts === null) return;
  requests.ask(facts ? rows.getVirtualItems().map(({ index }) => index) : [0]);
}

/** Where the focus begins: in the language that was opened, or else in the first that is translated. */
function firstColumn(state: GridState): number {
  const opened = state.facts?.columns.findIndex(({ uri, isSource }) => uri === state.place.uri && !isSource) ?? -1;
  return opened >= 0 ? targetColumn + opened : languageColumn({ ...state, focus: { ...state.focus, column: 0 } });
}

/** The focus and the cell that is edited stay with their rows where those moved. */
function followRows(page: GridPage, cache: RowCache, isFirst: boolean): void {
  const { focus, editing, facts } = page.state;
  const place = facts?.place;
  if (isFirst && facts) focus.column = firstColumn(page.state);
  // A language that is not shown any more, or a source that has no column of its own.
  if (facts && !drawnColumns(page.state).includes(focus.column)) focus.column = languageColumn(page.state);
  if (place !== undefined && focus.place !== place) {
    focus.place = place;
    if (isFirst) page.reveal(place);
  } else if (place === undefined && focus.place >= (facts?.count ?? 0)) {
    focus.place = Math.max(0, (facts?.count ?? 1) - 1);
  }
  if (!page.state.shownRow) focus.id = page.state.row(focus.place)?.id ?? focus.id;
  if (editing) editing.place = cache.placeOf(editing.row.id) ?? editing.place;
}
