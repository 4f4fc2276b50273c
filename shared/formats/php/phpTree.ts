import type { EntryTree, TreeEntry, TreeGroup } from '../entryTree/entryTree.ts';
import type { PhpToken } from './phpLexer.ts';

/** An array of a language file, or the file itself, whose entries are its assignments and what it returns. */
export interface PhpArray extends TreeGroup {
  readonly entries: PhpEntry[];
  readonly owner?: PhpEntry;
  /** The key that an entry without one would have. */
  next: number;
}

/** One entry of an array: `'key' => value`, or an assignment `$lang['key'] = value`. */
export interface PhpEntry extends TreeEntry {
  readonly parent: PhpArray;
  value?: PhpArray | readonly PhpToken[];
}

/** What a PHP file holds. */
export interface PhpFile extends EntryTree {
  readonly root: PhpArray;
  readonly leaves: readonly PhpEntry[];
  /** True where it does something else than to tell texts: a class, a function, a call. */
  readonly isProgram: boolean;
}
