import type { TextDetails } from '../../shared/api/textDetails.ts';

/** Text for an engine: plain, with everything that must survive already replaced by marks. */
export interface EngineText {
  /**
   * Parts in order: words to translate, and marks that must come back (once each, in an order that may differ).
   * Offsets do not matter to engines; a mark is whatever the masking put there.
   */
  readonly parts: readonly EnginePart[];
  /** Texts like it that have a translation, best first, for an engine that can learn from them. */
  readonly hints?: readonly EngineHint[];
  /** What is known of it, for an engine that reads. */
  readonly about?: Omit<TextDetails, 'similar'>;
  /** An answer of the engine that was not taken, and why: it is asked again. */
  readonly refused?: { readonly answer?: string; readonly reason: string };
}

/** A text that resembles the one to translate, with its translation. */
export interface EngineHint {
  readonly source: string;
  readonly target: string;
  /** 0 to 99. */
  readonly match: number;
}

export type EnginePart =
  | { readonly kind: 'text'; readonly text: string }
  /** Something opaque: a placeholder, a tag, an ignored element, a term. `id` is unique in the text. */
  | {
      readonly kind: 'mark';
      readonly id: number;
      readonly role: 'open' | 'close' | 'standalone';
      readonly term?: EngineTerm;
    };

/** A glossary term in a text. An engine that can inflect it may answer with its words in place of its mark. */
export interface EngineTerm {
  /** As it stands in the text: `Folders`. */
  readonly written: string;
  /** As the glossary has it: `folder`. */
  readonly source: string;
  /** The translation, in the form that the glossary has: `carpeta`. */
  readonly target: string;
}

/** A direction that an engine can translate; root codes in lower case: `en`, `es`. */
export interface Direction {
  readonly source: string;
  readonly target: string;
  /** The target as it was asked for, where it names a region or script: `pt-BR`, `zh-Hant`. Engines may ignore it. */
  readonly variant?: string;
}

/** What an engine answers for one text. */
export interface EngineResult {
  readonly parts: readonly EnginePart[];
  /** 0 to 99: how near the text is to one that the engine knows, for engines that know texts and do not translate. */
  readonly match?: number;
  /** Ids of the marks of terms that the engine wrote out, in the form that their place asks for. */
  readonly inflected?: readonly number[];
}

/** What a request says in words about its translations, for engines that understand it. */
export interface Guidance {
  /** Text around the texts; read, not translated. */
  readonly context?: string;
  readonly formality?: 'more' | 'less';
  readonly instructions: readonly string[];
  /** Style rules that no program can apply, as `category: rule: option`. */
  readonly styleRules: readonly string[];
  readonly kind: TextKind;
}

/** What texts are: short ones of a program, those of documents, or what someone said. */
export type TextKind = 'interface' | 'prose' | 'speech';

/** A machine that turns text of one language into another. One file each; says the truth about what it can do. */
export interface Engine {
  /** Kebab-case: `apertium`, `bergamot`, `loopback-model`. */
  readonly id: string;
  readonly name: string;
  /** True for an engine that heeds {@link Guidance}. */
  readonly isGuided?: boolean;
  /** Directions that it can serve now, on this machine. */
  directions(): Promise<readonly Direction[]>;
  /**
   * @returns one result per text in order; undefined where this engine has no translation for that text.
   * @throws OperationalError of kind `unavailable` when the engine broke; the caller tries the next one.
   */
  translate(
    texts: readonly EngineText[],
    direction: Direction,
    signal: AbortSignal,
    guidance?: Guidance,
  ): Promise<readonly (EngineResult | undefined)[]>;
  /** Ends processes and frees memory. */
  close(): Promise<void>;
}
