import { render } from 'lit';
import type { RowFilter, TableCell } from '../../../shared/tableProtocol.ts';
import type { FromGrid, GridPlace, SavedGrid, ToGrid } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import type { CellEditor } from './cellEditor.ts';
import { dropWritten } from './drafts.ts';
import { type Editing, type GridState, targetColumn } from './gridState.ts';
import { allOpen, openAroundShownRow } from './groupFolds.ts';
import { arrive, focusedLanguage, followColumn, followRows, resume, takeFocus, tellFocus } from './pageFocus.ts';
import { type RowCache, rowCache } from './rowCache.ts';
import { type RowRequests, rowRequests } from './rowRequests.ts';
import { startEditor } from './startEditor.ts';
import { type ToolbarActions, toolbarTemplate } from './toolbarTemplate.ts';
import { drawRows, type Rows, virtualRows, visibleCount } from './virtualRows.ts';

/** The page: what it shows, and what its parts ask of it. */
export interface GridPage {
  readonly state: GridState;
  readonly root: HTMLElement;
  post(message: FromGrid): void;
  /** Draws what changed before the next picture; `focus` puts the keyboard's focus, where the page has it, where the state says. */
  redraw(focus?: 'focus'): void;
  /** Shows a place that is out of sight. */
  reveal(place: number): void;
  /** Does something with the cell that is edited as soon as it is there. */
  whenEditing(use: (editing: Editing, editor: CellEditor) => void): void;
  /** Shows what passes another filter. */
  setFilter(filter: RowFilter): void;
  /** Gives the keyboard's focus to the filter. */
  focusFilter(): void;
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
  const drawing: Drawing = { isAsked: false, wantsFocus: false };
  // A row that was about to get it would take it away again.
  toolbar.addEventListener('focusin', () => {
    drawing.wantsFocus = false;
  });
  const redraw = (focus?: 'focus') => {
    drawing.wantsFocus ||= focus !== undefined;
    if (!drawing.isAsked) requestAnimationFrame(draw);
    drawing.isAsked = true;
  };
  const rows = virtualRows(state, main, redraw);
  const page: GridPage = {
    state,
    root,
    post: host.post,
    redraw,
    reveal: (place) => rows.reveal(place),
    whenEditing(use) {
      if (state.editing && !state.editing.editor) draw();
      const { editing } = state;
      if (editing?.editor) use(editing, editing.editor);
    },
    setFilter(filter) {
      if (filter.order !== state.filter.order) page.reveal(0);
      state.filteredFolds = allOpen;
      state.filter = setParts(filter);
      state.selection = new Set();
      state.problem = '';
      cache.clear();
      page.refresh();
    },
    focusFilter: () => toolbar.querySelector<HTMLElement>('#filter')?.focus(),
    patch(rowId, index, cell) {
      cache.patch(rowId, index, cell);
      redraw();
    },
    toggleGroups() {
      state.isGrouped = !state.isGrouped;
      page.save();
      page.refresh();
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
    take: (answer) => takeRows(page, cache, requests, answer),
    save() {
      host.save({ ...place, ...savedOf(state) });
    },
    visibleCount: () => visibleCount(rows),
  };
  const draw = () => drawPage(page, { toolbar, main, rows, requests, drawing, actions: host.actions });
  redraw();
  return page;
}

/** A filter without what asks for nothing. */
function setParts({ keep: _, ...rest }: RowFilter): RowFilter {
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as RowFilter;
}

function takeRows(
  page: GridPage,
  cache: RowCache,
  requests: RowRequests,
  answer: Extract<ToGrid, { readonly type: 'rows' }>,
): void {
  const { state } = page;
  const isFirst = state.facts === undefined;
  const language = focusedLanguage(state);
  if (!requests.take(answer)) return;
  followColumn(state, language);
  followRows(page, cache, isFirst);
  dropWritten(page, answer.answer?.rows ?? []);
  page.save();
  openAroundShownRow(page);
  arrive(page);
  resume(page);
  page.redraw();
}

/** What is to be drawn before the next picture. */
interface Drawing {
  isAsked: boolean;
  /** Whether the keyboard's focus is to be put where the state says. */
  wantsFocus: boolean;
}

interface PageParts {
  readonly toolbar: HTMLElement;
  readonly main: HTMLElement;
  readonly rows: Rows;
  readonly requests: RowRequests;
  readonly drawing: Drawing;
  actions(page: GridPage): ToolbarActions;
}

function drawPage(page: GridPage, { toolbar, main, rows, requests, drawing, actions }: PageParts): void {
  const { state } = page;
  drawing.isAsked = false;
  const hasFocus = () => main.contains(document.activeElement);
  const hadFocus = hasFocus();
  if (state.facts !== null) render(toolbarTemplate(state, actions(page)), toolbar);
  drawRows(state, rows, main, page.setFilter);
  // The row that had it may be gone, and the head of a group has it while that is folded alone.
  const isLost = !hasFocus() || document.activeElement?.matches('.fold[aria-expanded="true"]');
  if (hadFocus && isLost) drawing.wantsFocus = true;
  startEditor(page, main);
  tellFocus(page);
  // While a list of the editor has it, it stays there.
  if (drawing.wantsFocus && document.hasFocus()) drawing.wantsFocus = !takeFocus(state, main);
  askForVisible(state, rows, requests);
}

/** What brings the page back as it was. */
function savedOf({ focus, filter, shown, isGrouped, folds, drafts }: GridState): Omit<SavedGrid, keyof GridPlace> {
  const row = focus.id === undefined ? {} : { row: focus.id };
  return { filter, drafts: Object.fromEntries(drafts), isGrouped, folds, ...row, ...(shown ? { shown } : {}) };
}

function askForVisible({ facts }: GridState, rows: Rows, requests: RowRequests): void {
  if (facts === null) return;
  requests.ask(facts ? rows.getVirtualItems().map(({ index }) => index) : [0]);
}

/** What is on show before the first answer: what the page kept when it went away. */
function firstState(
  words: GridWords,
  place: GridPlace,
  saved: Partial<SavedGrid>,
  { row, placeOf }: RowCache,
): GridState {
  return {
    words,
    place,
    filter: saved.filter ?? {},
    shown: saved.shown ?? place.shown,
    facts: undefined,
    focus: { place: 0, column: targetColumn, id: saved.row },
    selection: new Set(),
    anchor: 0,
    editing: undefined,
    drafts: new Map(Object.entries(saved.drafts ?? {})),
    sending: new Map(),
    signs: 0,
    dirty: new Set(),
    refused: new Map(),
    failed: [],
    isGrouped: saved.isGrouped === true,
    folds: saved.folds ?? allOpen,
    filteredFolds: allOpen,
    resumed: saved.row,
    shownFocus: '',
    shownRow: undefined,
    problem: '',
    row,
    placeOf,
  };
}
