import type { TextRange } from '../../catalog/textRange.ts';

/** How a run of text looks. */
export interface RunFormat {
  /** The markup that says so, as it stands in the file: `<w:rPr><w:b/></w:rPr>`, the start tag of a style range. */
  readonly raw: string;
  /**
   * What of it a reader can see, by property: `w:b` → `<w:b/>`. Languages, marks of the spelling checker and the like
   * are not in it, so that runs that look alike are alike.
   */
  readonly visible: ReadonlyMap<string, string>;
}

/** A piece of a paragraph. Offsets are UTF-16 code units of the file's text. */
export type Atom = TextAtom | CodeAtom | EdgeAtom | WrapAtom;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Characters: `start` to `end` is their raw text, between the tags of the element that holds them. */
export interface TextAtom extends Place {
  readonly kind: 'text';
  readonly value: string;
  readonly format: RunFormat;
  /** Start of the tag of the element around the characters. */
  readonly tag: number;
  /** The run around, which is what is replaced when a paragraph is put together again. */
  readonly outer: TextRange;
}

/** What a code is, without its place. */
export interface CodeFacts {
  /** As it is shown, `<name/>`; equal names are the same code. */
  readonly name: string;
  readonly display?: string;
  /** True for what is no part of a sentence: at the ends of a paragraph it is not shown. */
  readonly layout?: boolean;
  /** True for what other parts of the document rely on: it cannot be left out. */
  readonly needed?: boolean;
  /** True for what may stand more often in a translation: a tab, a line break. */
  readonly copy?: boolean;
  /** True for what a translation may leave out without a word. */
  readonly optional?: boolean;
}

/** Anything in a paragraph that is not characters and is kept as it is. */
export interface CodeAtom extends Place {
  readonly kind: 'code';
  readonly facts: CodeFacts;
  /** Where its markup may stand: among characters, in a run, or beside runs; `fixed` where it cannot be moved. */
  readonly within: 'text' | 'run' | 'paragraph' | 'fixed';
  /** Of the run that it stands in. */
  readonly format: RunFormat | undefined;
  readonly outer: TextRange;
}

/** The start or the end tag of an element that is shown as a pair of codes: a hyperlink. */
export interface EdgeAtom extends Place {
  readonly kind: 'open' | 'close';
  readonly name: string;
  /** The same number for both tags of an element. */
  readonly pair: number;
  /** Of the run that the element stands in, where it stands in one. */
  readonly format?: RunFormat | undefined;
  /** What text beside the pair stays out of: the run around it, or the tag itself. */
  readonly outer?: TextRange;
}

/** A tag of an element that is not shown and that text cannot be moved out of or into: a tracked insertion. */
export interface WrapAtom extends Place {
  readonly kind: 'wrap';
  /** Which tag it is, where what lies between the tags goes when a reviewer rejects it. */
  readonly tracked?: 'start' | 'end';
}

/** Text that is put into a paragraph, or a code that is moved in it. */
export interface Part {
  /** The look of the run to be made; undefined for markup that stands beside runs. */
  readonly format: RunFormat | undefined;
  readonly raw: string;
  /** `text`: characters, encoded; otherwise as {@link CodeAtom.within}. */
  readonly kind: 'text' | 'run' | 'paragraph';
}

/** How a kind of document spells runs. */
export interface RunWriter {
  /** True where white space at the ends of a run's text must be declared with `xml:space`. */
  readonly declaresSpace: boolean;
  /** True where a line end in a text is a line end for the reader. */
  readonly holdsLines: boolean;
  /**
   * Runs in place of those that stand there.
   *
   * @param around the look of the first and the last run that are replaced.
   */
  render(parts: readonly Part[], around: { readonly first?: RunFormat; readonly last?: RunFormat }): string;
  /** The look of a run cut down to some of its properties. */
  reduce(format: RunFormat, visible: ReadonlyMap<string, string>): RunFormat;
}

/** One paragraph of a document: what a segment is made from. */
export interface Paragraph {
  /** The whole element. */
  readonly range: TextRange;
  readonly atoms: readonly Atom[];
  readonly writer: RunWriter;
}
