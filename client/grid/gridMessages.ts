import type { FileFault } from '../../shared/fileFault.ts';
import type { Piece } from '../../shared/messages/chips.ts';
import type { ChangeRowsParams, ExportRowsParams, RefusedRow, TwinsParams } from '../../shared/tableChangesProtocol.ts';
import type { Folds } from '../../shared/tableFolds.ts';
import type {
  FindRowParams,
  FoundRow,
  RowFilter,
  RowsParams,
  TableParams,
  TableRows,
} from '../../shared/tableProtocol.ts';
import type { TermEdit } from '../../shared/termTableProtocol.ts';

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
  | 'give'
  | 'filter'
  | 'changed-since'
  | 'add-row'
  | 'delete-rows'
  | 'rename-key'
  | 'export';

/** A translation that was typed and that the file does not have yet. */
export interface Draft {
  readonly target: readonly Piece[];
  /** The bare text that the file had when the draft was begun, markup included. */
  readonly before: string;
}

/** Drafts of a file by the ids of their segments. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Which table a page is. */
export interface GridPlace {
  /** The file that it was opened for. */
  readonly uri: string;
  /**
   * `file`: the rows of that file. `languages`: the same texts in all languages, side by side. `terms`: a glossary or a list of
   * terms, whose rows have no key and no state.
   */
  readonly layout: 'file' | 'languages' | 'terms';
  /** Side by side: several files one below the other; see `ShownLanguages.files`. */
  readonly files?: 'project' | readonly string[];
  /** Keys of the columns that are shown until somebody chooses others. */
  readonly shown?: readonly string[];
  /** What its tab is called. */
  readonly title?: string;
  /** Whether changes are written to the file at once: the editor has no history of them. */
  readonly isOnDisk?: true;
}

/** What the page needs to be as it was after its tab was hidden or the window reloaded. */
export interface SavedGrid extends GridPlace {
  readonly filter: RowFilter;
  /** Id of the row that had the focus. */
  readonly row?: string;
  /** By the keys of their cells. */
  readonly drafts?: Drafts;
  /** Whether rows whose keys begin alike stand below a head. */
  readonly isGrouped?: boolean;
  /** Which groups are folded while no filter leaves rows out. */
  readonly folds?: GroupFolds;
}

/** Which groups are folded, as in `Folds`. */
export type GroupFolds = Omit<Folds, 'byKey'>;

/** A row that is to have the focus. */
export interface ShownRow {
  readonly id: string;
  /** Whether its text is to be edited at once. */
  readonly isEdited: boolean;
}

/** A segment of a file of the table. */
export interface GridSegment {
  readonly uri: string;
  readonly id: string;
}

/** A file that could not be saved. */
export interface FailedSave {
  readonly uri: string;
  /** The segments that the table changed in it since it was saved. */
  readonly ids: readonly string[];
  /** In one or two sentences for the user. */
  readonly reason: string;
}

/** Keys of the languages that are shown, and of those that have no file yet. */
export interface LanguageChoice {
  readonly shown: readonly string[];
  readonly addable: readonly string[];
}

/** Page → extension. */
export type FromGrid =
  /** Answered by `drafts`. */
  | { readonly type: 'ready' }
  /** The segment that has the focus now; without one there is none. */
  | { readonly type: 'focus'; readonly segment?: GridSegment; readonly isEdited: boolean }
  /** What was typed and not written of a segment; without a draft there is nothing any more. */
  | { readonly type: 'draft'; readonly segment: GridSegment; readonly draft?: Draft }
  /** Answered by `rows` with the same number. */
  | ({ readonly type: 'rows'; readonly request: number } & Omit<RowsParams, 'uri'>)
  /** `isEdited`: the row is to be opened for editing. */
  | ({ readonly type: 'find'; readonly isEdited: boolean } & Omit<FindRowParams, 'uri'>)
  /** With `save` the files are saved once the change is in them. `segments` are those of the rows, as far as the page has them. */
  | ({ readonly type: 'change'; readonly save?: true; readonly segments?: readonly GridSegment[] } & Omit<
      ChangeRowsParams,
      'uri'
    >)
  /** The translation of a row is to be given to others with the same source text. */
  | ({ readonly type: 'give' } & Omit<TwinsParams, 'uri'>)
  /** The user wants to choose a revision; `current` is the one that rows are compared with. Answered by `revision`. */
  | { readonly type: 'chooseRevision'; readonly current?: string }
  /** In a table of terms: texts for cells, or rows to be taken out. */
  | { readonly type: 'edit'; readonly edit: TermEdit }
  /**
   * In a table of keys: one is to be added beside that of a row, those of some rows are to be deleted, or that of a row to be
   * renamed; `name` is what the row is called.
   */
  | ({
      readonly type: 'keys';
      readonly action: 'add-row' | 'delete-rows' | 'rename-key';
      readonly rows: readonly string[] | RowFilter;
      readonly row?: string;
      readonly name?: string;
    } & Omit<TableParams, 'uri'>)
  /** Rows are to be exported to another file; `file` is the one that they are in. */
  | ({ readonly type: 'export'; readonly file: string } & Omit<ExportRowsParams, 'uri' | 'to'>)
  /** Side by side or on disk: the last change of the table is undone or made again, whatever file it was in. */
  | { readonly type: 'undo' | 'redo' }
  /** A place of a file is to be shown in the text editor. */
  | { readonly type: 'openText'; readonly uri: string; readonly range: FileFault['range'] }
  /** Saves all files. */
  | { readonly type: 'save' }
  /** Side by side: the user wants to choose languages; `addable` are those without a file. Answered by `languages`. */
  | ({ readonly type: 'chooseLanguages'; readonly all: readonly string[] } & LanguageChoice)
  /** Side by side: the user wants a column for a language that has no file. Answered by `languages`. */
  | ({ readonly type: 'addLanguage' } & LanguageChoice);

/** Extension → page. */
export type ToGrid =
  | { readonly type: 'rows'; readonly request: number; readonly answer: TableRows | null }
  /** A row in another file has its `uri`, and is shown there. `isEdited` is that of the question. */
  | {
      readonly type: 'found';
      readonly kind: FindRowParams['kind'];
      readonly row: FoundRow | null;
      readonly isEdited: boolean;
    }
  /** Drafts of a file. With `replaces` they are all that there are; otherwise those of the page are newer. */
  | { readonly type: 'drafts'; readonly uri: string; readonly drafts: Drafts; readonly replaces: boolean }
  /** What became of the text of a segment: it is in the file, or is one of the `refused`. */
  | { readonly type: 'settled'; readonly segment: GridSegment; readonly isWritten: boolean }
  /** Changes that were sent are still being made. */
  | { readonly type: 'working' }
  /** A file or its findings are others now. */
  | { readonly type: 'changed' }
  /** Segments that are as they were. */
  | { readonly type: 'refused'; readonly rows: readonly RefusedRow[] }
  /** Files with changes that are not saved; among them those that could not be. */
  | { readonly type: 'dirty'; readonly uris: readonly string[]; readonly failed: readonly FailedSave[] }
  /** Keys of the columns that are to be shown. */
  | { readonly type: 'languages'; readonly shown: readonly string[] }
  /** The revision that rows are compared with from now on; none where it is absent. */
  | { readonly type: 'revision'; readonly revision?: string }
  /** Shows a row, without a filter. */
  | { readonly type: 'show'; readonly row: ShownRow }
  /** Opens the row with the focus and puts a text into its cell: in place of all that is there, or at the caret. */
  | { readonly type: 'insert'; readonly text: string; readonly how: 'replace' | 'caret' }
  | { readonly type: 'act'; readonly action: GridAction }
  /** A sentence about a change that was not made, or a request that failed. */
  | { readonly type: 'problem'; readonly text: string };
