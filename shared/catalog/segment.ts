import type { Content } from './content.ts';
import type { TextRange } from './textRange.ts';

/** Where a translation stands, folded from what each format stores. The order is the order of work. */
export type SegmentState = 'untranslated' | 'needs-review' | 'translated' | 'final';

/** CLDR plural categories (UTS #35, Language Plural Rules). */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The syntaxes of placeholders that a value may use; `messages/` has one file for each. */
export type MessageSyntax =
  | 'printf'
  | 'python-brace'
  | 'icu'
  | 'i18next'
  | 'chrome'
  | 'named-percent'
  | 'es-template'
  | 'ruby'
  | 'qt'
  | 'brace'
  | 'dotnet'
  | 'java'
  | 'vue'
  | 'laravel'
  | 'angular'
  | 'slang'
  | 'tilde'
  | 'shell'
  | 'pascal'
  | 'markdown'
  | 'accelerator'
  | 'markup';

/**
 * What an apostrophe does in an ICU message. `icu`: it quotes in front of a brace, two of them are one. `none`: it is a
 * character as others are (Flutter's ARB files). `pairs`: everything between two of them is text, two beside each other
 * are one, and one alone is a fault (Flutter with `use-escaping: true`).
 */
export type MessageQuoting = 'icu' | 'none' | 'pairs';

/**
 * The place of one text in a file. `range` is the raw text, without the quotes or tags around it.
 *
 * Laws: `toText(0) === range.start`, `toText(value.length) === range.end`, `toText` never decreases,
 * and an offset between the two units of a surrogate pair maps as the offset before the pair does.
 */
export interface Slot extends Content {
  readonly range: TextRange;
  /** From an offset of `value` to the offset of the file's text where that character's raw form starts. */
  toText(offset: number): number;
}

/** A remark for or by translators. */
export interface Note {
  readonly text: string;
  readonly from?: string;
}

/** A translation proposed in the file itself (XLIFF alt-trans, XLIFF 2 matches, PO previous). */
export interface ProposedMatch {
  readonly source?: string;
  readonly target: string;
  /** 0 to 100. */
  readonly similarity?: number;
  readonly origin?: string;
}

/** The length that a translation may have. */
export interface LengthLimit {
  readonly max: number;
  readonly unit: 'char' | 'byte' | 'pixel';
  /** True where a comment asks people for it, and nothing enforces it. */
  readonly isAdvice?: true;
}

/** A term that the file itself brings for a segment. */
export interface SegmentTerm {
  readonly source: string;
  /** Translations that it allows, the preferred one first. */
  readonly targets: readonly string[];
  readonly forbidden: readonly string[];
  readonly note?: string;
}

/**
 * A test that the file wants the translation of a segment to pass (XLIFF 2.1 §5.8, Validation module; ITS 2.0, Allowed
 * Characters).
 */
export interface ValidationRule {
  readonly test: 'isPresent' | 'isNotPresent' | 'startsWith' | 'endsWith' | 'allowedCharacters';
  /** With `allowedCharacters` a class of a regular expression that each character has to be of. */
  readonly text: string;
  /** With `isPresent`: how often. Absent: at least once. */
  readonly occurs?: number;
  /** Tested only where the source passes the same test. */
  readonly existsInSource: boolean;
  readonly caseSensitive: boolean;
  /** Unicode form that both texts are brought into before. */
  readonly normalization: 'none' | 'nfc' | 'nfd';
}

/** A segment that is one form of a plural message kept in several entries. */
export interface PluralForm {
  /** What the forms of one message share: `items`, the msgid. */
  readonly group: string;
  readonly kind: 'cardinal' | 'ordinal';
  /** The form's category (i18next, ARB …), where forms are named. */
  readonly category?: PluralCategory;
  /** The form's number (`msgstr[1]`), where forms are counted. */
  readonly index?: number;
  /** With named forms: the id of any other form, `{category}` standing for its name: `cart.items_{category}`. */
  readonly idPattern?: string;
  /** Instead of `idPattern` where ids depend on the language: `seat`, `seat_plural`, `seat_2` of i18next JSON v3. */
  readonly idStyle?: 'i18next-v3';
}

/** The smallest unit that is translated and checked: one source text and its target. */
export interface Segment {
  /** Unique in its catalog, the same after any edit of other segments: `unit-7`, `cart.title`, `12`. */
  readonly id: string;
  /** The whole entry in the file's text. */
  readonly range: TextRange;
  /** The id or key as written, where the file has one. */
  readonly idRange?: TextRange;
  /** In a paired monolingual file this slot belongs to the *other* file: see `Catalog.pair`. */
  readonly source?: Slot;
  readonly target?: Slot;
  readonly state: SegmentState;
  /** The state as the file spells it: `needs-review-translation`, `fuzzy`. */
  readonly rawState?: string;
  /** Where the translation is from, as the file spells it: `mt-suggestion`, `fuzzy-match`, `tm 85 %`. */
  readonly rawOrigin?: string;
  /** False for what the file says not to translate, and for entries that hold nothing for people. */
  readonly translatable: boolean;
  /** True in a paired file that has an entry of its own for one that only the source file says not to translate. */
  readonly untranslatableInSource?: true;
  readonly notes: readonly Note[];
  readonly matches: readonly ProposedMatch[];
  /** What tells equal sources apart: msgctxt, resname, description. */
  readonly context?: string;
  readonly maxLength?: LengthLimit;
  readonly plural?: PluralForm;
  /**
   * Of one of several texts among which the program chooses (the variants of Fluent): `of` is the id of the whole. A
   * translation may have other variants than its source, or one text for all.
   */
  readonly variant?: { readonly of: string; readonly isDefault: boolean };
  /** The file's own glossary for this segment; it counts beside that of the project. */
  readonly terms?: readonly SegmentTerm[];
  readonly validation?: readonly ValidationRule[];
  /** Overrides the catalog's syntaxes (PO flags, ARB placeholders). */
  readonly syntaxes?: readonly MessageSyntax[];
  /** Names of placeholders that the file declares for this segment (ARB, Chrome), without delimiters. */
  readonly declaredPlaceholders?: readonly string[];
  /** When a subtitle shows, in ms from the start of the film. */
  readonly timing?: { readonly start: number; readonly end: number };
  /** Ids of checks that the file silences for this segment; `*` for all. */
  readonly ignored: readonly string[];
  /** Languages of this segment where they differ from the catalog's (several `<file>`s in one XLIFF). */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  /** True for entries kept for reference only (PO `#~`): listed, never checked or translated. */
  readonly obsolete?: boolean;
}

/**
 * Where a segment begins, with its id: neither its texts nor the segments behind it stand before.
 *
 * @returns an offset in UTF-16 code units.
 */
export function startOf({ range, idRange }: Segment): number {
  return idRange && idRange.start < range.start ? idRange.start : range.start;
}
