import type { Catalog } from '../catalog/catalog.ts';
import { alignmentOf } from './alignedBlocks.ts';
import { withoutDoubtful } from './doubtfulBlocks.ts';
import type { Correspondence } from './format.ts';
import { areUnrelated } from './unrelatedPages.ts';

/**
 * What two pages have in common: blocks that have the same place in both, but for those that speak of something else. Nothing
 * where the pages are no translations of each other.
 *
 * @param ids see `Correspondence.ids`.
 * @example // two lists of courses, each with its own links
 * alignedPages(source, target).alignment?.isUnrelated; // true
 */
export function alignedPages(source: Catalog, target: Catalog, ids?: ReadonlyMap<string, string>): Correspondence {
  if (areUnrelated(source, target)) return unrelated(source, target, ids);
  return withoutDoubtful({ ids, alignment: alignmentOf(source, target, ids) }, source, target);
}

function unrelated(source: Catalog, target: Catalog, ids: ReadonlyMap<string, string> | undefined): Correspondence {
  const sourceIds = new Map<string, undefined>();
  for (const { id } of target.segments.readings()) sourceIds.set(id, undefined);
  const unpaired = new Set<string>();
  for (const { id } of source.segments.readings()) unpaired.add(ids?.get(id) ?? id);
  return { ids, alignment: { sections: [], sourceIds, unpaired, isUnrelated: true } };
}
