import type { Alternatives, SegmentContext } from '../../shared/matchesProtocol.ts';

/** Words of the page, in the language of the editor. */
export interface MatchesWords {
  readonly nothing: string;
  readonly source: string;
  readonly matches: string;
  readonly noMatches: string;
  readonly terms: string;
  readonly notes: string;
  readonly others: string;
  readonly avoid: string;
  readonly used: string;
  readonly insert: string;
  readonly insertTerm: string;
  /** Before the text that a match was made for, with what changed since. */
  readonly changed: string;
  readonly service: string;
  readonly askService: string;
  readonly asking: string;
  readonly noAlternatives: string;
  /** What a text of the service is. */
  readonly alternatives: Readonly<Record<Alternatives['texts'][number]['kind'], string>>;
}

/** What the service proposes, or how far that is. */
export type ShownAlternatives = { readonly isAsking: boolean } | { readonly failure: string } | Alternatives;

/** Extension → page: what is to be shown; without a segment there is none at the cursor. */
export interface ShowMessage {
  readonly type: 'show';
  readonly words: MatchesWords;
  readonly segment?: SegmentContext;
  /** Whether terms can be inserted at the caret; they have the numbers behind those of the matches. */
  readonly takesTerms?: boolean;
  /** Absent where nobody has asked for them. */
  readonly alternatives?: ShownAlternatives;
  /** The length that the translation may have, in words. */
  readonly limit?: string;
}

/** Page → extension. */
export type PageMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'askService' }
  | { readonly type: 'insert'; readonly target: string }
  | { readonly type: 'insertTerm'; readonly phrase: string };
