import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { similarityTo } from '../../memory/editDistance.ts';

/** Percent from which an earlier source is taken for an earlier wording of this one; tools guess from 60 on. */
const closest = 75;

/** Whether a translation is a guess of gettext (`#, fuzzy`), made for another source or an earlier wording of its own. */
export function isGuess({ state }: Segment, catalog: Catalog): boolean {
  return state === 'needs-review' && factsOf(catalog).reviewIsOfGuess === true;
}

/**
 * Whether a translation is a guess that need not belong to its source: a fuzzy text of a PO file, unless the earlier
 * source of the entry (`#|`) is close to that of today.
 *
 * @example isUnrelatedGuess(segment, catalog) // true for `#| msgid "Cast off"` above `msgid "Lower the anchor"`
 */
export function isUnrelatedGuess(segment: Segment, catalog: Catalog): boolean {
  const { source, matches } = segment;
  if (!source || !isGuess(segment, catalog)) return false;
  if (matches.length === 0) return true;
  const compare = similarityTo(source.value, closest);
  return !matches.some((match) => match.source !== undefined && compare(match.source) !== undefined);
}
