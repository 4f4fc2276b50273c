import type { Origin } from '../../catalog/catalog.ts';
import type { SegmentState } from '../../catalog/segment.ts';

/** What an XLIFF 1.2 unit says about where its translation stands. */
export interface Xliff12Facts {
  /** `state` of the target. */
  readonly state?: string | undefined;
  /** `approved` of the unit. */
  readonly approved?: string | undefined;
  readonly sourceEmpty: boolean;
  readonly targetEmpty: boolean;
}

/**
 * Folds the states of XLIFF 1.2 (§2.3, `state` and `approved`). An empty target is untranslated whatever its state
 * says. `new` and `needs-…` want a look, even where the unit is approved; states of other tools (`x-…`) say nothing.
 */
export function foldXliff12(facts: Xliff12Facts): SegmentState {
  if (facts.targetEmpty) return facts.sourceEmpty ? 'translated' : 'untranslated';
  const { state } = facts;
  if (state === 'new' || state?.startsWith('needs-')) return 'needs-review';
  if (facts.approved === 'yes' || state === 'final' || state === 'signed-off') return 'final';
  return 'translated';
}

/** How each state is spelled when it has to be written. */
export const xliff12States = {
  'needs-review': 'needs-review-translation',
  translated: 'translated',
  final: 'final',
} as const;

/** The `state-qualifier` of an origin (§2.3); undefined where a person wrote the text. */
export function qualifierOf(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'memory':
      return 'exact-match';
    case 'fuzzy':
      return 'fuzzy-match';
    case 'glossary':
      return 'leveraged-glossary';
    case 'phrases':
      return 'leveraged-repository';
    case 'engine':
    case 'service':
      return 'mt-suggestion';
    default:
      return undefined;
  }
}

/** States of an SDLXLIFF segment (`conf`). */
export function foldSdl(conf: string): SegmentState {
  if (/^Approved/.test(conf)) return 'final';
  if (/^Translated$/.test(conf)) return 'translated';
  return 'needs-review';
}
