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
}

const makers = new WeakMap<Catalog, SegmentMaker>();
/** Gives a segment of a catalog by its place, for as long as there is no list of them. */
const unmade = new WeakMap<Catalog, SegmentMaker>();

/**
 * A catalog whose segments are made when somebody asks for them. The list is kept, unlike what {@link eachSegment} gives:
 * a large file has a million segments, and what is asked of each in turn needs none of the others.
 */
export function lazyCatalog(rest: Omit<Catalog, 'segments'>, maker: SegmentMaker): Catalog {
  const catalog = withLazySegments(rest, maker);
  makers.set(catalog, maker);
  return catalog;
}

/** The maker of the segments of a catalog, for as long as nobody has asked for the list of them. */
export function unmadeSegments(catalog: Catalog): SegmentMaker | undefined {
  return unmade.get(catalog);
}

/** A monolingual catalog with other properties, in which each segment has its own text as its source too. */
export function lazySource(catalog: Catalog, changes: Partial<Omit<Catalog, 'segments' | 'text'>>): Catalog {
  const maker = makers.get(catalog) ?? listed(catalog);
  const { count } = maker;
  return withLazySegments(withoutSegments(catalog, changes), { count, segment: (place) => maker.segment(place, true) });
}

/** A catalog that was parsed, with what is known of it beside its text. */
export function withQuoting(catalog: Catalog, quoting: MessageQuoting): Catalog {
  const maker = makers.get(catalog);
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
  const maker = unmade.get(catalog);
  return maker ? eachMade(maker) : catalog.segments;
}

/** How many segments a catalog has. */
export function segmentCount(catalog: Catalog): number {
  return unmade.get(catalog)?.count ?? catalog.segments.length;
}

function* eachMade({ count, segment }: SegmentMaker): Generator<Segment> {
  for (let place = 0; place < count; place++) yield segment(place);
}

function withLazySegments(rest: Omit<Catalog, 'segments'>, maker: SegmentMaker): Catalog {
  let segments: readonly Segment[] | undefined;
  const catalog = Object.defineProperty(rest, 'segments', {
    configurable: true,
    enumerable: true,
    get: () => {
      if (!segments) {
        const made = new Array<Segment>(maker.count);
        for (let place = 0; place < made.length; place++) made[place] = maker.segment(place);
        segments = made;
        unmade.delete(catalog);
      }
      return segments;
    },
  }) as Catalog;
  unmade.set(catalog, maker);
  return catalog;
}
