import type { Alignment } from '../catalog/alignment.ts';
import type { Catalog, MissingSegment, Pair } from '../catalog/catalog.ts';
import { eachMissingOf, type MissingPlace } from './missingPlaces.ts';

/** What holds of a pair of files for as long as no more than texts are edited in them. */
export interface PairFacts {
  /** By the place of a segment: that of its source in the source file; -1: it has none, -2: nobody can tell which. */
  readonly places: Int32Array;
  readonly missingPlaces: readonly MissingPlace[];
  /** See {@link Correspondence.ids}. */
  readonly ids: ReadonlyMap<string, string> | undefined;
  readonly alignment?: Alignment | undefined;
  readonly extra: Pair['extra'];
}

/** What pairing found, with what it takes to pair the files again after an edit. */
export class FilePair implements Pair, PairFacts {
  readonly source: Catalog;
  readonly places: PairFacts['places'];
  readonly missingPlaces: PairFacts['missingPlaces'];
  readonly ids: PairFacts['ids'];
  readonly extra: Pair['extra'];
  declare readonly alignment?: Alignment;
  #missing: readonly MissingSegment[] | undefined;
  #sourceIds: ReadonlyMap<string, string> | undefined;

  constructor(source: Catalog, { places, missingPlaces, ids, alignment, extra }: PairFacts) {
    this.source = source;
    this.places = places;
    this.missingPlaces = missingPlaces;
    this.ids = ids;
    this.extra = extra;
    if (alignment) this.alignment = alignment;
  }

  idOf(id: string): string {
    return this.ids?.get(id) ?? id;
  }

  sourceIdOf(id: string): string | undefined {
    if (!this.ids) return id;
    this.#sourceIds ??= new Map(Array.from(this.ids, ([ownId, translated]) => [translated, ownId]));
    return this.#sourceIds.get(id);
  }

  eachMissing(): Iterable<MissingSegment> {
    return this.#missing ?? eachMissingOf(this.source, this.missingPlaces);
  }

  /** Listed when somebody asks for the list. */
  get missing(): readonly MissingSegment[] {
    this.#missing ??= [...eachMissingOf(this.source, this.missingPlaces)];
    return this.#missing;
  }
}
