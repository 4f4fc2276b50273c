import type { TextEdit } from './catalog/textRange.ts';
import type { RequestName } from './requestName.ts';
import type { FindRowParams, FoundRow, RowFilter, RowsParams, TableRows } from './tableProtocol.ts';
import type { TermTextKind } from './terms/termTable.ts';

/** What tables of terms and the language server say to each other. Their texts are documents of the client, which edits them. */

/**
 * Client → server: some rows of a text of terms. Takes {@link TermRowsParams}, answers `TableRows`, or null where the server
 * does not have the text of this version.
 */
export const termRowsRequest: RequestName<TermRowsParams, TableRows | null> = 'interline/termRows';

/** Client → server: edits for a change of rows. Takes {@link EditTermsParams}, answers {@link EditedTerms}, or null as for rows. */
export const editTermsRequest: RequestName<EditTermsParams, EditedTerms | null> = 'interline/editTerms';

/** Client → server: the next row of a kind. Takes {@link FindTermParams}, answers a `FoundRow`, or null where there is none. */
export const findTermRequest: RequestName<FindTermParams, FoundRow | null> = 'interline/findTerm';

/** A text of terms: one of the service, or a CSV or TSV file. */
export interface TermDocument {
  readonly uri: string;
  readonly version: number;
  /** Sent once for each version. */
  readonly text?: string;
}

export type TermRowsParams = RowsParams & TermDocument;
export type FindTermParams = FindRowParams & TermDocument;

/** A change of rows; columns by their keys. */
export type TermEdit =
  /**
   * Puts texts into a block of cells that begins at a row and goes on with those below it that pass a filter; further ones are
   * added. Where rows have moved, the first cell is that of the one row called `key` with the text `before`; where there is none,
   * it is refused.
   */
  | {
      readonly kind: 'cells';
      readonly row: string;
      readonly column: string;
      readonly cells: readonly (readonly string[])[];
      readonly filter: RowFilter;
      readonly before?: string;
      readonly key?: string;
    }
  /** Takes rows out: these, or every one that passes a filter. */
  | { readonly kind: 'remove'; readonly rows: readonly string[] | RowFilter };

export interface EditTermsParams extends TermDocument {
  readonly edit: TermEdit;
}

/** Edits of the text of that version, in UTF-16 offsets. */
export interface EditedTerms {
  readonly edits: readonly TextEdit[];
}

/** The scheme of documents whose texts the service keeps. */
export const resourceScheme = 'interline-service';

/**
 * What kind of a text of terms a document is; undefined for other documents.
 *
 * @param uri with an escaped or a readable path.
 * @example termTextOf('interline-service:/glossary/ID/en~de/Harbour%20en-de.tsv') // { kind: 'dictionary', languages: ['en', 'de'] }
 */
export function termTextOf(
  uri: string,
): { readonly kind: TermTextKind; readonly languages: readonly string[] } | undefined {
  if (!uri.startsWith(`${resourceScheme}:`)) {
    return /\.(?:csv|tsv)$/i.test(uri) ? { kind: 'file', languages: [] } : undefined;
  }
  const [, kind, , languages = ''] = uri.slice(resourceScheme.length + 1).split('/');
  const all = decodeURIComponent(languages).split('~');
  if (kind === 'glossary') return { kind: 'dictionary', languages: all };
  return kind === 'spoken' ? { kind: 'list', languages: all } : undefined;
}
