import type { TextRange } from '../catalog/textRange.ts';

/** One line of a glossary for one pair of languages. */
export interface Term {
  readonly source: string;
  /** Allowed translations, the preferred one first. Empty when the entry only forbids. */
  readonly targets: readonly string[];
  /** Translations that must not be used. */
  readonly forbidden: readonly string[];
  readonly note?: string;
}

/** A term found in a text; offsets are UTF-16 code units of that text. */
export interface TermMatch {
  readonly term: Term;
  readonly range: TextRange;
}

/** The terms of a pair of languages, ready for matching. */
export interface TermIndex {
  readonly terms: readonly Term[];
  /**
   * The terms that stand in a source text: longest first at each place, without overlap, at word boundaries where
   * the script has them, whatever the case unless the term is written in capitals, inflected forms included.
   */
  findSource(text: string, language: string): readonly TermMatch[];
  /** Where one phrase stands in a target text, by the same rules. */
  findTarget(text: string, phrase: string, language: string): readonly TextRange[];
}
