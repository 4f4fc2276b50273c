import type { RowFilter, TableRow, TableRows } from '../../../shared/tableProtocol.ts';
import type { Draft, ShownRow } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import type { CellEditor } from './cellEditor.ts';

/** Columns of a row, from 0: state, key, source, target. */
export const targetColumn = 3;

/** What is on show. */
export interface GridState {
  readonly words: GridWords;
  filter: RowFilter;
  /** Facts of the last answer; undefined before the first, null where the file has no rows. */
  facts: Omit<TableRows, 'rows'> | undefined | null;
  /** The cell that keys are meant for, or within it one of the row's fixes. */
  focus: { place: number; column: number; id?: string | undefined; fix?: number };
  /** Ids of rows, or every row that passes the filter. */
  selection: Set<string> | 'all';
  /** Where a selection that is extended began. */
  anchor: number;
  editing: Editing | undefined;
  /** What was typed and is not in the file, by ids of rows; among them what is on its way there, with the rows of before. */
  readonly drafts: Map<string, Draft>;
  readonly sending: Map<string, { readonly draft: Draft; readonly row: TableRow }>;
  /** The row whose draft is to be gone on with once it is here. */
  resumed: string | undefined;
  /** The row that is looked for, to be shown. */
  shown: ShownRow | undefined;
  /** What the extension was told of the focus. */
  shownFocus: string;
  /** A sentence about what went wrong, until the next action. */
  problem: string;
  row(place: number): TableRow | undefined;
}

/** The row whose target is being edited. */
export interface Editing {
  place: number;
  readonly row: TableRow;
  /** The bare text that the file had when editing began. */
  readonly before: string;
  /** The other text in the file that the user was told of and may replace. */
  seen?: string;
  /** There once the row is drawn. */
  editor?: CellEditor;
}

export function isSelected({ selection }: GridState, id: string | undefined): boolean {
  return selection === 'all' || (id !== undefined && selection.has(id));
}

/** How many rows are selected. */
export function selectedCount({ selection, facts }: GridState): number {
  return selection === 'all' ? (facts?.count ?? 0) : selection.size;
}

/** A sentence with its gaps filled. */
export function filled(sentence: string, ...values: readonly (string | number)[]): string {
  return sentence.replace(/\{(\d)\}/g, (gap, place) => String(values[Number(place)] ?? gap));
}
