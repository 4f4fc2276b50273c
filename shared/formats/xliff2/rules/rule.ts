import type { TextRange } from '../../../catalog/textRange.ts';
import type { Sentence } from '../../../sentences/sentence.ts';
import type { ElementSpec } from './elements.data.ts';
import type { Xliff2File } from './xliff2File.ts';

/** Where a file breaks a rule, and how, in one sentence. */
export type Report = (range: TextRange, message: Sentence) => void;

/** One constraint of the XLIFF 2 specification that a file can break although it is well-formed XML. */
export interface Rule {
  /** Kebab-case; `docs/formats/xliff-2.md` lists them: `sub-state-needs-state`. */
  readonly id: string;
  /**
   * The elements that it is asked about, as {@link Xliff2File.name} calls them (`unit`, `mtc:match`); `*` for all that
   * the specification defines.
   */
  readonly of: readonly string[];
  /** A word that stands in every file which can break it: where it does not, the rule is not asked. */
  readonly word?: string;
  /** Of those that `of` names: the ones that it can find anything in. Default: all. */
  appliesTo?(spec: ElementSpec): boolean;
  /** The check that reports it, where that is another than `format-rule`. */
  readonly reportedAs?: 'duplicate-id';
  check(file: Xliff2File, node: number, report: Report): void;
}
