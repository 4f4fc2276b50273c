import type { Bitext } from './bitext.ts';

/** A file made of a bitext. */
export interface WrittenBitext {
  readonly text: string;
  /** What the file has no place for, one sentence each. */
  readonly lost: readonly string[];
}

/**
 * Makes a new file of a bitext. Existing files are never written this way: they are changed through their format.
 *
 * Law (tested for every writer): what its format reads from the written text has the same words, states as far as the
 * format has them, and codes.
 */
export interface BitextWriter {
  /** Id of the format that is written: `xliff-2`. */
  readonly format: string;
  readonly name: string;
  /** With the dot, lower case; the first writer of an extension is its default. */
  readonly extensions: readonly string[];
  write(bitext: Bitext): WrittenBitext;
}
