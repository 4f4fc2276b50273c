/** What the tables of localization files and the language server say to each other beside `protocol.ts`. */

import type { LengthLimit, SegmentState } from './catalog/segment.ts';
import type { WordPiece } from './catalog/wordDiff.ts';
import type { FileFault } from './fileFault.ts';
import type { Piece } from './messages/chips.ts';
import type { RequestName } from './requestName.ts';
import type { Severity } from './settings.ts';
import type { FoldedGroup, Folds } from './tableFolds.ts';

/** Client → server: whether a file is a localization file. Takes {@link TableParams}, answers a boolean. */
export const isTableRequest: RequestName<TableParams, boolean> = 'interline/isTable';

/** Client → server: some rows of a file. Takes {@link RowsParams}, answers {@link TableRows} or null for other files. */
export const rowsRequest: RequestName<RowsParams, TableRows | null> = 'interline/tableRows';

/** Client → server: the next row of a kind. Takes {@link FindRowParams}, answers {@link FoundRow} or null. */
export const findRowRequest: RequestName<FindRowParams, FoundRow | null> = 'interline/findTableRow';

/** Client → server: what rows can be compared with. Takes {@link TableParams}, answers {@link Revisions}. */
export const revisionsRequest: RequestName<TableParams, Revisions> = 'interline/tableRevisions';

/** Which table is meant: that of one file, or of a file with those of the same texts in other languages. */
export interface TableParams {
  readonly uri: string;
  /** Present for all languages side by side. */
  readonly languages?: ShownLanguages;
}

export interface ShownLanguages {
  /** Keys of the columns that are shown, whatever their order; without it the first {@link mostShownLanguages}. */
  readonly shown?: readonly string[];
  /**
   * Several files, each with those of its other languages, one below the other: those of the project, or these by URI.
   * Without it the one file that the table is of.
   */
  readonly files?: 'project' | readonly string[];
}

/** So many languages are side by side unless somebody chooses otherwise: more leave no room for their texts. */
export const mostShownLanguages = 4;

/** Which rows are shown, and in which order. What is left out lets every row pass. */
export interface RowFilter {
  /** Part of the key, the name of the group, the source, the target or a note, whatever its case; between slashes a regular expression: `/^Sail/i`. */
  readonly text?: string;
  readonly state?: SegmentState;
  /** Id of a check that has a finding in the row; `*` for any. */
  readonly check?: string;
  /** A revision of git; rows pass whose source, translation or state is another one since. */
  readonly changedSince?: string;
  /** Without it rows stand as in the file. */
  readonly order?: RowOrder;
  /** Key of the column that is sorted by with `target`, where there are several. */
  readonly orderedColumn?: string;
  /** Ids of rows that pass whatever the rest says: what was just worked on does not vanish under the hands. */
  readonly keep?: readonly string[];
}

/** What rows are sorted by; a minus reverses it. `length` is that of the source text. */
export type RowOrder = `${'' | '-'}${'source' | 'target' | 'state' | 'length'}`;

export interface RowsParams extends TableParams {
  readonly filter: RowFilter;
  /** Without it every group is open. Rows that are sorted have no groups. */
  readonly folds?: Folds;
  /** Among the rows that pass the filter, from 0; a folded group counts as one. */
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
  /** Rows that pass the filter, a folded group as one; and all of them. */
  readonly count: number;
  readonly total: number;
  /** How many more rows pass the filter and are in folded groups. */
  readonly folded?: number;
  /** Why `filter.text` is no regular expression. */
  readonly patternFault?: string;
  /** Why nothing can be compared with `filter.changedSince`; rows pass as without it. */
  readonly revisionFault?: string;
  /** The place of the row that was asked for, or of the folded group that it is in. */
  readonly place?: number;
  /** `groupId` of that group. */
  readonly foldedIn?: string;
  /** Rows by state, and findings by check, of the whole file. */
  readonly states: Readonly<Record<SegmentState, number>>;
  readonly checks: readonly { readonly id: string; readonly count: number }[];
  /** Where its files are not well formed: entries may have no row then. The first `mostFileFaults`, of `count`. */
  readonly faults?: { readonly first: readonly FileFault[]; readonly count: number };
  readonly sourceLanguage: string;
  /** What stands side by side behind the key and the source: one language, or several. */
  readonly columns: readonly TableColumn[];
  /**
   * Where rows can be added and taken out: id of the last one, which is empty and becomes an entry when it is written in. It is
   * a number, and the row behind it will have the next one.
   */
  readonly newRow?: string;
  /** True where keys can be added, taken out and renamed; see `tableKeysProtocol.ts`. */
  readonly editsKeys?: true;
  /** Keys of all columns that there are, where languages are side by side. */
  readonly languages?: readonly string[];
  /** Those of them that have no file yet; absent where no file of a further language can be made. */
  readonly addable?: readonly string[];
}

/** One language of a table. Its cells are edited. */
export interface TableColumn {
  /** Tells it from others of its table: its language, or its `uri` where nothing tells that. */
  readonly key: string;
  /** The file that its texts stand in; of several the one that was opened, or else the first. */
  readonly uri: string;
  readonly language?: string;
  /** As the file calls it, where that is more than its language. */
  readonly name?: string;
  /** True for texts in the source language: there is no other source text beside them. */
  readonly isSource: boolean;
  /** Why the file cannot be edited. */
  readonly readOnly?: string;
  /** True for a language that has no file yet. */
  readonly noFile?: true;
  /** The states that the file can hold. */
  readonly canHold: readonly SegmentState[];
}

export interface TableRow {
  /** Unique in its table. In the table of one file it is that of its only cell. */
  readonly id: string;
  /** What it is called where that is not its `id`: several files may have the same key. */
  readonly key?: string;
  /** The file that it is of where the table has several: the path of the first one of its set, in the project. */
  readonly group?: string;
  /** Empty where a column holds it. */
  readonly source: readonly Piece[];
  readonly context?: string;
  readonly notes: readonly string[];
  /** Where it differs from that of the file. */
  readonly sourceLanguage?: string;
  /** Present for a group that is folded. The rest is that of its first row, without texts. */
  readonly folded?: FoldedGroup;
  /** How many other rows have the same source text; absent for none, and until it was counted. */
  readonly twins?: number;
  /** In the order of the columns; null where a language has no such text and needs none. */
  readonly cells: readonly (TableCell | null)[];
}

/** The text of a row in one language. */
export interface TableCell {
  /** Unique in its file. */
  readonly id: string;
  /** Its file where that is not the one of its column. */
  readonly uri?: string;
  readonly state: SegmentState;
  /** As the file spells it. */
  readonly rawState?: string;
  readonly target: readonly Piece[];
  /** False for what is not to be translated, is obsolete, or stands in a file that cannot be written. */
  readonly editable: boolean;
  /** True for an entry that the file lacks: writing its text adds it. */
  readonly missing?: true;
  /** True where the file itself is not there. */
  readonly noFile?: true;
  readonly maxLength?: LengthLimit;
  readonly reading?: ReadingLimit;
  /** Where it differs from that of the file. */
  readonly targetLanguage?: string;
  /** Where the file tells it. */
  readonly origin?: CellOrigin;
  readonly findings: readonly RowFinding[];
}

/** How fast a subtitle may be read. */
export interface ReadingLimit {
  /** How long it shows. */
  readonly milliseconds: number;
  /** As the language counts characters; see `charactersRead`. */
  readonly charactersPerSecond: number;
}

/** Where a translation is from. */
export interface CellOrigin {
  /** As the file spells it: `mt-suggestion`, `tm 85 %`; of a match in the file with this text, what that is from. */
  readonly name?: string;
  /** How alike the source texts are, 0 to 100. */
  readonly similarity?: number;
  /** What became of the source text since it was translated. */
  readonly changed?: readonly WordPiece[];
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
   * A place among the rows that pass; the search starts behind it, or before it, and in a folded group at its first row. At the end of the file it goes on in the
   * other files of the project in this language, where nothing is filtered, and then round. Where languages are side by
   * side, it goes through the cells row by row, and round.
   */
  readonly from: number;
  /** Key of the column that it starts in, where there are several. */
  readonly column?: string;
  readonly direction: 'next' | 'previous';
  /** `unfinished`: untranslated or to be reviewed. `group`: the first row of a file, or of keys that begin alike. */
  readonly kind: 'untranslated' | 'needs-review' | 'unfinished' | 'finding' | 'group';
  /** Whether keys that begin alike are a group. */
  readonly byKey?: boolean;
  readonly folds?: Folds;
}

export interface FoundRow {
  readonly id: string;
  readonly place: number;
  /** Key of its column. */
  readonly column?: string;
  /** True where it is in a folded group, which has the place. */
  readonly isFolded?: true;
  /** The file that it is in, where it is another one. */
  readonly uri?: string;
}

/** What the files of a table can be compared with. */
export interface Revisions {
  /** False for a file that is in no repository. */
  readonly hasRepository: boolean;
  /** Local and remote ones, those that changed last first. */
  readonly branches: readonly string[];
  /** The newest first. */
  readonly tags: readonly string[];
}
