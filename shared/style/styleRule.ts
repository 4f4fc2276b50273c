import type { TextEdit } from '../catalog/textRange.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { styleRules } from './catalogue.data.ts';

/** What a rule judges: a text in which nothing is left that a rule must not touch. */
export interface StyleText {
  /**
   * The value with inline codes, placeholders, tags, addresses, paths, code and entities replaced by `\uFFFC`, to the
   * length: offsets are those of the value, in UTF-16 code units.
   */
  readonly text: string;
  /** Primary language, in lower case: `de`. */
  readonly root: string;
  /** The whole tag, in lower case with hyphens: `de-ch`. */
  readonly tag: string;
}

/** A place where a text does not follow an option. Offsets are UTF-16 code units of the value. */
export interface StyleFinding {
  readonly start: number;
  readonly end: number;
  /** One sentence that names what is wrong, with the very words. */
  readonly message: Sentence;
  /** What puts it right; absent where that takes more than a machine knows. */
  readonly edits?: readonly TextEdit[];
}

/** Finds what does not follow one option. What its edits make is never found again. */
export type StyleDetector = (text: StyleText) => Iterable<StyleFinding>;

/** Says why an option cannot be decided here: one line, in the words of a user. */
export interface NeedsModel {
  readonly needsModel: string;
}

/** One rule of the catalogue as a machine decides it. */
export interface StyleRule {
  readonly category: string;
  readonly rule: string;
  /** Primary languages that the rule is decided for; in others it finds nothing. */
  readonly languages: readonly string[];
  readonly options: Readonly<Record<string, StyleDetector | NeedsModel>>;
  /** `addresses` for a rule about what all others never see: mail addresses stay in its texts. */
  readonly reads?: 'addresses';
}

type Catalogue = typeof styleRules;

/**
 * A rule with every option of the catalogue: the compiler names an option that is missing or misspelt.
 *
 * @example styleRule('punctuation', 'exclamation_marks', ['en'], { do_not_use: report(/!/g, 'No exclamation marks') })
 */
export function styleRule<C extends keyof Catalogue, R extends keyof Catalogue[C] & string>(
  category: C,
  rule: R,
  languages: readonly string[],
  options: Readonly<
    Record<Catalogue[C][R] extends readonly (infer O extends string)[] ? O : never, StyleDetector | NeedsModel>
  >,
  reads?: 'addresses',
): StyleRule {
  return reads ? { category, rule, languages, options, reads } : { category, rule, languages, options };
}
