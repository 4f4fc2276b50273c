/** Which groups of rows show nothing but their heads. A group is a file, where a table has several, or keys that begin alike. */
export interface Folds {
  /** Whether keys that begin alike are a group. */
  readonly byKey: boolean;
  /** What groups are that `except` does not name. */
  readonly rest: 'open' | 'folded';
  /** The {@link groupId}s of groups that are not as the rest. */
  readonly except: readonly string[];
}

/** A group that is folded, in place of its rows. */
export interface FoldedGroup {
  /** A file, or keys that begin alike. */
  readonly kind: 'file' | 'key';
  /** How many rows it has. */
  readonly count: number;
}

/**
 * Tells a group from others of its table.
 *
 * @param file see `TableRow.group`.
 * @param key what its keys begin with; none for the file as a whole.
 * @example groupId(undefined, 'actions') // '[null,"actions"]'
 */
export function groupId(file: string | undefined, key?: string): string {
  return JSON.stringify([file ?? null, key ?? null]);
}
