/** What the table of a localization file and the language server say to each other beside `protocol.ts`. */

import type { LengthLimit, SegmentState } from './catalog/segment.ts';
import type { Piece } from './messages/chips.ts';
import type { Severity } from './settings.ts';

/** Client → server: whether a file is a localization file. Takes {@link TableParams}, answers a boolean. */
export const isTableRequest = 'interline/isTable';

/** Client → server: some rows of a file. Takes {@link RowsParams}, answers {@link TableRows} or null for other files. */
export const rowsRequest = 'interline/tableRows';

/** Client → server: the next row of a kind. Takes {@link FindRowParams}, answers {@link FoundRow} or null. */
export const findRowRequest = 'interline/findTableRow';

/** Client → server: changes rows, as edits of the open document. Takes {@link ChangeRowsParams}, answers {@link ChangedRows}. */
export const changeRowsRequest = 'interline/changeTableRows';

export interface TableParams {
  readonly uri: string;
}

/** Which rows are shown, and in which order. What is left out lets every row pass. */
export interface RowFilter {
  /** Part of the key, the source, the target or a note, whatever its case; between slashes a regular expression: `/^Sail/i`. */
  readonly text?: string;
  readonly state?: SegmentState;
  /** Id of a check that has a finding in the row; `*` for any. */
  readonly check?: string;
  /** Without it rows stand as in the file. */
  readonly order?: RowOrder;
  /** Ids of rows that pass whatever the rest says: what was just worked on does not vanish under the hands. */
  readonly keep?: readonly string[];
}

/** What rows are sorted by; a minus reverses it. `length` is that of the source text. */
export type RowOrder = `${'' | '-'}${'source' | 'target' | 'state' | 'length'}`;

export interface RowsParams extends TableParams {
  readonly filter: RowFilter;
  /** Among the rows that pass the filter, from 0. */
  readonly offset: number;
  /** At most {@link mostRows}. */
  readonly limit: number;
  /** True waits for the checks; otherwise rows come at once, with the findings that are there. */
  readonly checked: boolean;
  /** A row whose place among those that pass is wanted. */
  readonly place?: string;
}

/** Rows of one answer. */
export const mostRows = 200;

export interface TableRows {
  /** Whether findings are those of the rows as they are; false while the file is being checked. */
  readonly checked: boolean;
  readonly rows: readonly TableRow[];
  /** Rows that pass the filter, and all of them. */
  readonly count: number;
  readonly total: number;
  /** Why `filter.text` is no regular expression. */
  readonly patternFault?: string;
  /** The place of the row that was asked for. */
  readonly place?: number;
  /** Rows by state, and findings by check, of the whole file. */
  readonly states: Readonly<Record<SegmentState, number>>;
  readonly checks: readonly { readonly id: string; readonly count: number }[];
  readonly sourceLanguage: string;
  readonly targetLanguage?: string;
  /** True for a file in the source language: its rows have one text. */
  readonly isSource: boolean;
  /** Why the file cannot be edited. */
  readonly readOnly?: string;
  /** The states that the file can hold. */
  readonly canHold: readonly SegmentState[];
}

export interface TableRow {
  readonly id: string;
  readonly state: SegmentState;
  /** As the file spells it. */
  readonly rawState?: string;
  readonly source: readonly Piece[];
  readonly target: readonly Piece[];
  /** False for what is not to be translated, is obsolete, or stands in a file that cannot be written. */
  readonly editable: boolean;
  /** True for an entry that the file lacks: writing its text adds it. */
  readonly missing?: true;
  readonly context?: string;
  readonly notes: readonly string[];
  readonly maxLength?: LengthLimit;
  /** Where they differ from those of the file. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  readonly findings: readonly RowFinding[];
}

export interface RowFinding {
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  /** What the fix is called; absent where there is none. */
  readonly fix?: string;
}

export interface FindRowParams extends TableParams {
  readonly filter: RowFilter;
  /**
   * A place among the rows that pass; the search starts behind it, or before it. At the end of the file it goes on in the
   * other files of the project in this language, where nothing is filtered, and then round.
   */
  readonly from: number;
  readonly direction: 'next' | 'previous';
  readonly kind: 'untranslated' | 'needs-review' | 'finding';
}

export interface FoundRow {
  readonly id: string;
  readonly place: number;
  /** The file that it is in, where it is another one. */
  readonly uri?: string;
}

/** What is done with rows. */
export type RowChange =
  /** The text of one row. It is refused where the file does not have the text `before` (markup included) any more. */
  | { readonly kind: 'text'; readonly target: readonly Piece[]; readonly before?: string }
  | { readonly kind: 'state'; readonly state: 'needs-review' | 'translated' | 'final' }
  | { readonly kind: 'copySource' }
  | { readonly kind: 'clear' }
  /** By memory, glossary and service. */
  | { readonly kind: 'translate' }
  /** The fix of a finding of one row, by its place in `TableRow.findings`. */
  | { readonly kind: 'fix'; readonly finding: number; readonly title: string };

export interface ChangeRowsParams extends TableParams {
  /** Ids of rows, or every row that passes a filter. */
  readonly rows: readonly string[] | RowFilter;
  readonly change: RowChange;
}

export interface ChangedRows {
  readonly changed: number;
  /** Why some rows are as they were, one sentence for the user. */
  readonly refusal?: string;
}
