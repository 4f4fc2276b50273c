import { type Problem, uniqueAmong, uniqueIds } from '../catalog/catalog.ts';
import type { Draft } from '../catalog/draft.ts';
import { hashedIds, idHash } from '../catalog/idSet.ts';
import { lastAtMost } from '../catalog/lastAtMost.ts';
import { onDemand } from '../catalog/onDemand.ts';
import type { Segment } from '../catalog/segment.ts';
import { type SegmentFacts, SegmentList, type SegmentMaker, segmentList } from '../catalog/segmentList.ts';

/** Where the reading of a document puts what it finds. */
export interface SegmentSink {
  segments: Segment[];
  /** How many segments the units have that were read before those in `segments`. */
  before: number;
  /** Called for the ids of a unit, in the same order each time. */
  unique: (id: string) => string;
  problems: Problem[];
  /** False where the problems of the unit have been told. */
  reports: boolean;
}

/** The entries of a document, each of which has the segments that reading it gives. */
export interface Units<Sink extends SegmentSink> {
  readonly count: number;
  /** Reads one of them. What it gives may depend on nothing but the unit and `before`. */
  read(sink: Sink, unit: number): void;
}

/** An empty sink. */
export function segmentSink(): SegmentSink {
  return { segments: [], before: 0, unique: uniqueIds(), problems: [], reports: true };
}

/** Documents below this size are listed at once, which is quicker; UTF-16 code units. */
const largeText = 16 * 1024 * 1024;

/** The segments of a document: those of a large one are made when somebody asks for them. */
export function listUnits(text: string, units: SegmentMaker & { all(): readonly Segment[] }): SegmentList {
  return text.length >= largeText ? new SegmentList({ maker: units }) : segmentList(units.all());
}

/**
 * What is wrong with a document and with its units, in the order of the text; looked for once, when asked for.
 *
 * @param rules gives what breaks the rules of the format besides.
 */
export function problemsInOrder(
  problems: readonly Problem[],
  units: { readonly problems: readonly Problem[] },
  rules: () => readonly Problem[] = () => [],
): Iterable<Problem> {
  return onDemand(() => [...problems, ...units.problems, ...rules()].sort((a, b) => a.range.start - b.range.start));
}

/** Where the segments of the units are. */
interface UnitIndex {
  /** By unit the place of its first segment; behind them all, how many there are. */
  readonly firsts: Int32Array;
  /** The same of its calls of `unique`. */
  readonly calls: Int32Array;
  /** What `unique` gave for another id, by the number of the call. */
  readonly renamed: ReadonlyMap<number, string>;
  readonly facts: SegmentFacts;
}

/** The numbers before which the next unit starts: see {@link UnitIndex}. */
type Starts = UnitIndex['firsts'];

/**
 * The segments of a document that is made of units: all of them as a list, or one by one, by reading its unit again. The
 * latter costs a second reading and holds none of them.
 */
export class UnitSegments<Sink extends SegmentSink> implements SegmentMaker {
  readonly #units: Units<Sink>;
  readonly #sink: Sink;
  #problems: readonly Problem[] | undefined;
  #index: UnitIndex | undefined;
  /** The unit read last, and what was read. */
  #last = { unit: -1, isSource: false, first: 0, segments: [] as readonly Segment[] };

  constructor(sink: Sink, units: Units<Sink>) {
    this.#sink = sink;
    this.#units = units;
  }

  get count(): number {
    return this.#places().firsts[this.#units.count] as number;
  }

  get facts(): SegmentFacts {
    return this.#places().facts;
  }

  /** What is wrong with the units, in their order. */
  get problems(): readonly Problem[] {
    if (!this.#problems) this.#places();
    return this.#problems ?? [];
  }

  all(isSource = false): readonly Segment[] {
    const sink = this.#start();
    sink.unique = uniqueIds();
    for (let unit = 0; unit < this.#units.count; unit++) this.#units.read(sink, unit);
    const { segments } = this.#end();
    if (isSource) for (const segment of segments) ownSource(segment);
    return segments;
  }

  // A property, so that it can be handed on alone.
  readonly segment = (place: number, isSource = false): Segment => {
    let last = this.#last;
    const behind = last.first + last.segments.length;
    if (place < last.first || place >= behind || last.isSource !== isSource || last.unit < 0) {
      last = this.#read(place === behind ? last.unit + 1 : -1, place, isSource);
    }
    return last.segments[place - last.first] as Segment;
  };

  #read(next: number, place: number, isSource: boolean) {
    const index = this.#places();
    const { firsts, calls, renamed } = index;
    const isNext = next >= 0 && firsts[next] === place && (firsts[next + 1] ?? 0) > place;
    const unit = isNext ? next : unitAt(firsts, place);
    const first = firsts[unit] as number;
    let call = calls[unit] as number;
    const sink = this.#sink;
    sink.segments = [];
    sink.before = first;
    sink.reports = false;
    sink.unique = renamed.size === 0 ? (id) => id : (id) => renamed.get(call++) ?? id;
    this.#units.read(sink, unit);
    if (isSource) for (const segment of sink.segments) ownSource(segment);
    this.#last = { unit, isSource, first, segments: sink.segments };
    return this.#last;
  }

  /** Starts to read all units, from the first one on. */
  #start(): Sink {
    return Object.assign(this.#sink, { segments: [], before: 0, problems: [], reports: this.#problems === undefined });
  }

  #end(): Sink {
    const sink = this.#sink;
    this.#problems ??= sink.problems;
    const read = { ...sink };
    // What was remembered of all ids is not needed any more.
    Object.assign(sink, { segments: [], problems: [], unique: String });
    return read;
  }

  #places(): UnitIndex {
    this.#index ??= this.#made();
    return this.#index;
  }

  /** Reads all units once and keeps none of them. */
  #made(): UnitIndex {
    const { count } = this.#units;
    const firsts = new Int32Array(count + 1);
    const calls = new Int32Array(count + 1);
    const renamed = new Map<number, string>();
    const targetLanguages = new Set<string>();
    let hasCountedForms = false;
    const twin = { ...this.#sink, reports: false };
    /** The id that an earlier call gave, from the text once more. */
    const idOf = (wanted: number): string => {
      const cached = wanted === call ? current : renamed.get(wanted);
      if (cached !== undefined) return cached;
      const unit = unitAt(calls, wanted, reading);
      let index = calls[unit] as number;
      let wantedId = '';
      twin.segments = [];
      twin.before = firsts[unit] as number;
      twin.unique = (id) => {
        const given = renamed.get(index) ?? id;
        if (index++ === wanted) wantedId = given;
        return given;
      };
      this.#units.read(twin, unit);
      return wantedId;
    };
    const ids = hashedIds(idOf, count);
    let reading = 0;
    let call = 0;
    let current = '';
    const unique = uniqueAmong((id) => {
      current = id;
      return ids.add(idHash(id), call);
    });
    const sink = this.#start();
    sink.unique = (id) => {
      const given = unique(id);
      if (given !== id) renamed.set(call, given);
      call++;
      return given;
    };
    for (; reading < count; reading++) {
      this.#units.read(sink, reading);
      for (const { targetLanguage, plural } of sink.segments) {
        if (targetLanguage) targetLanguages.add(targetLanguage);
        hasCountedForms ||= plural?.index !== undefined;
      }
      sink.before += sink.segments.length;
      sink.segments.length = 0;
      firsts[reading + 1] = sink.before;
      calls[reading + 1] = call;
    }
    this.#end();
    return { firsts, calls, renamed, facts: { targetLanguages, hasCountedForms } };
  }
}

/** The unit that a number belongs to: the last one that starts at or before it and is not empty. */
function unitAt(starts: Starts, number: number, last = starts.length - 2): number {
  return Math.max(
    0,
    lastAtMost(last + 1, (unit) => starts[unit] as number, number),
  );
}

/** Gives a segment its own text as its source too. */
function ownSource(segment: Draft<Segment>): void {
  if (segment.target) segment.source = segment.target;
}
