import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import { render } from 'lit';
import type { RowFilter, TableRow } from '../../../shared/tableProtocol.ts';
import type { FromGrid, SavedGrid, ToGrid } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import { type CellEditor, editCell } from './cellEditor.ts';
import { dropWritten, keepTyped } from './drafts.ts';
import { type Editing, type GridState, targetColumn } from './gridState.ts';
import { startEditing } from './rowActions.ts';
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
  /** Shows a row's new text at once. */
  patch(id: string, changes: Partial<TableRow>): void;
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
  saved: Partial<SavedGrid>,
  host: GridHost,
): GridPage {
  const cache = rowCache();
  const state = firstState(words, saved, cache);
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
    patch(id, changes) {
      cache.patch(id, changes);
      redraw();
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
      const { id } = state.focus;
      const drafts = Object.fromEntries(state.drafts);
      host.save({ filter: state.filter, drafts, ...(id === undefined ? {} : { row: id }) });
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

function firstState(words: GridWords, saved: Partial<SavedGrid>, { row }: RowCache): GridState {
  return {
    words,
    filter: saved.filter ?? {},
    facts: undefined,
    focus: { place: 0, column: targetColumn, id: saved.row },
    selection: new Set(),
    anchor: 0,
    editing: undefined,
    drafts: new Map(Object.entries(saved.drafts ?? {})),
    sending: new Map(),
    resumed: saved.row,
    shownFocus: '',
    shown: undefined,
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
  const pieces = editing.editor?.pieces() ?? drafts.get(editing.row.id)?.target ?? editing.row.target;
  element.focus();
  editing.editor = editCell(element, pieces, () => {
    keepTyped(page);
    page.redraw();
  });
}

/** Shows the row that is looked for, as far as it is here. */
function arrive(page: GridPage): void {
  const { state } = page;
  const { shown, facts, focus } = state;
  if (!shown || facts?.place === undefined) return;
  page.reveal(facts.place);
  page.redraw('focus');
  if (state.row(focus.place)?.id !== shown.id) return;
  state.shown = undefined;
  if (shown.isEdited) startEditing(page);
}

/** Tells the extension which row the keys are meant for, where that is another one. */
function tellFocus({ state, post }: GridPage): void {
  const id = state.row(state.focus.place)?.id;
  const isEdited = state.editing !== undefined;
  const key = `${isEdited} ${id}`;
  if (key === state.shownFocus) return;
  state.shownFocus = key;
  post({ type: 'focus', isEdited, ...(id === undefined ? {} : { id }) });
}

/** Goes on with the draft of the row that had the focus when the page went away. */
function resume(page: GridPage): void {
  const { state } = page;
  const { resumed, focus, drafts } = state;
  if (resumed === undefined || state.row(focus.place)?.id !== resumed) return;
  state.resumed = undefined;
  if (drafts.has(resumed) && !state.editing) startEditing(page);
}

/** False while the row that is to have it is not there. */
function takeFocus({ focus, editing }: GridState, main: HTMLElement): boolean {
  const { place, column, fix } = focus;
  const row = main.querySelector(`.row[data-index="${place}"]`);
  const element =
    editing?.editor?.element ??
    (fix === undefined ? undefined : row?.querySelectorAll<HTMLElement>('.fix')[fix]) ??
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  element?.focus({ preventScroll: true });
  return element !== undefined && element !== null;
}

function askForVisible({ facts }: GridState, rows: Rows, requests: RowRequests): void {
  if (facts === null) return;
  requests.ask(facts ? rows.getVirtualItems().map(({ index }) => index) : [0]);
}

/** The focus and the cell that is edited stay with their rows where those moved. */
function followRows(page: GridPage, cache: RowCache, isFirst: boolean): void {
  const { focus, editing, facts } = page.state;
  const place = facts?.place;
  if (place !== undefined && focus.place !== place) {
    focus.place = place;
    if (isFirst) page.reveal(place);
  } else if (place === undefined && focus.place >= (facts?.count ?? 0)) {
    focus.place = Math.max(0, (facts?.count ?? 1) - 1);
  }
  if (!page.state.shown) focus.id = page.state.row(focus.place)?.id ?? focus.id;
  if (editing) editing.place = cache.placeOf(editing.row.id) ?? editing.place;
}
