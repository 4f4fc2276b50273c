import { type Catalog, contentOf } from '../../shared/catalog/catalog.ts';
import { commonEnds } from '../../shared/catalog/commonEnds.ts';
import type { ListChange } from '../../shared/catalog/listChange.ts';
import { movedRange } from '../../shared/catalog/movedSegment.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { type SegmentBlock, settledSegment } from '../../shared/catalog/segmentList.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';

/** What became of the segments of one state of a file in the next: neighbours gave way to others. */
export interface CatalogDifference {
  /** Segments that are not as they were, with those that stand between them. */
  readonly replaced: readonly Segment[];
  /** What stands in their place. */
  readonly current: readonly Segment[];
  /** The place of the first of both among the segments of the file. */
  readonly first: number;
  /** The part of the text before that holds all of `replaced` and nothing of the other segments, UTF-16 code units. */
  readonly range: TextRange;
  /** The part of the text before that was replaced, where it was. */
  readonly edit: TextRange;
  /** How far the text behind it moved. */
  readonly shift: number;
}

/**
 * The difference between two states of a file. Where the edits from one to the other are known, it costs as much as the
 * blocks that were edited, however large the file is; otherwise every segment is looked at.
 */
export function catalogDifference(before: Catalog, after: Catalog): CatalogDifference {
  const change = after.segments.changeSince(before.segments);
  return change ? blockDifference(before, after, change) : textDifference(before, after);
}

function blockDifference(before: Catalog, after: Catalog, { first, end, ends }: ListChange): CatalogDifference {
  const inBlocks = ({ segments }: Catalog) => segments.blocks?.slice(first, end).flatMap(placed) ?? [];
  const [old, now] = [contentOf(before).length, contentOf(after).length];
  const isEdit = ends.prefix + ends.suffix < Math.max(old, now);
  const edit = isEdit ? { start: ends.prefix, end: old - ends.suffix } : undefined;
  return difference(before, inBlocks(before), inBlocks(after), edit, now - old, before.segments.blocks?.[first]?.first);
}

function textDifference(before: Catalog, after: Catalog): CatalogDifference {
  const ends = commonEnds(before.text, after.text);
  const edit = before.text === after.text ? undefined : { start: ends.prefix, end: before.text.length - ends.suffix };
  const [olds, news] = [
    placed({ segments: before.segments.all(), shift: 0 }),
    placed({ segments: after.segments.all(), shift: 0 }),
  ];
  return difference(before, olds, news, edit, after.text.length - before.text.length);
}

/** A segment as it stood once, and how far it has moved since. */
interface Placed extends Pick<SegmentBlock, 'shift' | 'sourceShift'> {
  readonly segment: Segment;
}

function placed({ segments, shift, sourceShift = shift }: Omit<SegmentBlock, 'first'>): Placed[] {
  return segments.map((segment) => ({ segment, shift, sourceShift }));
}

const startOf = ({ segment, shift }: Placed) => segment.range.start + shift;
const settled = (one: Placed) => settledSegment(one.segment, one);

/**
 * @param edit the part of the text before that was replaced; undefined where the text is as it was.
 * @param from the place of the first of the segments among those of the file.
 */
function difference(
  before: Catalog,
  olds: readonly Placed[],
  news: readonly Placed[],
  edit: TextRange | undefined,
  shift: number,
  from = 0,
): CatalogDifference {
  const ownSource = before.kind === 'bilingual' || before.isSource === true;
  const extents = olds.map((old) => extentOf(old, ownSource));
  const isKept = (old: Placed | undefined, now: Placed | undefined, shift: number) =>
    old !== undefined &&
    now !== undefined &&
    startOf(old) + shift === startOf(now) &&
    alike(old.segment, now.segment, ownSource);
  const least = Math.min(olds.length, news.length);
  const [editStart, editEnd] = edit ? [edit.start, edit.end] : [Number.POSITIVE_INFINITY, -1];
  let start = 0;
  while (start < least && (extents[start]?.end ?? 0) < editStart && isKept(olds[start], news[start], 0)) start++;
  let behind = 0;
  while (
    behind < least - start &&
    (extents.at(-1 - behind)?.start ?? 0) > editEnd &&
    isKept(olds.at(-1 - behind), news.at(-1 - behind), shift)
  ) {
    behind++;
  }
  // Entries within one another, and segments that share an id, stand in a part of the text together.
  const place = extents[start]?.start ?? extents.at(-1)?.end ?? 0;
  const changed = edit ?? { start: place, end: place };
  let range = changed;
  for (let grown = start < olds.length - behind || edit !== undefined; grown; ) {
    range = extents.slice(start, olds.length - behind).reduce(hull, changed);
    const { start: from, end: to } = range;
    const first = extents.findIndex((extent) => extent.end > from);
    const last = extents.findLastIndex((extent) => extent.start < to);
    grown = (first >= 0 && first < start) || last >= olds.length - behind;
    if (first >= 0) start = Math.min(start, first);
    behind = Math.min(behind, olds.length - 1 - last);
  }
  const replaced = olds.slice(start, olds.length - behind).map(settled);
  const current = news.slice(start, news.length - behind).map(settled);
  return { replaced, current, first: from + start, range, edit: edit ?? { start: 0, end: 0 }, shift };
}

/** Everything of a segment that a finding may stand at. */
function extentOf({ segment, shift }: Placed, ownSource: boolean): TextRange {
  const { range, idRange, source, target } = segment;
  const parts = [idRange, target?.range, ownSource ? source?.range : undefined];
  return movedRange(
    parts.reduce<TextRange>((all, part) => (part ? hull(all, part) : all), range),
    shift,
  );
}

function hull(a: TextRange, b: TextRange): TextRange {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/**
 * For segments whose raw text is the same: what the rest of the file may have changed about them, or the file that they
 * have their sources from.
 */
function alike(a: Segment, b: Segment, ownSource: boolean): boolean {
  return (
    a.id === b.id &&
    a.range.end - a.range.start === b.range.end - b.range.start &&
    a.state === b.state &&
    a.translatable === b.translatable &&
    a.obsolete === b.obsolete &&
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage &&
    a.ignored.length === b.ignored.length &&
    a.plural?.group === b.plural?.group &&
    (ownSource || sameGiven(a, b))
  );
}

/** Whether a segment of a paired file has the same from the other file. */
function sameGiven(a: Segment, b: Segment): boolean {
  return (
    a.source?.value === b.source?.value &&
    a.context === b.context &&
    sameList(a.notes, b.notes, ({ text }) => text) &&
    sameList(a.syntaxes, b.syntaxes, (syntax) => syntax) &&
    sameList(a.declaredPlaceholders, b.declaredPlaceholders, (name) => name) &&
    a.maxLength?.max === b.maxLength?.max &&
    a.maxLength?.unit === b.maxLength?.unit
  );
}

function sameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined, text: (item: T) => string): boolean {
  return a === b || (a?.length === b?.length && (a ?? []).every((item, i) => text(item) === text((b ?? [])[i] as T)));
}
