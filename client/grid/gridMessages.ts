import type { Piece } from '../../shared/messages/chips.ts';
import type {
  ChangeRowsParams,
  FindRowParams,
  FoundRow,
  RowFilter,
  RowsParams,
  TableRows,
} from '../../shared/tableProtocol.ts';

/** What the table's web page and the extension say to each other. The page holds the rows that it shows and no others. */

/** What a command or a key asks the page to do. */
export type GridAction =
  | `${FindRowParams['direction']}-${FindRowParams['kind']}`
  | 'translate'
  | 'review'
  | 'approve'
  | 'needs-review'
  | 'copy-source'
  | 'clear'
  | 'filter';

/** A translation that was typed and that the file does not have yet. */
export interface Draft {
  readonly target: readonly Piece[];
  /** The bare text that the file had when the draft was begun, markup included. */
  readonly before: string;
}

/** Drafts of a file by the ids of their rows. */
export type Drafts = Readonly<Record<string, Draft>>;

/** What the page needs to be as it was after its tab was hidden or the window reloaded. */
export interface SavedGrid {
  readonly filter: RowFilter;
  /** Id of the row that had the focus. */
  readonly row?: string;
  readonly drafts?: Drafts;
}

/** A row that is to have the focus. */
export interface ShownRow {
  readonly id: string;
  /** Whether its text is to be edited at once. */
  readonly isEdited: boolean;
}

/** Page → extension. */
export type FromGrid =
  /** Answered by `drafts`. */
  | { readonly type: 'ready' }
  /** The row that has the focus now; without an id there is none. */
  | { readonly type: 'focus'; readonly id?: string; readonly isEdited: boolean }
  /** All that were typed and not written. */
  | { readonly type: 'drafts'; readonly drafts: Drafts }
  /** Answered by `rows` with the same number. */
  | ({ readonly type: 'rows'; readonly request: number } & Omit<RowsParams, 'uri'>)
  /** `isEdited`: the row is to be opened for editing. */
  | ({ readonly type: 'find'; readonly isEdited: boolean } & Omit<FindRowParams, 'uri'>)
  /** With `save` the file is saved once the change is in it. */
  | ({ readonly type: 'change'; readonly save?: true } & Omit<ChangeRowsParams, 'uri'>);

/** Extension → page. */
export type ToGrid =
  | { readonly type: 'rows'; readonly request: number; readonly answer: TableRows | null }
  /** A row in another file has its `uri`, and is shown there. */
  | { readonly type: 'found'; readonly kind: FindRowParams['kind']; readonly row: FoundRow | null }
  /** Drafts of before. With `replaces` they are all that there are; otherwise those of the page are newer. */
  | { readonly type: 'drafts'; readonly drafts: Drafts; readonly replaces: boolean }
  /** What became of the text of a row: it is in the file, or a `problem` says why not. */
  | { readonly type: 'settled'; readonly id: string; readonly isWritten: boolean }
  /** The file or its findings are others now. */
  | { readonly type: 'changed' }
  /** Shows a row, without a filter. */
  | { readonly type: 'show'; readonly row: ShownRow }
  /** Opens the row with the focus and puts a text into its cell: in place of all that is there, or at the caret. */
  | { readonly type: 'insert'; readonly text: string; readonly how: 'replace' | 'caret' }
  | { readonly type: 'act'; readonly action: GridAction }
  /** A sentence about a change that was not made, or a request that failed. */
  | { readonly type: 'problem'; readonly text: string };
