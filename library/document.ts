/** A half-open range of a document's text, in UTF-16 code units: `document.text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** One replacement in a text. An insertion has `start === end`, a deletion an empty `newText`. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/** How far a translation is, in the order of the work. */
export type SegmentState = 'untranslated' | 'needs-review' | 'translated' | 'final';

/**
 * Markup within a text that translators move and do not change: a tag, a comment. `value.slice(start, end)` is the markup as
 * it stands in the file; offsets are UTF-16 code units of the value.
 */
export interface InlineCode {
  readonly start: number;
  readonly end: number;
  /** `open` and `close` come in pairs with the same id. */
  readonly kind: 'open' | 'close' | 'standalone';
  /** What makes it the same code in source and target: `x:1`, `b`. */
  readonly id: string;
  /** What a reader wants to see in its place. */
  readonly display?: string;
}

/** One side of a segment. */
export interface SegmentText {
  /** As people read it: escapes and entities decoded, line ends as `\n`, inline codes as their markup. */
  readonly value: string;
  /** Where it stands, without the quotes or tags around it; not there where it stands in the source document. */
  readonly range?: TextRange;
  readonly codes: readonly InlineCode[];
}

/** The smallest text that is translated. */
export interface Segment {
  /** Unique in its document, and the same after an edit: `cart.title`, `unit-7`. */
  readonly id: string;
  /** The whole entry. */
  readonly range: TextRange;
  readonly source?: SegmentText;
  readonly target?: SegmentText;
  readonly state: SegmentState;
  /** False for what the file says not to translate, and for entries without a text for people. */
  readonly translatable: boolean;
  /** True for an entry that is kept though nothing uses it (`#~` in PO files). */
  readonly obsolete: boolean;
  readonly notes: readonly { readonly text: string; readonly from?: string }[];
  /** What tells equal sources apart. */
  readonly context?: string;
  readonly maxLength?: { readonly max: number; readonly unit: 'char' | 'byte' | 'pixel' };
  /** Of one form of a plural message that is kept in several entries. */
  readonly plural?: {
    /** What all forms of the message share. */
    readonly group: string;
    readonly kind: 'cardinal' | 'ordinal';
    /** `one`, `few` …, where forms are named. */
    readonly category?: string;
    /** From 0, where they are counted. */
    readonly index?: number;
  };
  /** Where it differs from the document's: files with several languages. BCP 47 as written. */
  readonly targetLanguage?: string;
}

/** A fault of the file itself. */
export interface Problem {
  readonly message: string;
  readonly severity: 'error' | 'warning';
  readonly range: TextRange;
}

/** A file as segments. Made by `parse`; it never changes, and an edit gives a new one. */
export interface LocalizationDocument {
  /** Id of its format: `json`, `xliff-1.2`. */
  readonly format: string;
  /** The convention within the format that was recognized: `i18next`, `arb`. */
  readonly dialect?: string;
  /** `bilingual`: source and target in one file. `monolingual`: one language a file. */
  readonly kind: 'bilingual' | 'monolingual';
  /** As it was decoded, without byte order mark; that of an office document is the XML of its parts. Ranges are in it. */
  readonly text: string;
  /** BCP 47: as it was given to `parse`, else as the file declares it, else `en`. */
  readonly sourceLanguage: string;
  /** As it was given, else as the file declares it. */
  readonly targetLanguage?: string;
  /** WHATWG name of the encoding of the bytes; not there where `parse` was given a text. `zip` for office documents. */
  readonly encoding?: string;
  /** In the order of the text. */
  readonly segments: readonly Segment[];
  /** What the source document has and this one lacks: the id that it will have here, and the source text. */
  readonly missing: readonly { readonly id: string; readonly source: string }[];
  /** Faults of the file, and of its encoding. Reading went on behind them. */
  readonly problems: readonly Problem[];
  /** The segment with an id. */
  segment(id: string): Segment | undefined;
}
