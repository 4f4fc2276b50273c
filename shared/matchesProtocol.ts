import type { WordPiece } from './catalog/wordDiff.ts';
import type { RequestName } from './requestName.ts';

/** What the language server knows about the segment at the cursor: matches, terms, notes, other languages. */

/** Client → server: a segment, by its id or a position in it. Answers {@link SegmentContext}, or null where there is none. */
export const segmentContextRequest: RequestName<SegmentContextParams, SegmentContext | null> =
  'interline/segmentContext';

export type SegmentContextParams = {
  /** `file:` URI. */
  readonly uri: string;
} & (
  | {
      /** As in LSP: from 0, UTF-16. */
      readonly position: { readonly line: number; readonly character: number };
    }
  /** Also of an entry that the file lacks. */
  | { readonly id: string }
);

export interface SegmentContext {
  readonly uri: string;
  readonly id: string;
  /** False in a source file, and for texts that stay as they are: nothing can be inserted there. */
  readonly isEditable: boolean;
  readonly source?: LanguageText;
  /** What tells equal source texts apart. */
  readonly context?: string;
  readonly notes: readonly { readonly text: string; readonly from?: string }[];
  readonly limit?: { readonly max: number; readonly unit: 'char' | 'byte' | 'pixel' };
  /** Best first. */
  readonly matches: readonly ShownMatch[];
  readonly terms: readonly ShownTerm[];
  /** The same text in the project's other languages. */
  readonly others: readonly LanguageText[];
}

export interface LanguageText {
  /** BCP 47; empty where nothing tells it. */
  readonly language: string;
  readonly text: string;
}

export interface ShownMatch {
  readonly target: string;
  /** 0 to 100, 100 only for the same source text; absent where the file does not say. */
  readonly similarity?: number;
  /** Where it is from: the name of a file or memory. */
  readonly origin?: string;
  /** What leads from its source text to the present one; absent where they are the same or it has none. */
  readonly difference?: readonly WordPiece[];
}

export interface ShownTerm {
  readonly source: string;
  /** Preferred one first. */
  readonly targets: readonly string[];
  readonly forbidden: readonly string[];
  readonly note?: string;
  /** Whether the translation has one of the targets. */
  readonly isUsed: boolean;
}

/**
 * Client → server: asks the service for other translations of a segment. Answers {@link Alternatives}; `insertMatch` puts one
 * into the segment.
 */
export const alternativesRequest: RequestName<AlternativesParams, Alternatives> = 'interline/alternatives';

export interface AlternativesParams {
  /** `file:` URI. */
  readonly uri: string;
  /** Of the segment. */
  readonly id: string;
}

export interface Alternatives {
  /** `embedded`, or the host that was asked. */
  readonly service: string;
  /** Each text once, and not the one that the segment has. */
  readonly texts: readonly Alternative[];
}

export interface Alternative {
  readonly target: string;
  /** `translation`, `formal` and `informal` are made of the source text; `rephrased` is of the present translation. */
  readonly kind: 'translation' | 'formal' | 'informal' | 'rephrased';
}

/** Client → server: searches the project's memory, or those of the service. Answers {@link ConcordanceHit}[]. */
export const concordanceRequest: RequestName<ConcordanceParams, readonly ConcordanceHit[]> = 'interline/concordance';

export interface ConcordanceParams {
  /** `file:` URI of a file of the project; its languages are searched. */
  readonly uri: string;
  /** Words that stand in the source text or the translation. */
  readonly text: string;
  /** Default: the project's memory. */
  readonly where?: 'service';
}

export interface ConcordanceHit {
  readonly source: string;
  readonly target: string;
  /** BCP 47, of the translation. */
  readonly language: string;
  /** Name of the file or the memory. */
  readonly origin: string;
  /** When it was last changed, ms since 1970. */
  readonly changed?: number;
  /** The source texts that stand before and after it in the file or the project's memory. */
  readonly before?: string;
  readonly after?: string;
}
