import type { WantedTarget } from './protocol.ts';
import type { RequestName } from './requestName.ts';

/** How rows of a table are changed and written into files of their own; see `tableProtocol.ts`. */

import type { SegmentState } from './catalog/segment.ts';
import type { Piece } from './messages/chips.ts';
import type { RowFilter, TableParams } from './tableProtocol.ts';

/** Client → server: changes rows, as edits of the open document. Takes {@link ChangeRowsParams}, answers {@link ChangedRows}. */
export const changeRowsRequest: RequestName<ChangeRowsParams, ChangedRows> = 'interline/changeTableRows';

/**
 * Client → server: takes the last change of a file back that no editor has open, or makes it again. Takes {@link StepParams},
 * answers false where there is none.
 */
export const stepOnDiskRequest: RequestName<StepParams, boolean> = 'interline/stepOnDisk';

/** Client → server: writes rows into a file of their own. Takes {@link ExportRowsParams}, answers {@link ExportedRows}. */
export const exportRowsRequest: RequestName<ExportRowsParams, ExportedRows> = 'interline/exportTableRows';

/** Client → server: what a translation of rows would translate. Takes {@link WantedRows}, answers a list of `WantedTarget`. */
export const rowTargetsRequest: RequestName<WantedRows, readonly WantedTarget[]> = 'interline/tableRowTargets';

/** Client → server: the rows that have the source text of one. Takes {@link TwinsParams}, answers a list of {@link Twin}. */
export const twinsRequest: RequestName<TwinsParams, readonly Twin[]> = 'interline/tableTwins';

/** What is done with rows. */
export type RowChange =
  /**
   * The text of one row. It is refused where the file does not have the text `before` (markup included) any more; `key` is what
   * the row was called, for tables whose ids are places.
   */
  | { readonly kind: 'text'; readonly target: readonly Piece[]; readonly before?: string; readonly key?: string }
  | { readonly kind: 'state'; readonly state: 'needs-review' | 'translated' | 'final' }
  | { readonly kind: 'copySource' }
  | { readonly kind: 'clear' }
  /** The translation of the row `from`, for rows with the same source text. */
  | { readonly kind: 'give'; readonly from: string }
  /** By memory, glossary and service. */
  | { readonly kind: 'translate' }
  /** The fix of a finding of one row, by its place in `TableCell.findings`. */
  | { readonly kind: 'fix'; readonly finding: number; readonly title: string };

export interface WantedRows extends TableParams {
  /** Ids of rows, or every row that passes a filter. */
  readonly rows: readonly string[] | RowFilter;
  /** Key of the column whose cells are meant, where there are several. */
  readonly column?: string;
}

export interface ChangeRowsParams extends WantedRows {
  readonly change: RowChange;
}

export interface StepParams {
  readonly uri: string;
  readonly way: 'undo' | 'redo';
}

export interface ExportRowsParams extends TableParams {
  /** Ids of rows, or every row that passes a filter. */
  readonly rows: readonly string[] | RowFilter;
  /** Key of the column whose texts are exported, where there are several. */
  readonly column?: string;
  /** URI of the file to write; its name tells the kind: a sheet (XLSX, CSV, TSV), XLIFF, PO or TMX. */
  readonly to: string;
}

export interface ExportedRows {
  readonly count: number;
}

export interface ChangedRows {
  /** Files that have to be made before; nothing was changed. */
  readonly absent?: readonly AbsentTarget[];
  readonly changed: number;
  /** URIs of the files that were edited. */
  readonly files: readonly string[];
  /** Why some rows are as they were, one sentence for the user. */
  readonly refusal?: string;
  /** The rows that are as they were. */
  readonly refused?: readonly RefusedRow[];
}

/** A segment that is as it was. */
export interface RefusedRow {
  readonly uri: string;
  /** Of the segment, as in {@link TableCell.id}. */
  readonly id: string;
  /** Why, in one sentence for the user. */
  readonly reason: string;
}

/** A file of a language that is not there. `commands.addLanguage` makes it. */
export interface AbsentTarget {
  /** URI of the source file that it is made from. */
  readonly source: string;
  readonly language: string;
  /** In the project. */
  readonly path: string;
}

export interface TwinsParams extends TableParams {
  /** Id of the row. */
  readonly row: string;
  /** Key of the column, where there are several. */
  readonly column?: string;
}

/** A row with the same source text as another, and another translation or none. */
export interface Twin {
  /** Id of the row. */
  readonly id: string;
  readonly key: string;
  /** See {@link TableRow.group}. */
  readonly group?: string;
  readonly target: string;
  readonly state: SegmentState;
}
