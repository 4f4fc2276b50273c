import type { Note, ProposedMatch, Segment, SegmentState, Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { SegmentMaker } from './lazyCatalog.ts';

const nothing: readonly never[] = [];

/** The entries of a file of keys and texts by their numbers, as far as segments tell of them. */
export interface KeyedEntries {
  readonly count: number;
  id(entry: number): string;
  range(entry: number): TextRange;
  /** The key. */
  idRange(entry: number): TextRange;
  /** The text; what is asked for again at once is the same object. */
  target(entry: number): Slot;
  translatable(entry: number): boolean;
  notes(entry: number): readonly Note[];
  ignored(entry: number): readonly string[];
}

/** Segments of such a file, each made when somebody asks for it. */
export function keyedSegments(entries: KeyedEntries): SegmentMaker {
  return {
    count: entries.count,
    segment: (entry, isSource) => (isSource ? new KeyedSource(entries, entry) : new KeyedSegment(entries, entry)),
  };
}

/** A class, so that the segments of a large file keep a number each, and all else is made when it is asked for. */
class KeyedSegment implements Segment {
  readonly #entries: KeyedEntries;
  readonly #entry: number;

  constructor(entries: KeyedEntries, entry: number) {
    this.#entries = entries;
    this.#entry = entry;
  }

  get id(): string {
    return this.#entries.id(this.#entry);
  }

  get range(): TextRange {
    return this.#entries.range(this.#entry);
  }

  get idRange(): TextRange {
    return this.#entries.idRange(this.#entry);
  }

  get target(): Slot {
    return this.#entries.target(this.#entry);
  }

  get state(): SegmentState {
    return this.target.value === '' ? 'untranslated' : 'translated';
  }

  get translatable(): boolean {
    return this.#entries.translatable(this.#entry);
  }

  get notes(): readonly Note[] {
    return this.#entries.notes(this.#entry);
  }

  get matches(): readonly ProposedMatch[] {
    return nothing;
  }

  get ignored(): readonly string[] {
    return this.#entries.ignored(this.#entry);
  }
}

/** As {@link KeyedSegment}, in a file that is the source of others. */
class KeyedSource extends KeyedSegment {
  get source(): Slot {
    return this.target;
  }
}
