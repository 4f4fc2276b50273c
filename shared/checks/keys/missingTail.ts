import type { Catalog } from '../../catalog/catalog.ts';

/** The subtitles that a translation lacks because it ends before its source does. */
export interface MissingTail {
  readonly count: number;
  /** The id of the first one, as in `MissingSegment`. */
  readonly first: string | undefined;
  has(id: string): boolean;
}

/**
 * The last subtitles of the source file where the translation has none of them; one alone is no tail. Whoever translates a film
 * begins at its start.
 *
 * @example missingTail(catalog).count; // 0, also for files that are no subtitles
 */
export function missingTail({ pair }: Catalog): MissingTail {
  const tail = new Set<string>();
  let first: string | undefined;
  const isSubtitles = pair?.source.segments.at(0)?.timing !== undefined;
  if (isSubtitles) {
    const missing = new Set(Array.from(pair.eachMissing(), ({ id }) => id));
    for (const { id } of pair.source.segments.all().toReversed()) {
      const ownId = pair.idOf(id);
      if (!missing.has(ownId) || pair.alignment?.unpaired.has(ownId)) break;
      tail.add(ownId);
      first = ownId;
    }
  }
  const count = tail.size > 1 ? tail.size : 0;
  return { count, first, has: (id) => count > 0 && tail.has(id) };
}
