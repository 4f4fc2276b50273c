import type { Catalog } from '../catalog/catalog.ts';
import { hashedIds, idHash } from '../catalog/idSet.ts';
import type { Segment } from '../catalog/segment.ts';
import { unmadeSegments } from './lazyCatalog.ts';
import { entriesOf, readingsInTurn, segmentReader } from './segmentBlocks.ts';

const known = new WeakMap<object, (id: string) => number>();

/**
 * Finds the segments of a catalog by their ids, which are not kept: a large file has a million of them. It holds for as
 * long as no more than texts are edited.
 *
 * @returns the place of a segment among those of the catalog; -1 for an id that none has.
 * @example placesById(json.parse('{"a": "x", "b": "y"}'))('b'); // 1
 */
export function placesById(catalog: Catalog): (id: string) => number {
  const entries = entriesOf(catalog);
  let find = known.get(entries);
  if (!find) {
    find = placesIn(catalog);
    known.set(entries, find);
  }
  return find;
}

/** Finds the segments of a catalog by their ids. */
export function segmentFinder(catalog: Catalog): (id: string) => Segment | undefined {
  const placeOf = placesById(catalog);
  const at = segmentReader(catalog);
  return (id) => at(placeOf(id));
}

function placesIn(catalog: Catalog): (id: string) => number {
  const at = segmentReader(catalog);
  const ids = hashedIds((place) => (at(place) as Segment).id, unmadeSegments(catalog)?.count);
  let place = 0;
  for (const { id } of readingsInTurn(catalog)) ids.add(idHash(id), place++);
  return (id) => ids.find(idHash(id), id);
}
