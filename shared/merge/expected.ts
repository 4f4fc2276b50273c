import { type Catalog, errorCount } from '../catalog/catalog.ts';
import { type Content, sameContent } from '../catalog/content.ts';
import type { Note, Segment, SegmentState } from '../catalog/segment.ts';
import type { Entry, EntryStates } from './entries.ts';
import { oneSide } from './lineMerge.ts';

/** What a segment has to be after a merge. */
export interface ExpectedSegment {
  readonly id: string;
  readonly source: Content | undefined;
  readonly target: Content | undefined;
  readonly state: SegmentState;
}

/** Where the states of two sides differ and neither is that of before, the one with more work left counts. */
const order: readonly SegmentState[] = ['untranslated', 'needs-review', 'translated', 'final'];

/**
 * The segments of an entry that both sides changed, each text taken from the side that changed it.
 *
 * @returns undefined where both changed the same text, each in another way.
 */
export function expectedOf({ base, ours, theirs }: EntryStates): readonly ExpectedSegment[] | undefined {
  if (!ours || !theirs || ours.segments.length !== theirs.segments.length) return undefined;
  const merged: ExpectedSegment[] = [];
  for (const segment of ours.segments) {
    const other = theirs.segments.find(({ id }) => id === segment.id);
    const was = base?.segments.find(({ id }) => id === segment.id);
    if (!other || (base && !was)) return undefined;
    // An entry that both added: a translation is more than none.
    const translated = base
      ? undefined
      : segment.state === 'untranslated'
        ? other
        : other.state === 'untranslated'
          ? segment
          : undefined;
    const source = oneSide(slot(was?.source), slot(segment.source), slot(other.source), same);
    const target = translated
      ? slot(translated.target)
      : oneSide(slot(was?.target), slot(segment.target), slot(other.target), same);
    if (source === undefined || target === undefined) return undefined;
    if (!oneSide(was?.notes ?? [], segment.notes, other.notes, sameNotes)) return undefined;
    const state =
      translated?.state ??
      oneSide(was?.state, segment.state, other.state) ??
      (order.indexOf(segment.state) < order.indexOf(other.state) ? segment.state : other.state);
    merged.push({ id: segment.id, source: source.content, target: target.content, state });
  }
  return merged;
}

/** Whether two states of an entry have the same texts, states and notes, however they are written. */
export function sameTexts(a: Entry, b: Entry): boolean {
  const alike = (one: Segment, other: Segment | undefined) =>
    holds(other, asItIs(one)) && sameNotes(one.notes, other?.notes ?? []);
  return (
    a.segments.length === b.segments.length &&
    a.segments.every((one) =>
      alike(
        one,
        b.segments.find(({ id }) => id === one.id),
      ),
    )
  );
}

interface Side {
  readonly content: Content | undefined;
}

const slot = (content: Content | undefined): Side => ({ content });

const same = ({ content: a }: Side, { content: b }: Side) => (a && b ? sameContent(a, b) : a === b);

const sameNotes = (a: readonly Note[], b: readonly Note[]) =>
  a.length === b.length && a.every(({ text, from }, i) => text === b[i]?.text && from === b[i]?.from);

/** Whether a text that was merged has the segments that it has to have, and no fault that neither side had. */
export function isAsExpected(merged: Catalog, expected: ReadonlyMap<string, ExpectedSegment>, errors: number): boolean {
  if (merged.segments.count !== expected.size || errorCount(merged) > errors) return false;
  return merged.segments.all().every((segment) => {
    const wanted = expected.get(segment.id);
    return wanted !== undefined && holds(segment, wanted);
  });
}

/** Whether a segment is what it has to be. */
export function holds(segment: Segment | undefined, wanted: ExpectedSegment): boolean {
  return (
    segment !== undefined &&
    wanted.state === segment.state &&
    same(slot(wanted.source), slot(segment.source)) &&
    same(slot(wanted.target), slot(segment.target))
  );
}

/** A segment as it is, as what it has to be. */
export const asItIs = ({ id, source, target, state }: Segment): ExpectedSegment => ({ id, source, target, state });
