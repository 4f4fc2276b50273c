import { keyGroup } from '../../../shared/keyGroup.ts';
import type { Piece } from '../../../shared/messages/chips.ts';
import type { RowFilter, TableCell, TableColumn, TableRow, TableRows } from '../../../shared/tableProtocol.ts';
import type { Draft, FailedSave, GridPlace, GridSegment, GroupFolds, ShownRow } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import type { CellEditor } from './cellEditor.ts';

/** Columns of a row, from 0: state, key, source; from here on the languages. */
export const targetColumn = 3;

/** What is on show. */
export interface GridState {
  readonly words: GridWords;
  readonly place: GridPlace;
  filter: RowFilter;
  /** Keys of the languages to be shown, where somebody chose them. */
  shown: readonly string[] | undefined;
  /** Facts of the last answer; undefined before the first, null where the file has no rows. */
  facts: Omit<TableRows, 'rows'> | undefined | null;
  /** The cell that keys are meant for, or within it one of the row's fixes. */
  focus: { place: number; column: number; id?: string | undefined; fix?: number };
  /** Ids of rows, or every row that passes the filter. */
  selection: Set<string> | 'all';
  /** Where a selection that is extended began. */
  anchor: number;
  editing: Editing | undefined;
  /** What was typed and is not in the file, by keys of cells; among them what is on its way there, with the cells of before. */
  readonly drafts: Map<string, Draft>;
  readonly sending: Map<string, Sending>;
  /** How often the extension said that it is at work on them. */
  signs: number;
  /** Files with changes that are not saved. */
  dirty: ReadonlySet<string>;
  /** Why segments are as they were, by keys of cells, until they are changed again. */
  readonly refused: Map<string, string>;
  /** Files that could not be saved. */
  failed: readonly FailedSave[];
  /** The row whose draft is to be gone on with once it is here. */
  resumed: string | undefined;
  /** The row that is looked for, to be shown. */
  shownRow: ShownRow | undefined;
  /** Whether rows whose keys begin alike stand below a head. */
  isGrouped: boolean;
  /** Which groups are folded, and which while a filter leaves rows out. */
  folds: GroupFolds;
  filteredFolds: GroupFolds;
  /** What the extension was told of the focus. */
  shownFocus: string;
  /** A sentence about what went wrong, until the next action. */
  problem: string;
  row(place: number): TableRow | undefined;
  /** The place of a row, where it is here. */
  placeOf(id: string): number | undefined;
}

/** A text on its way into its file. */
export interface Sending {
  readonly draft: Draft;
  readonly rowId: string;
  /** Among the cells of the row. */
  readonly index: number;
  /** As it was before. */
  readonly cell: TableCell;
}

/** A cell that is edited, or could be. */
export interface LanguageCell {
  readonly row: TableRow;
  readonly cell: TableCell;
  readonly language: TableColumn;
  /** What drafts of it are kept under. */
  readonly key: string;
  readonly segment: GridSegment;
}

/** The cell that is being edited. */
export interface Editing extends LanguageCell {
  place: number;
  /** Among the columns of a row. */
  readonly column: number;
  /** The bare text that the file had when editing began. */
  readonly before: string;
  /** The other text in the file that the user was told of and may replace. */
  seen?: string;
  /** There once the row is drawn. */
  editor?: CellEditor;
}

/** What stands in the cell that is being edited. */
export function editedPieces({ drafts }: GridState, { editor, key, cell }: Editing): readonly Piece[] {
  return editor?.pieces() ?? drafts.get(key)?.target ?? cell.target;
}

/** What drafts of a segment are kept under. */
export function draftKey({ uri, id }: GridSegment): string {
  return `${uri}\n${id}`;
}

/** Whether the same texts in several languages stand side by side. */
export function isSideBySide({ place }: GridState): boolean {
  return place.layout === 'languages';
}

/** Whether it is a glossary or a list of terms, whose columns are all there is. */
export function isTerms({ place }: GridState): boolean {
  return place.layout === 'terms';
}

/** Whether a row is the empty one at the end, which becomes an entry when it is written in. */
export function isNewRow({ facts }: GridState, { id }: TableRow): boolean {
  return facts?.newRow === id;
}

/** Whether the source text has a column of its own, beside those of the languages. */
export function hasSource({ facts }: GridState): boolean {
  return facts?.columns.some(({ isSource }) => isSource) !== true;
}

/** The columns that are drawn, from left to right. Side by side each cell shows its own state. */
export function drawnColumns(state: GridState): readonly number[] {
  const languages = state.facts?.columns ?? [undefined];
  if (isTerms(state)) return languages.map((_, i) => targetColumn + i);
  return [
    ...(isSideBySide(state) ? [] : [0]),
    1,
    ...(hasSource(state) ? [2] : []),
    ...languages.map((_, i) => targetColumn + i),
  ];
}

/** The column of a language that keys and commands mean: that with the focus, otherwise the first that is translated. */
export function languageColumn(state: GridState): number {
  const { focus, facts } = state;
  const columns = facts?.columns ?? [];
  if (focus.column >= targetColumn && focus.column < targetColumn + columns.length) return focus.column;
  const first = columns.findIndex(({ isSource }) => !isSource);
  return targetColumn + (isTerms(state) ? 0 : Math.max(0, first));
}

/** The language that keys and commands mean. */
export function activeLanguage(state: GridState): TableColumn | undefined {
  return state.facts?.columns[languageColumn(state) - targetColumn];
}

/** The cell of a language in a row, as far as it is here. */
export function cellAt(state: GridState, place: number, column: number): LanguageCell | undefined {
  const row = state.row(place);
  const [cell, language] = [row?.cells[column - targetColumn], state.facts?.columns[column - targetColumn]];
  return row && cell && language ? cellOf(row, cell, language) : undefined;
}

export function cellOf(row: TableRow, cell: TableCell, language: TableColumn): LanguageCell {
  const segment = { uri: cell.uri ?? language.uri, id: cell.id };
  return { row, cell, language, segment, key: draftKey(segment) };
}

/** The headings above a row. */
export interface GroupHeads {
  /** The file that it begins. */
  readonly file?: string;
  /** The part of its key that it does not share with the row before. */
  readonly key?: string;
}

/**
 * What a row begins: a file, where the table has several, and a group of keys, where rows are grouped by them. Sorted rows
 * begin nothing.
 *
 * @example groupHeads(state, place) // { key: 'actions' } of the first of `actions.save` and `actions.cancel`
 */
export function groupHeads(state: GridState, place: number): GroupHeads {
  const row = state.row(place);
  if (!row || state.filter.order) return {};
  const before = state.row(place - 1);
  if (row.folded?.kind === 'file') return { file: row.group ?? '' };
  // What comes before a row that is not here yet is not known.
  if (place > 0 && !before && !row.folded) return {};
  const isNewFile = row.group !== undefined && row.group !== before?.group && (before !== undefined || place === 0);
  const key = state.isGrouped ? keyGroupOf(row) : undefined;
  const isNewKey =
    key !== undefined && (row.folded !== undefined || isNewFile || !before || key !== keyGroupOf(before));
  return { ...(isNewFile ? { file: row.group } : {}), ...(isNewKey ? { key } : {}) };
}

/** What the key of a row begins with; see `keyGroup`. */
export function keyGroupOf(row: TableRow): string | undefined {
  return keyGroup(nameOf(row), row.context);
}

/** What a row is called. */
export function nameOf({ id, key }: TableRow): string {
  return key ?? id;
}

/** Whether there are groups to go to. */
export function hasGroups({ isGrouped, place, filter }: GridState): boolean {
  return (isGrouped || place.files !== undefined) && !filter.order;
}

export function isSelected({ selection }: GridState, id: string | undefined): boolean {
  return selection === 'all' || (id !== undefined && selection.has(id));
}

/** The rows that an action means: those that are selected, or else that with the focus. A filter means all that pass it. */
export function chosenRows({ selection, focus, filter, row }: GridState): readonly string[] | RowFilter {
  if (selection === 'all') return filter;
  if (selection.size > 0) return [...selection];
  return focus.id && !row(focus.place)?.folded ? [focus.id] : [];
}

/** How many rows pass the filter, without the empty one. */
export function rowCount(facts: GridState['facts']): number {
  return Math.max(0, (facts?.count ?? 0) + (facts?.folded ?? 0) - (facts?.newRow === undefined ? 0 : 1));
}

/** How many rows are selected. */
export function selectedCount({ selection, facts }: GridState): number {
  return selection === 'all' ? rowCount(facts) : selection.size;
}
