import { type Content, sameContent } from './content.ts';
import type { Segment, SegmentState } from './segment.ts';
import { sequenceDiff } from './sequenceDiff.ts';

/** One side of a segment in two states of a file; undefined where it has none. */
export interface SideDifference {
  readonly before?: string;
  readonly after?: string;
}

/** A segment that differs between two states of a file. */
export interface SegmentDifference {
  /** As it is now; of a segment that was removed, as it was. */
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly source?: SideDifference;
  readonly target?: SideDifference;
  readonly state?: { readonly before?: SegmentState; readonly after?: SegmentState };
}

/**
 * How two states of one file differ, by segments, in the order of the later one; removed segments stand where they stood.
 * Neither places, comments nor the spelling of a text in the file count.
 *
 * @param idsArePlaces true where an id is the number of a block, which moves with every block before it: segments are
 *   then told by their texts.
 * @example diffSegments(format.parse(old).segments, format.parse(now).segments)
 */
export function diffSegments(
  before: readonly Segment[],
  after: readonly Segment[],
  idsArePlaces = false,
): readonly SegmentDifference[] {
  const [old, now] = [before.map(nameOf(idsArePlaces)), after.map(nameOf(idsArePlaces))];
  const byId = new Map(before.map((segment) => [segment.id, segment]));
  const ids = new Set(after.map(({ id }) => id));
  const differences: SegmentDifference[] = [];
  const push = (was: Segment | undefined, is: Segment | undefined) => {
    const difference = differenceOf(was, is);
    if (difference) differences.push(difference);
  };
  let place = 0;
  const pass = (end: number) => {
    for (; place < end; place++) {
      const is = after[place] as Segment;
      if (!idsArePlaces) push(byId.get(is.id), is);
    }
  };
  for (const stretch of sequenceDiff(old, now)) {
    pass(stretch.after.start);
    const was = before.slice(stretch.before.start, stretch.before.end);
    if (!idsArePlaces) for (const one of was) ids.has(one.id) || push(one, undefined);
    else {
      const is = after.slice(stretch.after.start, stretch.after.end);
      const count = Math.max(was.length, is.length);
      for (let i = 0; i < count; i++) push(was[i], is[i]);
      place = stretch.after.end;
    }
  }
  pass(after.length);
  return differences;
}

const nameOf = (isPlace: boolean) => (segment: Segment) =>
  isPlace ? (segment.target?.value ?? segment.source?.value ?? '') : segment.id;

function differenceOf(was: Segment | undefined, is: Segment | undefined): SegmentDifference | undefined {
  const id = (is ?? was)?.id ?? '';
  const [source, target] = [sideDifference(was?.source, is?.source), sideDifference(was?.target, is?.target)];
  const state = was?.state === is?.state ? undefined : { ...put('before', was?.state), ...put('after', is?.state) };
  if (was && is && !source && !target && !state) return undefined;
  const kind = !was ? 'added' : !is ? 'removed' : 'changed';
  return { id, kind, ...put('source', source), ...put('target', target), ...put('state', state) };
}

function sideDifference(was: Content | undefined, is: Content | undefined): SideDifference | undefined {
  if (was && is ? sameContent(was, is) : was === is) return undefined;
  return { ...put('before', was?.value), ...put('after', is?.value) };
}

const put = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
