import { Facts } from './facts.ts';
import { hashedIds, idHash } from './idSet.ts';
import { lastAtMost } from './lastAtMost.ts';
import { type ListChange, ListHistory } from './listChange.ts';
import { movedSegment } from './movedSegment.ts';
import type { Segment } from './segment.ts';
import { segmentWith } from './segmentWith.ts';

/** Makes segments on demand: how a format of the large tier lists them. */
export interface SegmentMaker {
  readonly count: number;
  /**
   * One of them, an equal one each time.
   *
   * @param isSource whether it has its own text as its source too, as in a file that is the source of others.
   */
  segment(place: number, isSource?: boolean): Segment;
  /** All of them, where that costs less than one after the other. */
  all?(isSource?: boolean): readonly Segment[];
  /** What is known of them without a look at each. */
  readonly facts?: SegmentFacts;
}

/** What some of the segments of a file have. */
export interface SegmentFacts {
  /** The languages that they name as their own. */
  readonly targetLanguages: ReadonlySet<string>;
  /** Whether any is a plural form that is counted. */
  readonly hasCountedForms: boolean;
}

/** Neighbouring segments that move together when the text before them changes. */
export interface SegmentBlock {
  /** Place of the first segment in the list. */
  readonly first: number;
  /** The segments as they stood when one of them was last changed. */
  readonly segments: readonly Segment[];
  /** How far they have moved since, in UTF-16 code units. */
  readonly shift: number;
  /** The same of their source slots, where those are places of another file (see `Catalog.pair`). */
  readonly sourceShift?: number;
}

/** Lists of up to so many segments are kept by {@link SegmentList.keepFew}. */
const fewSegments = 20_000;

/**
 * The segments of one state of a file, in the order of the text. It is made of a plain array, or of a maker of segments,
 * and never changes. A list that was made by an edit has blocks, most of them those of the list before, moved, and knows what
 * the edit changed.
 *
 * Going through the list keeps no segment that was not there before: a large file has a million of them, and what is asked
 * of each in turn needs none of the others.
 *
 * @example
 * const list = segmentList(segments);
 * list.count; // 2
 * list.at(0)?.id; // 'a'
 * list.find('b')?.target?.value; // 'Speichern'
 */
export class SegmentList implements Iterable<Segment> {
  /**
   * What the entries of the file are remembered by: the same object for as long as no more than their texts are edited.
   * Places, ids and which forms of plurals there are can be looked up once for all these states.
   */
  readonly entryFacts: Facts;
  /** What was worked out from just these segments and their text. */
  readonly facts: Facts;
  readonly #history: ListHistory;
  readonly #maker: SegmentMaker | undefined;
  #all: readonly Segment[] | undefined;
  #blocks: readonly SegmentBlock[] | undefined;

  /** Of at least one of these; what there is of several has to be the same segments. */
  constructor(from: {
    readonly all?: readonly Segment[];
    readonly maker?: SegmentMaker;
    readonly blocks?: readonly SegmentBlock[];
    readonly facts?: Facts;
    /** For a list that an edit of texts made, in the blocks of the list before. */
    readonly edited?: { readonly before: SegmentList; readonly change: ListChange };
  }) {
    this.#all = from.all;
    this.#maker = from.maker;
    this.#blocks = from.blocks;
    const { before, change } = from.edited ?? {};
    this.entryFacts = before?.entryFacts ?? new Facts();
    this.#history = new ListHistory(before ? before.#history : undefined, change);
    this.facts = from.facts ?? new Facts();
  }

  get count(): number {
    if (this.#all) return this.#all.length;
    const last = this.#blocks?.at(-1);
    return last ? last.first + last.segments.length : (this.#maker?.count ?? 0);
  }

  /** The segment at a place; undefined where there is none, as at -1. */
  at(place: number): Segment | undefined {
    if (this.#all) return this.#all[place];
    if (!this.#blocks) return place >= 0 && place < this.count ? this.#maker?.segment(place) : undefined;
    const block = this.#blocks[blockAt(this.#blocks, place)];
    const segment = block?.segments[place - block.first];
    return block && segment && settledSegment(segment, block);
  }

  /** The place of the segment with an id; -1 for an id that none has. */
  placeOf(id: string): number {
    return this.entryFacts.of(placesById, this)(id);
  }

  /** The segment with an id. */
  find(id: string): Segment | undefined {
    return this.at(this.placeOf(id));
  }

  /** All segments as an array, which is kept: the same objects each time, for who knows segments by their identity. */
  all(): readonly Segment[] {
    this.#all ??= this.#blocks ? this.#blocks.flatMap(settledSegments) : made(this.#maker);
    return this.#all;
  }

  [Symbol.iterator](): Iterator<Segment> {
    if (this.#all) return this.#all[Symbol.iterator]();
    return this.#blocks ? eachOfBlocks(this.#blocks) : eachMade(this.#maker);
  }

  /** The first segments, `count` at most, looked up one by one: the others are not touched, however many they are. */
  *top(count: number): Generator<Segment> {
    for (let place = 0; place < Math.min(count, this.count); place++) {
      const segment = this.at(place);
      if (segment) yield segment;
    }
  }

  /**
   * The segments one after the other for what they read: after an edit they may stand where an earlier state of the file had
   * them, which saves a copy of each.
   */
  *readings(): Generator<Omit<Segment, 'range' | 'idRange'>> {
    if (this.#blocks) for (const block of this.#blocks) yield* block.segments;
    else yield* this;
  }

  /** Keeps the segments where they are few: they will be looked at more often than keeping them costs. */
  keepFew(): void {
    if (!this.#blocks && this.count <= fewSegments) this.all();
  }

  /** What makes the segments, for as long as none of them is kept. */
  get unmade(): SegmentMaker | undefined {
    return this.#all || this.#blocks ? undefined : this.#maker;
  }

  /** The segments in blocks, where this list was made by an edit, or an edit was made to it; undefined for others. */
  get blocks(): readonly SegmentBlock[] | undefined {
    return this.#blocks;
  }

  /** What was changed since an earlier state of the list; undefined where the edits between the two are not known. */
  changeSince(earlier: SegmentList): ListChange | undefined {
    return this.#history.changeSince(earlier.#history);
  }

  /**
   * The segments in blocks.
   *
   * @param divide all of the segments, where they are in no blocks yet; undefined where that cannot be done.
   */
  inBlocks(
    divide: (segments: readonly Segment[]) => readonly SegmentBlock[] | undefined,
  ): readonly SegmentBlock[] | undefined {
    this.#blocks ??= divide(this.all());
    return this.#blocks;
  }

  /** The segments of a file that is the source of others: each has its own text as its source too. */
  asSources(): SegmentList {
    const maker = this.#maker;
    if (!maker) {
      const segment = (place: number) => withOwnSource(this.at(place) as Segment);
      return new SegmentList({ maker: { count: this.count, segment } });
    }
    return new SegmentList({
      maker: {
        get count() {
          return maker.count;
        },
        segment: (place) => maker.segment(place, true),
        ...(maker.all ? { all: () => maker.all?.(true) ?? [] } : {}),
      },
    });
  }
}

/** A list of segments that are there: how a format of the plain tier lists them. */
export function segmentList(segments: readonly Segment[]): SegmentList {
  return new SegmentList({ all: segments });
}

/** A segment of a file that is the source of others: it has its own text as its source too. */
export function withOwnSource(segment: Segment): Segment {
  return segment.target ? segmentWith(segment, { source: segment.target }) : segment;
}

/** Which of some blocks holds the segment at a place; 0 where there are none. */
export function blockAt(blocks: readonly SegmentBlock[], place: number): number {
  return Math.max(
    0,
    lastAtMost(blocks.length, (block) => (blocks[block] as SegmentBlock).first, place),
  );
}

/** The segments of a block where they stand now. */
export function settledSegments(block: SegmentBlock): readonly Segment[] {
  const { segments, shift, sourceShift = shift } = block;
  return shift === 0 && sourceShift === 0 ? segments : segments.map((segment) => settledSegment(segment, block));
}

/** A segment of a block where it stands now. */
export function settledSegment(
  segment: Segment,
  { shift, sourceShift }: Pick<SegmentBlock, 'shift' | 'sourceShift'>,
): Segment {
  return movedSegment(segment, shift, sourceShift);
}

function made(maker: SegmentMaker | undefined): readonly Segment[] {
  return maker?.all?.() ?? Array.from(eachMade(maker));
}

function* eachMade(maker: SegmentMaker | undefined): Generator<Segment, undefined> {
  const count = maker?.count ?? 0;
  for (let place = 0; place < count; place++) yield (maker as SegmentMaker).segment(place);
}

function* eachOfBlocks(blocks: readonly SegmentBlock[]): Generator<Segment, undefined> {
  for (const block of blocks) for (const segment of block.segments) yield settledSegment(segment, block);
}

/** The ids themselves are not kept: a large file has a million of them. */
function placesById(list: SegmentList): (id: string) => number {
  const ids = hashedIds((place) => (list.at(place) as Segment).id, list.count);
  let place = 0;
  for (const { id } of list.readings()) ids.add(idHash(id), place++);
  return (id) => ids.find(idHash(id), id);
}
