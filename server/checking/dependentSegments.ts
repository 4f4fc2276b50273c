import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { formsOf } from '../../shared/checks/plurals/pluralForms.ts';
import { segmentsNearby } from '../../shared/checks/texts/evenNearby.ts';
import { piecesBeside } from '../../shared/checks/texts/splitSentence.ts';
import type { CatalogDifference } from './catalogDifference.ts';

/**
 * Segments that were not edited, and of which what is found may be another thing all the same: other forms of a plural whose
 * sources changed, other pieces of a sentence, and what stands nearby on a page.
 */
export function dependentSegments(catalog: Catalog, difference: CatalogDifference): readonly Segment[] {
  const { replaced, current, first } = difference;
  const edited = [...replaced, ...current];
  const beside = [
    ...formsBeside(catalog, difference),
    ...edited.flatMap((segment) => piecesBeside(segment, catalog)),
    ...segmentsNearby(catalog, first, current.length),
  ];
  const ids = new Set(edited.map(({ id }) => id));
  return [...new Map(beside.map((segment) => [segment.id, segment])).values()].filter(({ id }) => !ids.has(id));
}

/** The forms of plurals some sources of which changed: a form may have the placeholders of any of them. */
function formsBeside(catalog: Catalog, { replaced, current }: CatalogDifference): readonly Segment[] {
  if (catalog.isSource) return [];
  const old = new Map(replaced.map((segment) => [segment.id, segment]));
  const now = new Map(current.map((segment) => [segment.id, segment]));
  const isChanged = ({ id, plural }: Segment) => plural && old.get(id)?.source?.value !== now.get(id)?.source?.value;
  return [...replaced, ...current].filter(isChanged).flatMap((segment) => formsOf(segment, catalog));
}
