import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';

/** Where each source text of a file stands: the places of its segments among those of the file. */
export interface SourcePlaces {
  /** As the file was when all of it was looked at: a place, or several of them. */
  readonly all: ReadonlyMap<string, number | readonly number[]>;
  /** The source texts that were edited since, by their places; undefined for what has none any more. */
  readonly edited: ReadonlyMap<number, string | undefined>;
}

/** Texts are edited one at a time: with more than these it is cheaper to look at the whole file again. */
const mostEdited = 256;

/** Looks at every segment. */
export function sourcePlaces(catalog: Catalog): SourcePlaces {
  const all = new Map<string, number | number[]>();
  let place = 0;
  for (const { source } of catalog.segments.readings()) {
    if (source) {
      const places = all.get(source.value);
      if (places === undefined) all.set(source.value, place);
      else if (typeof places === 'number') all.set(source.value, [places, place]);
      else places.push(place);
    }
    place++;
  }
  return { all, edited: new Map() };
}

/** The places of a source text, in no order. */
export function placesOf(text: string | undefined, { all, edited }: SourcePlaces): number[] {
  if (text === undefined) return [];
  const there = all.get(text) ?? [];
  const places = (typeof there === 'number' ? [there] : there).filter((place) => !edited.has(place));
  for (const [place, source] of edited) if (source === text) places.push(place);
  return places;
}

/**
 * The places once some neighbours have other sources.
 *
 * @param first the place of the first of them.
 */
export function editedPlaces(
  places: SourcePlaces,
  catalog: Catalog,
  segments: readonly Segment[],
  first: number,
): SourcePlaces {
  const edited = new Map(places.edited);
  for (const [i, { source }] of segments.entries()) edited.set(first + i, source?.value);
  return edited.size > mostEdited ? sourcePlaces(catalog) : { all: places.all, edited };
}
