import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';

/** The texts whose keys have the same beginning: `mode.drift`, `mode.row`. */
interface Family {
  kept: number;
  translated: number;
  hasSentence: boolean;
}

/** So many texts make a family. */
const fewest = 3;

/** A text of more words is no name. */
const mostWords = 3;

/**
 * Whether a text is one of several short ones below the same key of which the translation keeps at least two of three, in
 * a file that translates most of what it has: names of modes, formats or instruments.
 *
 * @example isOfKeptFamily(segmentOf('filter.bob'), catalog); // true where `filter.weave` and `filter.linear` are kept, too
 */
export function isOfKeptFamily({ id }: Pick<Segment, 'id'>, catalog: Catalog): boolean {
  const parent = parentOf(id);
  if (parent === '') return false;
  const families = catalog.segments.facts.of(familiesOf, catalog);
  const [family, all] = [families.get(parent), families.get('')];
  if (!family || !all || family.hasSentence || family.kept < fewest) return false;
  return family.kept >= 2 * family.translated && all.translated > 4 * all.kept;
}

const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** Families by the beginning of their keys; by '' all texts of the file. */
function familiesOf(catalog: Catalog): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const { id, source, target, translatable } of catalog.segments) {
    if (!translatable || !source || !target?.value || !/\p{L}{2}/u.test(source.value)) continue;
    const parent = parentOf(id);
    for (const key of parent === '' ? [''] : ['', parent]) {
      const family = families.get(key) ?? { kept: 0, translated: 0, hasSentence: false };
      families.set(key, family);
      if (source.value === target.value) {
        family.kept++;
        family.hasSentence ||= source.value.trim().split(/\s+/).length > mostWords;
      } else family.translated++;
    }
  }
  return families;
}
