import type { Catalog } from '../catalog/catalog.ts';
import { type Entry, type EntryPlaces, entriesOf } from './entries.ts';

/** A file in its entries, with the text between them: `gaps[i]` stands before `entries[i]`, the last one behind all. */
export interface Pieces {
  readonly entries: readonly Entry[];
  readonly gaps: readonly string[];
}

/** Cuts a file into its entries and what stands between them. */
export function piecesOf(catalog: Catalog, places: EntryPlaces): Pieces {
  const entries = entriesOf(catalog, places);
  let end = 0;
  const gaps = entries.map((entry) => {
    const gap = catalog.text.slice(end, entry.start);
    end = entry.end;
    return gap;
  });
  return { entries, gaps: [...gaps, catalog.text.slice(end)] };
}

/** The gap before an entry, by its first id; that behind the last entry has the empty name. Each knows its neighbours. */
export function gapsByPlace({ entries, gaps }: Pieces): ReadonlyMap<string, string> {
  const names = [undefined, ...entries, undefined].map((entry) => entry?.segments[0]?.id ?? '');
  return new Map(gaps.map((gap, i) => [`${names[i]}\0${names[i + 1]}`, gap]));
}
