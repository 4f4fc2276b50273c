import type { RequestName } from './requestName.ts';
import type { RowFilter, TableParams } from './tableProtocol.ts';

/**
 * Client → server: adds keys to the files of a table, takes them out or renames them. Takes {@link EditKeysParams}, answers
 * {@link EditedKeys}.
 */
export const editKeysRequest: RequestName<EditKeysParams, EditedKeys> = 'interline/editTableKeys';

/** A change of keys; rows by their ids. */
export type KeyEdit =
  /** A new key with its text, in the source file of the row `beside`; without one in that of the table's file. */
  | { readonly kind: 'add'; readonly key: string; readonly text: string; readonly beside?: string }
  /** Takes rows out of the one file that a table shows, or of all files with the same texts in other languages too. */
  | { readonly kind: 'remove'; readonly rows: readonly string[] | RowFilter; readonly from: 'file' | 'all' }
  /** Another key for a row, in every language and in the code that asks for it. */
  | { readonly kind: 'rename'; readonly row: string; readonly key: string };

export interface EditKeysParams extends TableParams {
  readonly edit: KeyEdit;
  /** True asks what would be done, and edits nothing. */
  readonly isTrial?: true;
}

/** What became of keys. */
export interface EditedKeys {
  /** URIs of the files that were edited, or would be. */
  readonly files: readonly string[];
  /** How many keys. */
  readonly count: number;
  /** Id of the row that a key has now. */
  readonly row?: string;
  /** Why some or all are as they were, a sentence for the user. */
  readonly refusal?: string;
}
