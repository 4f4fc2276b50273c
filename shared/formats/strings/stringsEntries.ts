import type { TextRange } from '../../catalog/textRange.ts';

/** A key or a value: the text between its quotes, or a word without them. */
export interface StringsToken {
  readonly range: TextRange;
  /** `"`, `'` or nothing. */
  readonly quote: string;
}

/** One `key = value;`. */
export interface StringsEntry {
  readonly key: StringsToken;
  /** Absent in `key;`, which stands for `key = key;`. */
  readonly value?: StringsToken;
  /** Behind the semicolon. */
  readonly end: number;
  /** Comments that belong to it, with their marks: right above it, without an empty line between, or behind it. */
  readonly comments: readonly TextRange[];
}
