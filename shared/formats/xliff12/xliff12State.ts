import type { Origin } from '../../catalog/catalog.ts';
import type { SegmentState } from '../../catalog/segment.ts';

/** What an XLIFF 1.2 unit says about where its translation stands. */
export interface Xliff12Facts {
  /** `state` of the target. */
  readonly state?: string | undefined;
  /** `state-qualifier` of the target. */
  readonly qualifier?: string | undefined;
  /** `approved` of the unit. */
  readonly approved?: string | undefined;
  readonly sourceEmpty: boolean;
  readonly targetEmpty: boolean;
  /** True where the target says what the source says. */
  readonly copied?: boolean;
}

/**
 * Folds the states of XLIFF 1.2 (§2.3, `state`, `state-qualifier` and `approved`). An empty target is untranslated
 * whatever its state says, and so is the copy of the source that tools put where nobody has translated yet. `new`,
 * `needs-…` and what was rejected want a look, even where the unit is approved; states of other tools (`x-…`) say
 * nothing.
 */
export function foldXliff12(facts: Xliff12Facts): SegmentState {
  if (facts.targetEmpty) return facts.sourceEmpty ? 'translated' : 'untranslated';
  const { state, qualifier } = facts;
  if (isUntouched(state) && facts.copied) return 'untranslated';
  if (state === 'new' || state?.startsWith('needs-') || qualifier?.startsWith('rejected-')) return 'needs-review';
  if (facts.approved === 'yes' || state === 'final' || state === 'signed-off') return 'final';
  return !state && qualifier && unsure.has(qualifier) ? 'needs-review' : 'translated';
}

/** States of a target that may still be the text of the source. */
export function isUntouched(state: string | undefined): boolean {
  return state === 'new' || state === 'needs-translation';
}

/** Origins that nobody has looked at when no state says so. */
const unsure: ReadonlySet<string> = new Set(['fuzzy-match', 'leveraged-mt', 'mt-suggestion']);

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
