import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Correspondence } from '../format.ts';

type Timing = NonNullable<Segment['timing']>;

interface Cue {
  readonly id: string;
  readonly timing: Timing;
}

/** From this share of subtitles on, two files count as cut alike. */
const most = 0.8;

/**
 * Tells which subtitles of two files show at the same time, where their numbers do not: one that was put in or left out
 * moves all numbers behind it, and another cut has other subtitles. A subtitle is only paired where those before and
 * behind it are, too: what stands beside a stretch that is cut otherwise may hold a part of it.
 *
 * @returns nothing where the numbers tell it.
 * @example // the second subtitle is missing, those behind it are numbered again
 * alignedCues(source, target).ids?.get('3'); // '2'
 */
export function alignedCues(source: Catalog, target: Catalog): Correspondence {
  if (isNumberedAlike(source, target)) return {};
  const [ours, theirs] = [cuesOf(source), cuesOf(target)];
  if (ours.length === 0 && theirs.length === 0) return namedOtherwise(source, target);
  if (ours.length === 0 || theirs.length === 0) return {};
  const numbers = new Map(ours.map(({ id }, i) => [id, i]));
  const numbered = theirs.flatMap((cue) => {
    const other = ours[numbers.get(cue.id) ?? -1];
    return other ? [[cue.timing, other.timing] as const] : [];
  });
  const isShifted =
    ours.length === theirs.length && numbered.filter(lastAlike).length >= most * Math.max(1, numbered.length);
  const pairs = pairsByTime(ours, theirs);
  const together = numbered.filter(areTogether).length;
  if (isShifted || (2 * together >= numbered.length && together >= pairs.size)) return {};
  return alignmentOf(ours, theirs, pairs, { source, target });
}

/** As many texts without times, each named in its own language: `Chapter 1`, `Chapitre 1`. */
function namedOtherwise(source: Catalog, target: Catalog): Correspondence {
  const [ours, theirs] = [source.segments, target.segments];
  if (ours.count !== theirs.count || ours.all().some(({ id }) => theirs.placeOf(id) >= 0)) return {};
  return { ids: new Map(ours.all().map(({ id }, place) => [id, theirs.at(place)?.id ?? id])) };
}

/** Whether both files have the same numbers in the same order, and most with the same number show together. */
function isNumberedAlike(source: Catalog, target: Catalog): boolean {
  const count = source.segments.count;
  if (count !== target.segments.count) return false;
  let together = 0;
  for (const [place, ours] of source.segments.all().entries()) {
    const other = target.segments.at(place);
    if (!other || other.id !== ours.id) return false;
    if (!ours.timing || !other.timing || areTogether([ours.timing, other.timing])) together++;
  }
  return together >= most * count;
}

function cuesOf(catalog: Catalog): Cue[] {
  const cues: Cue[] = [];
  for (const { id, timing } of catalog.segments) if (timing) cues.push({ id, timing });
  return cues.sort((a, b) => a.timing.start - b.timing.start);
}

/** Whether two show together for more than half of the longer time: no other subtitle can, unless it is shown with them. */
function areTogether([a, b]: readonly [Timing, Timing]): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return 2 * shared > Math.max(a.end - a.start, b.end - b.start);
}

/** Whether two show for the same time, but for the tenth that another speed of the film makes. */
function lastAlike([a, b]: readonly [Timing, Timing]): boolean {
  const [one, other] = [a.end - a.start, b.end - b.start];
  return 10 * Math.abs(one - other) <= Math.max(one, other);
}

/** Subtitles that start close to one: more are not shown at the same time. */
const near = 2;

/** The places of source subtitles by those of the subtitles that show together with them. */
function pairsByTime(ours: readonly Cue[], theirs: readonly Cue[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  let index = 0;
  theirs.forEach(({ timing }, place) => {
    while (index < ours.length && (ours[index] as Cue).timing.start < timing.start) index++;
    for (let i = Math.max(0, index - near); i < Math.min(ours.length, index + near); i++) {
      if (taken.has(i) || !areTogether([timing, (ours[i] as Cue).timing])) continue;
      taken.add(i);
      pairs.set(place, i);
      return;
    }
  });
  return pairs;
}

/**
 * @param pairs by the place of the translation.
 * @param files have other subtitles besides where a time cannot be read: nobody can tell what those translate.
 */
function alignmentOf(
  ours: readonly Cue[],
  theirs: readonly Cue[],
  pairs: ReadonlyMap<number, number>,
  files: Readonly<Record<'source' | 'target', Catalog>>,
): Correspondence {
  const back = new Map(Array.from(pairs, ([place, index]) => [index, place]));
  const [cutHere, cutThere] = [isCut(theirs, pairs, ours), isCut(ours, back, theirs)];
  const isSure = (place: number, index: number) =>
    [-1, 1].every((step) => !cutHere(place + step) && !cutThere(index + step)) && !cutHere(place) && !cutThere(index);
  const sure = Array.from(pairs).filter(([place, index]) => isSure(place, index)).length;
  // In others, what shows alone is a matter of the cut.
  const isAlike = sure >= most * Math.min(ours.length, theirs.length);
  const taken = new Set(files.target.segments.all().map(({ id }) => id));
  const ids = new Map<string, string>();
  const unpaired = new Set<string>();
  ours.forEach(({ id }, index) => {
    const place = back.get(index);
    const hasPair = place !== undefined && isSure(place, index);
    const ownId = hasPair ? (theirs[place] as Cue).id : unusedId(id, taken);
    ids.set(id, ownId);
    if (place !== undefined ? !hasPair : !isAlike || cutThere(index)) unpaired.add(ownId);
  });
  for (const { id, timing } of files.source.segments) {
    if (timing) continue;
    const ownId = unusedId(id, taken);
    ids.set(id, ownId);
    unpaired.add(ownId);
  }
  const sourceIds = new Map<string, undefined>();
  for (const { id, timing } of files.target.segments) if (!timing) sourceIds.set(id, undefined);
  theirs.forEach(({ id }, place) => {
    const index = pairs.get(place);
    if (index !== undefined ? !isSure(place, index) : !isAlike || cutHere(place)) sourceIds.set(id, undefined);
  });
  return { ids, alignment: { sections: [], sourceIds, unpaired } };
}

/** Tells the places of subtitles that have no pair and show while another of the other file does. */
function isCut(
  cues: readonly Cue[],
  pairs: ReadonlyMap<number, number>,
  others: readonly Cue[],
): (place: number) => boolean {
  const cut = new Set<number>();
  let index = 0;
  cues.forEach(({ timing }, place) => {
    while (index < others.length && (others[index] as Cue).timing.end <= timing.start) index++;
    if (!pairs.has(place) && index < others.length && (others[index] as Cue).timing.start < timing.end) cut.add(place);
  });
  return (place) => cut.has(place);
}

function unusedId(id: string, taken: Set<string>): string {
  let unused = id;
  for (let count = 2; taken.has(unused); count++) unused = `${id}~${count}`;
  taken.add(unused);
  return unused;
}
