import type { Problem } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import type { TextRange } from '../../catalog/textRange.ts';

/** Entries that stand within one another, as in an array or an object of a program; the file itself is one, too. */
export interface TreeGroup {
  /** The keys that lead to it, with points between. */
  readonly id: string;
  readonly entries: TreeEntry[];
  /** The entry that has it; none for the file. */
  readonly owner?: TreeEntry;
  /** Behind its opening bracket, and before the closing one. */
  readonly open: number;
  close: number;
  /** The key that an item without one would have. */
  next: number;
}

/** One entry: a key with its value, or an item of a list. */
export interface TreeEntry {
  readonly id: string;
  readonly parent: TreeGroup;
  readonly start: number;
  /** Behind its value. */
  end: number;
  /** Behind the comma or semicolon; the same as `end` where it has none. */
  comma: number;
  readonly keyRange: TextRange;
  /** Comments before it and behind it on its line, with their signs. */
  readonly comments: TextRange[];
  /** Its group, or its texts, between which may stand what is joined to them; `undefined` for any other value. */
  value?: TreeGroup | readonly TextRange[];
  /** A value that code puts together of texts, as it is written. */
  code?: TextRange;
}

/** What such a file holds. */
export interface EntryTree {
  readonly root: TreeGroup;
  /** The entries that hold a text, in order. */
  readonly leaves: readonly TreeEntry[];
  readonly problems: readonly Problem[];
  /** See `Catalog`. */
  readonly takesInOthers?: boolean;
}

/** How such files are written. */
export interface TreeNotation {
  read(text: string): EntryTree;
  /**
   * A content as it stands between quotes.
   *
   * @param text of the file that it is written into.
   * @throws EditRefused for what such quotes cannot hold.
   */
  encode(content: Content, quote: string, text: string): string;
  /**
   * Whether what is written beside an escape or sign of a raw text could become a part of it: it is written again then.
   *
   * @param raw without its inline codes.
   */
  isDelicate(raw: string, quote: string): boolean;
  /** What ends an entry of the file itself. */
  readonly rootSign: ',' | ';';
  /** What stands before a file, around a group, and between a key and its text; default: as in JavaScript. */
  readonly signs?: { readonly lead: string; readonly open: string; readonly close: string; readonly sign: string };
}

/** The group that an entry has as its value. */
export function groupOf({ value }: TreeEntry): TreeGroup | undefined {
  return value && 'entries' in value && !Array.isArray(value) ? (value as TreeGroup) : undefined;
}

/** The texts that an entry has as its value, with their quotes. */
export function textsOf({ value }: TreeEntry): readonly TextRange[] | undefined {
  return Array.isArray(value) ? (value as readonly TextRange[]) : undefined;
}
