import type { TextDetails } from '../../shared/api/textDetails.ts';
import type { ConfiguredRules } from '../../shared/style/catalogue.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { Direction, TextKind } from '../engines/engine.ts';
import type { AnalysedText } from './analyseText.ts';
import type { MemoryLookup } from './memoryLookup.ts';

/** What one request wants; the names are those of `POST /v2/translate`. */
export interface PipelineOptions {
  /** Root code in lower case, or undefined to detect it for each text. */
  readonly source?: string;
  /** As in the API, BCP 47 casing: `es`, `pt-BR`. */
  readonly target: string;
  readonly splitSentences: '0' | '1' | 'nonewlines';
  readonly preserveFormatting: boolean;
  readonly context?: string;
  /** What is known of each text, in their order. */
  readonly details?: readonly (TextDetails | null)[];
  /** What the texts are; guessed from their lengths where nothing tells. */
  readonly kind?: TextKind;
  readonly formality: 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';
  readonly customInstructions: readonly string[];
  /** Style rules that translations are brought in line with, as far as a machine can. */
  readonly style?: ConfiguredRules;
  /** Terms of the request's glossaries for the pair, in order of precedence. */
  readonly terms?: TermIndex;
  /** The request's translation memory for the pair. */
  readonly memory?: {
    readonly index: MemoryLookup;
    /** Least similarity of a match that is of use, 0 to 100. */
    readonly threshold: number;
    /** Least similarity of a match that is written; one below is a hint for an engine that reads hints. */
    readonly written: number;
  };
}

/** One translated text, and where it came from. */
export interface PipelineResult {
  readonly text: string;
  /** Root code in lower case. */
  readonly detectedSource: string;
  readonly origin: PipelineOrigin;
}

export type PipelineOrigin =
  | {
      readonly kind: 'memory' | 'fuzzy' | 'glossary' | 'phrases' | 'engine' | 'unchanged';
      readonly name: string;
      readonly match?: number;
    }
  /**
   * No engine here has a translation; `message` names what would serve it. The text is the source text. `broken` where
   * an engine that should have served broke: another try can succeed. `unknown` where no engine ever can: those of the
   * direction were asked and know none of its words (a name, a code), or it is no valid message.
   */
  | { readonly kind: 'none'; readonly message: string; readonly broken?: true; readonly unknown?: true };

/** A direction that something here serves. */
export interface ServedDirection extends Direction {
  /** True for what only the phrase memory knows. */
  readonly partial: boolean;
  /** The engine's id. */
  readonly engine: string;
  /** True when the engine heeds what a request says in words: context, formality, instructions. */
  readonly isGuided?: boolean;
}

/** The engines of this machine in one order of preference, behind one call. */
export interface Pipeline {
  /** Directions of whole-text engines, and those that only the phrase memory knows (`partial`). */
  directions(): Promise<readonly ServedDirection[]>;
  /**
   * @param wanted called for the signal that ends the work when an engine is asked; what memories know needs none, and
   *   a signal made of several costs more than all the rest of such a request.
   * @throws OperationalError `unavailable` when no engine can start.
   */
  translate(
    texts: readonly AnalysedText[],
    options: PipelineOptions,
    wanted: () => AbortSignal,
  ): Promise<readonly PipelineResult[]>;
  close(): Promise<void>;
}

/** Translates. */
export interface Translating {
  readonly pipeline: Pipeline;
}
