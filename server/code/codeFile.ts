import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { BlockText } from './i18nBlocks.ts';

/** A key that a program asks for by its name. */
export interface KeyUse {
  /** As the catalog has it: `keyPrefix` and what is written, a namespace before a colon included. */
  readonly key: string;
  /** The part of `key` that stands in `range`; the rest is a prefix that the code declares elsewhere. */
  readonly written: string;
  /** Namespaces that are looked in, the first first; empty where the code names none. */
  readonly namespaces: readonly string[];
  /** True where the function came from elsewhere: it may look below a prefix that this file does not name. */
  readonly isHanded?: true;
  /** The text within the quotes, in UTF-16 offsets of the file. */
  readonly range: TextRange;
  /** Names of the arguments that are passed; undefined where they cannot be known (a variable, `...rest`). */
  readonly passed?: readonly string[];
  /** True where the program copes with a key that is not there: `exists('a')`, all but the last of `t(['a', 'b'])`. */
  readonly optional?: boolean;
  /** The text that the code itself gives for the case that there is none: `defaultValue`, `defaultMessage`. */
  readonly defaultText?: string;
  /**
   * Where the text stands in the code and a tool collects it (`ng extract-i18n`): the text as `collectedText` makes it.
   * Without a name (`@@id`) the tool computes the key, and `key` is the text.
   */
  readonly collected?: { readonly text: string; readonly isNamed: boolean };
  /** The texts of the component itself that it asks for, in every language; files are not looked in then. */
  readonly componentTexts?: readonly BlockText[];
  /** True where the key is put together from several literals: it has no single place to be renamed at. */
  readonly composed?: boolean;
}

/** A call whose key is only known when the program runs. */
export interface DynamicKey {
  /** `*` stands for what is not known: `status.*`; a bare `*` may be any key. */
  readonly pattern: string;
  readonly namespaces: readonly string[];
  /** See {@link KeyUse}. */
  readonly isHanded?: true;
  readonly range: TextRange;
  /** Where it is a member of an object that the file does not define: `labels.save`. */
  readonly member?: string;
  /** Where it is what a function is given: the names of that function and of those around it. */
  readonly givenTo?: readonly string[];
}

/** True for a call which says nothing of its key. */
export const isAnyKey = ({ pattern }: Pick<DynamicKey, 'pattern'>): boolean => /^[*.]*$/.test(pattern);

/** Calls of one function that nothing says to ask for texts: a project's own may be among them. */
export interface PossibleCalls {
  readonly uses: KeyUse[];
  readonly dynamic: DynamicKey[];
}

/** A text for people that stands in the code itself. */
export interface HardCodedText {
  readonly range: TextRange;
  readonly text: string;
}

/** What one source file says about keys. */
export interface CodeFile {
  /** Absolute, with the machine's separators. */
  readonly path: string;
  readonly text: string;
  readonly uses: readonly KeyUse[];
  readonly dynamic: readonly DynamicKey[];
  /** By what the function is called; `wrappers.ts` says which of them ask for texts. */
  readonly possible: ReadonlyMap<string, PossibleCalls>;
  /** Every string literal: a key that is one of them may reach a call by way of a variable. */
  readonly literals: ReadonlySet<string>;
  /** Keys that i18next-parser finds and that have no place as a call: in comments, as the children of `<Trans>`. */
  readonly mentioned: ReadonlySet<string>;
  /** Paths of the texts in an object of a script that lies where translations lie: `locales/en.js`. */
  readonly declared: ReadonlySet<string>;
  /** Texts of the constant objects that it exports, by object and member: `labels.save`. */
  readonly constants: ReadonlyMap<string, string>;
  /** Texts that a component of Vue has itself, in `<i18n>` blocks. */
  readonly blockTexts: readonly BlockText[];
  readonly texts: readonly HardCodedText[];
  /** Sentences that are put together from texts; `text` is the code. */
  readonly joined: readonly HardCodedText[];
}

/** What is found in a part of a file: the lists of {@link CodeFile} while they grow. */
export interface CodeFindings {
  readonly uses: KeyUse[];
  readonly dynamic: DynamicKey[];
  readonly possible: Map<string, PossibleCalls>;
  readonly literals: Set<string>;
  readonly mentioned: Set<string>;
  readonly declared: Set<string>;
  readonly constants: Map<string, string>;
  readonly texts: HardCodedText[];
  readonly joined: HardCodedText[];
}
