import { type Catalog, errorCount, parsedOf, type SegmentChange, segmentsAmong } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import type { CommonEnds } from '../catalog/commonEnds.ts';
import { type Content, sameContent } from '../catalog/content.ts';
import { movedEdit } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import { SegmentList, settledSegments } from '../catalog/segmentList.ts';
import { applyEdits, sortEdits, type TextEdit, type TextRange } from '../catalog/textRange.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import type { Format, NewEntry } from './format.ts';
import { parseAgain, reparse, reparseOne } from './reparse.ts';

/** What edits make of a catalog, and what is wrong with that. */
export interface Verified {
  readonly edits: readonly TextEdit[];
  readonly text: string;
  readonly catalog: Catalog;
  readonly fault?: Sentence;
}

/**
 * Applies edits and parses the result, as far as `reparse` cannot tell that nothing changed there.
 *
 * @returns with `fault` where the edits collide, or anything but what was asked for would differ.
 */
export function verify(
  format: Format,
  before: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  added: ReadonlyMap<string, NewEntry>,
  edits: readonly TextEdit[],
): Verified {
  if (edits.length === 0) return { edits, text: before.text, catalog: before };
  if (overlap(edits))
    return { edits: [], text: before.text, catalog: before, fault: say`The edit collides with another change.` };
  const text = applyEdits(before.text, edits);
  const start = edits.reduce((least, { range }) => Math.min(least, range.start), before.text.length);
  const end = edits.reduce((most, { range }) => Math.max(most, range.end), 0);
  const ends = { prefix: start, suffix: before.text.length - end };
  const content = editedText(before.text, { start, end }, edits, text);
  const parsed = parsedOf(before);
  const { catalog: read, ...parts } =
    added.size === 0 && !before.pair && parsed.segments.unmade
      ? readUnmade(format, parsed, changes, content, ends)
      : readListed(format, before, content, ends);
  const { style } = parsed;
  const catalog = style ? { ...read, style } : read;
  const fault = difference(before, catalog, changes, added, parts);
  return fault ? { edits, text, catalog, fault } : { edits, text, catalog };
}

/** An edited text as a catalog, and which of the segments may have changed. */
interface Reread extends ReadAnew {
  readonly catalog: Catalog;
}

/** Reads the edited text of a catalog nobody has asked the list of segments of: a large file has a million. */
function readUnmade(
  format: Format,
  before: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  text: ReadableText,
  ends: CommonEnds,
): Reread {
  const [id] = changes.size === 1 ? changes.keys() : [];
  const one = id === undefined ? undefined : reparseOne(format, before, id, text, ends);
  if (one) return one;
  const catalog = parseAgain(format, before, text);
  return { catalog, was: before.segments, is: catalog.segments };
}

function readListed(format: Format, before: Catalog, text: ReadableText, ends: CommonEnds): Reread {
  const catalog = reparse(format, parsedOf(before), text, ends);
  return { catalog, ...readAnew(before, catalog) };
}

/**
 * An edited text that is read from the text before: one that was put together is copied as a whole when a part of it is
 * looked at, which a large one is spared.
 *
 * @param within what the edits lie in.
 */
function editedText(before: string, within: TextRange, edits: readonly TextEdit[], whole: string): ReadableText {
  const { start, end } = within;
  const moved = edits.map((edit) => movedEdit(edit, -start));
  const between = applyEdits(before.slice(start, end), moved);
  const growth = whole.length - before.length;
  return {
    length: whole.length,
    slice: (from, to) =>
      before.slice(from, Math.min(to, start)) +
      between.slice(Math.max(0, from - start), Math.max(0, to - start)) +
      before.slice(Math.max(end, from - growth), Math.max(end, to - growth)),
    toString: () => whole,
  };
}

function overlap(edits: readonly TextEdit[]): boolean {
  let end = 0;
  return sortEdits(edits).some(({ range }) => {
    const collides = range.start < end;
    end = Math.max(end, range.end);
    return collides;
  });
}

/** The first way in which a catalog differs from the one before that was not asked for. */
export function difference(
  before: Catalog,
  after: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  added: ReadonlyMap<string, NewEntry> = new Map(),
  { was: old, is: now }: ReadAnew = readAnew(before, after),
): Sentence | undefined {
  // What comes along with new entries and holds nothing for people changes nothing.
  const rest = added.size > 0 ? withoutAdded(now, added, old) : now;
  let entries: Set<string> | undefined;
  /** Entries that hold a changed segment: the forms of one message share its state (PO). */
  const touched = () => {
    entries ??= new Set([...segmentsAmong(old, changes).values()].filter(({ plural }) => plural).map(entryOf));
    return entries;
  };
  if (countOf(rest) !== countOf(old)) return say`The edit would change the number of segments.`;
  // Warnings are about what a text says, which is its author's choice.
  if (errorCount(after) > errorCount(before)) return say`The edit would damage the file.`;
  const others = rest[Symbol.iterator]();
  for (const was of old) {
    const is: Segment | undefined = others.next().value;
    if (!is || is.id !== was.id) return say`The edit would change the id of segment “${was.id}”.`;
    const wanted = changes.get(was.id)?.content;
    const expected: Content | undefined = wanted ?? was.target;
    if (!same(expected, is.target)) {
      if (!wanted && !was.target && changes.has(outer(was.id)) && same(was.source, is.target)) continue;
      return wanted ? say`The file cannot hold this text.` : say`The edit would change segment “${was.id}” as well.`;
    }
    if (before.kind === 'bilingual' && !same(was.source, is.source)) {
      return say`The edit would change the source of segment “${was.id}”.`;
    }
    if (!changes.has(was.id) && was.state !== is.state && !before.pair && !touched().has(entryOf(was))) {
      return say`The edit would change the state of segment “${was.id}”.`;
    }
  }
  // Segments of an edited catalog are put together when they are asked for: not for a change that adds none.
  const byId: ReadonlyMap<string, Segment> = added.size > 0 ? segmentsAmong(after.segments, added) : new Map();
  for (const [id, entry] of added) {
    if (!same(entry.content, byId.get(id)?.target)) return say`The file cannot hold the new entry “${id}”.`;
  }
  return undefined;
}

/** Segments that were read again, and what they were before; each list can be gone through more than once. */
interface ReadAnew {
  readonly was: readonly Segment[] | SegmentList;
  readonly is: readonly Segment[] | SegmentList;
}

function withoutAdded(
  segments: Iterable<Segment>,
  added: ReadonlyMap<string, NewEntry>,
  old: Iterable<Segment>,
): readonly Segment[] {
  const oldIds = new Set(Array.from(old, ({ id }) => id));
  return [...segments].filter(({ id, translatable }) => !added.has(id) && (translatable || oldIds.has(id)));
}

const countOf = (segments: readonly Segment[] | SegmentList) =>
  segments instanceof SegmentList ? segments.count : segments.length;

/** The segments that were read for a state of a file that came from another by an edit, and what they were before. */
function readAnew(before: Catalog, after: Catalog): ReadAnew {
  const parsed = parsedOf(before).segments;
  const change = after.segments.changeSince(parsed);
  if (!change) return { was: before.segments.all(), is: after.segments.all() };
  const within = ({ blocks = [] }: SegmentList) => blocks.slice(change.first, change.end).flatMap(settledSegments);
  return { was: within(parsed), is: within(after.segments) };
}

/** A text within a code of another text (`unit/sub1`): a copy of it comes with the code, until it is translated. */
const outer = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('/')));

function same(a: Content | undefined, b: Content | undefined): boolean {
  if (!a || !b) return (a?.value ?? '') === (b?.value ?? '');
  if (a === b || sameContent(a, b)) return true;
  return a.codes.length > 0 && a.codes.length === b.codes.length && sameCodeTags(a.value) === sameCodeTags(b.value);
}

/** `<sub/>` in a code is opened when it gets a text of its own: the code around it is the same. */
const sameCodeTags = (value: string) => value.replace(/<((?:[\w.-]+:)?sub\b)([^<>]*)\/>/gi, '<$1$2></$1>');

const entryOf = (segment: Segment) => `${segment.range.start} ${segment.plural?.group}`;
