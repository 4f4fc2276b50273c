import type { Catalog } from '../catalog/catalog.ts';
import type { MessageQuoting, Segment } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';

/** Segments that are made when somebody asks for them. */
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

/** Of texts below this size the segments of many formats are listed at once, which is quicker; UTF-16 code units. */
export const largeText = 16 * 1024 * 1024;

/** Segments that were not all asked for, of a catalog and of its copies with other properties. */
interface LazySegments {
  readonly maker: SegmentMaker;
  /** Once somebody asked for all of them. */
  list: readonly Segment[] | undefined;
}

const lazy = new WeakMap<Catalog, LazySegments>();

/**
 * A catalog whose segments are made when somebody asks for them. The list is kept, unlike what {@link eachSegment} gives:
 * a large file has a million segments, and what is asked of each in turn needs none of the others.
 */
export function lazyCatalog(rest: Omit<Catalog, 'segments'>, maker: SegmentMaker): Catalog {
  const segments: LazySegments = { maker, list: undefined };
  const catalog = Object.defineProperty(rest, 'segments', {
    configurable: true,
    enumerable: true,
    get: () => {
      segments.list ??= madeSegments(maker);
      return segments.list;
    },
  }) as Catalog;
  lazy.set(catalog, segments);
  return catalog;
}

/** Says that a catalog is a copy of another one with other properties: both have the same segments. */
export function shareSegments(copy: Catalog, catalog: Catalog): void {
  const segments = lazy.get(catalog);
  if (segments) lazy.set(copy, segments);
}

/** The maker of the segments of a catalog, for as long as nobody has asked for the list of them. */
export function unmadeSegments(catalog: Catalog): SegmentMaker | undefined {
  const segments = lazy.get(catalog);
  return segments?.list ? undefined : segments?.maker;
}

/** A monolingual catalog with other properties, in which each segment has its own text as its source too. */
export function lazySource(catalog: Catalog, changes: Partial<Omit<Catalog, 'segments' | 'text'>>): Catalog {
  const maker = lazy.get(catalog)?.maker ?? listed(catalog);
  return lazyCatalog(withoutSegments(catalog, changes), {
    get count() {
      return maker.count;
    },
    segment: (place) => maker.segment(place, true),
    ...(maker.all ? { all: () => maker.all?.(true) ?? [] } : {}),
  });
}

/** A catalog that was parsed, with what is known of it beside its text. */
export function withQuoting(catalog: Catalog, quoting: MessageQuoting): Catalog {
  const maker = lazy.get(catalog)?.maker;
  return maker ? lazyCatalog(withoutSegments(catalog, { quoting }), maker) : { ...catalog, quoting };
}

/** The other properties of a catalog, or other ones in their place: nobody has to make its segments for them. */
export function withoutSegments(
  catalog: Catalog,
  changes: Partial<Omit<Catalog, 'segments'>>,
): Omit<Catalog, 'segments'> {
  const { segments: _, ...rest } = Object.getOwnPropertyDescriptors(catalog);
  const descriptors = { ...rest, ...Object.getOwnPropertyDescriptors(changes) };
  return Object.defineProperties({}, descriptors) as Omit<Catalog, 'segments'>;
}

/** The maker of copies of segments that are there. */
function listed({ segments }: Catalog): SegmentMaker {
  return { count: segments.length, segment: (place) => withOwnSource(segments[place] as Segment) };
}

/** A segment of a file that is the source of others: it has its own text as its source too. */
export function withOwnSource(segment: Segment): Segment {
  return segment.target ? segmentWith(segment, { source: segment.target }) : segment;
}

/**
 * The segments of a catalog one after the other, for who looks at one at a time: where nobody has asked for the list of
 * them, each is made for its turn alone.
 */
export function eachSegment(catalog: Catalog): Iterable<Segment> {
  const maker = unmadeSegments(catalog);
  return maker ? eachMade(maker) : catalog.segments;
}

/** Files of up to so many segments keep them: each is looked at more often than keeping it costs. */
const fewSegments = 20_000;

/** Makes the list of the segments of a catalog that has few: who pairs and checks it will look at them again and again. */
export function keepFewSegments(catalog: Catalog): void {
  const segments = lazy.get(catalog);
  if (segments && segments.maker.count <= fewSegments) segments.list ??= madeSegments(segments.maker);
}

/** How many segments a catalog has. */
export function segmentCount(catalog: Catalog): number {
  return unmadeSegments(catalog)?.count ?? catalog.segments.length;
}

function madeSegments(maker: SegmentMaker): readonly Segment[] {
  if (maker.all) return maker.all();
  const made = new Array<Segment>(maker.count);
  for (let place = 0; place < made.length; place++) made[place] = maker.segment(place);
  return made;
}

function eachMade(maker: SegmentMaker): Iterable<Segment> {
  return {
    *[Symbol.iterator]() {
      const { count } = maker;
      for (let place = 0; place < count; place++) yield maker.segment(place);
    },
  };
}
