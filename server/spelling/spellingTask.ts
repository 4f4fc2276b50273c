import type { DictionaryFiles } from '../../shared/spelling/dictionaries.ts';

/** What the worker that holds dictionaries is asked. */
export type SpellingTask = {
  readonly files: DictionaryFiles;
  /** True where words of other regions are right, too. */
  readonly variants: boolean;
} & (
  | { readonly task: 'look up'; readonly words: readonly string[] }
  | { readonly task: 'suggest'; readonly word: string }
);

/** `right` in the order of the words that were asked about. */
export type SpellingAnswer = { readonly right: readonly boolean[] } | { readonly suggestions: readonly string[] };
