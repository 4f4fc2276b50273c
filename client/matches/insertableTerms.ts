import type { SegmentContext } from '../../shared/matchesProtocol.ts';

/** As many as there are keys for. */
const mostKeys = 9;

/**
 * The phrases that a segment's terms put at the caret: the preferred one of each, as many as matches leave keys for.
 *
 * @example insertableTerms(context) // ['Anleger', 'Bordkarte']
 */
export function insertableTerms({ matches, terms }: Pick<SegmentContext, 'matches' | 'terms'>): readonly string[] {
  const phrases = new Set(terms.flatMap(({ targets }) => targets.slice(0, 1)));
  return [...phrases].slice(0, Math.max(0, mostKeys - matches.length));
}
