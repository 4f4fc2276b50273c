import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';

/** What somebody says about a translation. */
export interface Remark {
  /** Plain text; lines end with `\n`. */
  readonly text: string;
  /** Name of a person; absent where the remark is not signed. */
  readonly author?: string;
}

/** A remark as it stands in a file. */
export interface ReviewNote extends Remark {
  /** What has to be cut to take it out, in UTF-16 code units of the file's text: with its line where it has one. */
  readonly cut: TextRange;
}

/**
 * How a format keeps what translators and reviewers say about a translation: in its own notes, where the next save of
 * another program keeps them. What developers say of a text is no part of it.
 *
 * Laws (tested for every format that declares it): what was added is read as the last remark of its entry, no segment
 * differs afterwards, and cutting it out again gives the text of before.
 *
 * @example
 * const edits = po.review.add(catalog, segment, { text: 'Formal, please' }); // inserts `# Formal, please`
 */
export interface ReviewNotes {
  /** What a file with remarks holds somewhere: one without it, however large, is not looked through. */
  readonly sign: RegExp;
  /** The remarks on an entry, in the order of the file. Those of a unit are read with each of its segments. */
  read(catalog: Catalog, segment: Segment): readonly ReviewNote[];
  /**
   * The edits that add a remark behind those that are there. A name that the format has no place for goes in front of
   * the text: `Jane: …`. None for a text of spaces, and for an entry whose markup is broken.
   */
  add(catalog: Catalog, segment: Segment, remark: Remark): readonly TextEdit[];
}

/** A remark as one text, for formats that have no place for a name. */
export function signedText({ text, author }: Remark): string {
  const words = text.trim();
  return author && words !== '' ? `${author}: ${words}` : words;
}

/** Whether a note silences checks: that is for Interline, nobody answers it. */
export function silencesChecks(text: string): boolean {
  return text.trimStart().startsWith('interline-ignore');
}
