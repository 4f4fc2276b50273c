import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { PhpToken } from './phpLexer.ts';

/** An array of a language file, or the file itself, whose entries are its assignments and what it returns. */
export interface PhpArray {
  /** The keys that lead to it, with points between. */
  readonly id: string;
  readonly entries: PhpEntry[];
  /** The entry that has it; none for the file. */
  readonly owner?: PhpEntry;
  /** Behind its opening bracket, and before the closing one. */
  readonly open: number;
  close: number;
  /** The key that an entry without one would have. */
  next: number;
}

/** One entry of an array: `'key' => value`, or an assignment `$lang['key'] = value`. */
export interface PhpEntry {
  readonly id: string;
  readonly parent: PhpArray;
  readonly start: number;
  /** Behind its value. */
  end: number;
  /** Behind the comma or semicolon; the same as `end` where it has none. */
  comma: number;
  readonly keyRange: TextRange;
  /** Comments before it and behind it on its line, with their signs. */
  readonly comments: TextRange[];
  /** Its array, or its texts, between which may stand what is joined to them; `undefined` for any other value. */
  value?: PhpArray | readonly PhpToken[];
  /** A value that code puts together of texts, as it is written. */
  code?: TextRange;
}

/** What a PHP file holds. */
export interface PhpFile {
  readonly root: PhpArray;
  /** The entries that hold a text, in order. */
  readonly leaves: readonly PhpEntry[];
  readonly problems: readonly Problem[];
  /** True where it does something else than to tell texts: a class, a function, a call. */
  readonly isProgram: boolean;
}
