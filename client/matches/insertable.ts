import type { ShowMessage } from './matchesMessages.ts';

/** As many as there are keys for. */
const mostKeys = 9;

/** What is put in place of a translation, and what goes to the caret. */
export type Insertable = { readonly target: string } | { readonly phrase: string };

/**
 * What the keys insert, in the order of their numbers: the matches, what the service proposes, and where terms can be
 * inserted the preferred phrase of each, as many as there are keys left for.
 *
 * @example placesOf(message)[0] // { target: 'Zum Anleger' }
 */
export function placesOf({ segment, alternatives, takesTerms }: ShowMessage): readonly Insertable[] {
  if (!segment) return [];
  const proposed = alternatives && 'texts' in alternatives ? alternatives.texts : [];
  const targets = [...segment.matches, ...proposed].map(({ target }) => ({ target }));
  const phrases = new Set(takesTerms ? segment.terms.flatMap((term) => term.targets.slice(0, 1)) : []);
  const taken = [...phrases].slice(0, Math.max(0, mostKeys - targets.length));
  return [...targets, ...taken.map((phrase) => ({ phrase }))];
}
