import type { Catalog, Problem } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import { type CommonEnds, commonEnds } from '../catalog/commonEnds.ts';
import type { Segment } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { EntryScopes } from './entryScopes.ts';
import type { Format } from './format.ts';
import { lazyCatalog, unmadeSegments, withOwnSource, withoutSegments, withQuoting } from './lazyCatalog.ts';
import {
  blockSegments,
  catalogOf,
  contentOf,
  entryReading,
  movedRange,
  movedSegment,
  movedSlot,
  type SegmentBlock,
  sameRange,
  settledSegments,
} from './segmentBlocks.ts';

/**
 * Parses a text that was edited since it was parsed last. An edit within the target of one entry costs little: the
 * format is asked to read that target alone, or only that entry is read, with those beside it that it may depend on and
 * in the frame that the file has around its entries, and the others move along when somebody asks for them. The latter
 * is done only where the same reading of the entry as it was gives what the whole file gave. Of documents, the texts of which
 * may overlap, the format reads the part that was edited. In every other case the whole text is parsed.
 *
 * @param before what the same format made of an earlier text, not paired.
 * @param common what both texts have in common at their ends, where the caller knows; it need not be all of it. Finding
 *   it costs more than the reading.
 * @returns what `format.parse(text, before.path)` returns, guessed `syntaxes` aside, which stay.
 */
export function reparse(format: Format, before: Catalog, text: ReadableText, common?: CommonEnds): Catalog {
  return spliced(format, before, text, common) ?? parsedWhole(format, before, text);
}

/** What the project says of a file is no part of its text, and holds for it still. */
function parsedWhole(format: Format, { path, quoting }: Catalog, text: ReadableText): Catalog {
  const catalog = format.parse(text.toString(), path);
  return quoting ? withQuoting(catalog, quoting) : catalog;
}

function spliced(format: Format, before: Catalog, text: ReadableText, common?: CommonEnds): Catalog | undefined {
  const old = contentOf(before);
  const known = common && common.prefix + common.suffix <= Math.min(old.length, text.length);
  if ((!known && before.text === text.toString()) || before.pair || before.isSource) return undefined;
  const reading = entryReading(format);
  // Where a block of a document ends is told by those behind it.
  if (before.kind === 'monolingual' && format.discovered === 'when-paired' && reading === 'framed') return undefined;
  const blocked = blockSegments(before, reading);
  if (!blocked) return undefined;
  const ends = known ? common : commonEnds(before.text, text.toString());
  const edit = { start: ends.prefix, end: old.length - ends.suffix };
  const place = blocked.blocks.findLastIndex(({ segments, by }) => startOf(segments[0]) + by <= edit.start);
  const block = blocked.blocks[place];
  if (!block) return undefined;
  const by = text.length - old.length;
  const { scopes } = blocked;
  const blockEdit = { format, before, old, text, edit, by, block, inBlock: settledSegments(block) };
  const read = format.readPart ? readOverlapping(blockEdit) : readEntry(blockEdit, scopes);
  if (!read) return undefined;
  const problems = problemsAround(before, read.range, by);
  if (!problems) return undefined;
  const changed: SegmentBlock = { first: block.first, segments: read.segments, by: 0 };
  const blocks = blocked.blocks.map((other, index) =>
    index < place || (index > place && by === 0) ? other : index === place ? changed : { ...other, by: other.by + by },
  );
  return catalogOf(before, text, { problems }, { ...blocked, blocks });
}

/**
 * The same of a catalog nobody has asked the list of segments of: the segment that was edited is read again alone, and no
 * other one is made.
 *
 * @param was the segment that the edit lies in.
 * @returns undefined where the text has to be parsed, or where {@link reparse} costs no more.
 */
export function reparseOne(
  format: Format,
  before: Catalog,
  was: Segment,
  text: ReadableText,
  ends: CommonEnds,
): { readonly catalog: Catalog; readonly segment: Segment } | undefined {
  const maker = unmadeSegments(before);
  if (!maker || before.isSource || entryReading(format) !== 'alone') return undefined;
  const old = before.text;
  const edit = { start: ends.prefix, end: old.length - ends.suffix };
  const by = text.length - old.length;
  const block = { first: 0, segments: [was], by: 0 };
  const read = readEntry({ format, before, old, text, edit, by, block, inBlock: [was] }, undefined);
  const segment = read?.segments[0];
  const problems = read && problemsAround(before, read.range, by);
  if (!segment || !problems) return undefined;
  const { start } = was.range;
  const at = (place: number, isSource?: boolean) => {
    const other = maker.segment(place, isSource);
    if (other.range.start === start) return isSource ? withOwnSource(segment) : segment;
    return other.range.start < start ? other : movedSegment(other, by);
  };
  const catalog = lazyCatalog(withoutSegments(before, { text: text.toString(), problems }), { ...maker, segment: at });
  return { segment, catalog };
}

/** The problems of a file once a part of it was read again; undefined where there was one in that part. */
function problemsAround({ problems }: Catalog, part: TextRange, by: number): Problem[] | undefined {
  if (problems.some(({ range }) => range.start <= part.end && range.end >= part.start)) return undefined;
  return problems.map((problem) =>
    problem.range.start > part.end ? { ...problem, range: movedRange(problem.range, by) } : problem,
  );
}

/** An edit at the segments of a block. */
interface BlockEdit {
  readonly format: Format;
  readonly before: Catalog;
  readonly old: ReadableText;
  readonly text: ReadableText;
  /** What of the old text was replaced. */
  readonly edit: TextRange;
  /** How much longer the text is now. */
  readonly by: number;
  readonly block: SegmentBlock;
  /** The segments of the block at their places. */
  readonly inBlock: readonly Segment[];
}

/** The segments of a block as they are now, with the part of the old text that was read again. */
interface ReadBlock {
  readonly range: TextRange;
  readonly segments: readonly Segment[];
}

/** An edit of segments that may overlap, read by the format. */
function readOverlapping({ format, before, old, text, edit, by, inBlock }: BlockEdit): ReadBlock | undefined {
  let [first, last, start, end] = [0, -1, 0, 0];
  for (const [index, { range }] of inBlock.entries()) {
    if (range.start > edit.start) break;
    if (range.start >= end) [first, start] = [index, range.start];
    last = index;
    end = Math.max(end, range.end);
  }
  while ((inBlock[last + 1]?.range.start ?? end) < end) end = Math.max(end, inBlock[++last]?.range.end ?? end);
  const segments = inBlock.slice(first, last + 1);
  const read = format.readPart?.(before, { segments, was: old, is: text, edit });
  if (read?.length !== segments.length) return undefined;
  const behind = inBlock.slice(last + 1).map((segment) => {
    const moved = movedSegment(segment, by);
    const { idRange } = segment;
    // The id of an element may stand before other texts than the one that has it.
    return idRange && idRange.end <= edit.start ? segmentWith(moved, { idRange }) : moved;
  });
  return {
    range: { start, end: Math.max(end, edit.end) },
    segments: [...inBlock.slice(0, first), ...read, ...behind],
  };
}

/** An edit within the target of one entry. */
interface EntryEdit extends BlockEdit {
  /** Indexes among the segments of the block of the first and the last one of the entry. */
  readonly edited: number;
  readonly end: number;
}

function readEntry(blockEdit: BlockEdit, scopes: EntryScopes | undefined): ReadBlock | undefined {
  const { format, old, inBlock, edit } = blockEdit;
  const placeOf = ({ target }: Segment) => (target && format.readTarget ? reachOf(old, target.range) : target?.range);
  const edited = inBlock.findIndex((segment) => {
    const { start, end } = segment.range;
    if (start > edit.start || edit.end > end + farthest) return false;
    return edit.end <= Math.max(end, placeOf(segment)?.end ?? end);
  });
  const entry = inBlock[edited]?.range;
  if (!entry) return undefined;
  let end = edited;
  while (sameRange(entry, inBlock[end + 1]?.range)) end++;
  if (!inBlock.slice(edited, end + 1).some((segment) => holds(placeOf(segment), edit))) return undefined;
  const entryEdit = { ...blockEdit, edited, end };
  const segments = scopes ? readInFrame(entryEdit, scopes) : readAlone(entryEdit);
  return segments && { range: entry, segments };
}

/** The segments of the block with the edited target read by itself. */
function readAlone({ format, before, old, text, by, inBlock, edited, end }: EntryEdit): Segment[] | undefined {
  const segment = inBlock[edited];
  if (!segment?.target || edited !== end) return undefined;
  const place = reachOf(old, segment.target.range);
  const is = text.slice(place.start, place.end + by);
  const read = format.readTarget?.(before, segment, old.slice(place.start, place.end), is);
  if (!read) return undefined;
  const { range } = segment;
  const endsWithTarget = range.end <= place.end;
  const changed = segmentWith(segment, {
    range: {
      start: range.start,
      end: endsWithTarget ? place.start + (read.end ?? read.target.range.end) : range.end + by,
    },
    target: movedSlot(read.target, place.start),
    state: read.state,
  });
  return [...inBlock.slice(0, edited), changed, ...inBlock.slice(edited + 1).map((other) => movedSegment(other, by))];
}

/** The segments of the block with the entry, and those that are read along with it, read in the frame of the file. */
function readInFrame(edit: EntryEdit, scopes: EntryScopes): Segment[] | undefined {
  const { format, before, old, text, by, block, inBlock, edited, end } = edit;
  const entry = inBlock[edited]?.range ?? { start: 0, end: 0 };
  const { head, tail, ...whole } = scopes.frameOf(block.first + edited, block.first + end);
  const [first, last] = [whole.first - block.first, whole.last - block.first];
  const olds = inBlock.slice(Math.max(0, first), last + 1);
  if (olds.length !== last + 1 - first) return undefined;
  const part = { start: olds[0]?.range.start ?? 0, end: olds.at(-1)?.range.end ?? 0 };
  const was = format.parse(head + old.slice(part.start, part.end) + tail, before.path);
  const is = format.parse(head + text.slice(part.start, part.end + by) + tail, before.path);
  if (
    !sameDialect(before, was) ||
    !sameFrame(was, is) ||
    was.segments.length !== olds.length ||
    is.segments.length !== olds.length
  )
    return undefined;
  const move = part.start - head.length;
  for (const [i, segment] of olds.entries()) {
    const [a, b] = [was.segments[i] as Segment, is.segments[i] as Segment];
    if (!sameReading(segment, a, move) || !sameIdentity(a, b)) return undefined;
    const [start, end] = [a.range.start + move > entry.start ? by : 0, a.range.end + move >= entry.end ? by : 0];
    if (b.range.start !== a.range.start + start || b.range.end !== a.range.end + end) return undefined;
  }
  return [
    ...inBlock.slice(0, first),
    ...is.segments.map((segment) => movedSegment(segment, move)),
    ...inBlock.slice(last + 1).map((segment) => movedSegment(segment, by)),
  ];
}

/** So many spaces at the end of a line are looked at. */
const farthest = 100;

/** A text and the spaces behind it where they end its line: the next word stands there before it is a part of the text. */
function reachOf(text: ReadableText, { start, end }: TextRange): TextRange {
  const behind = text.slice(end, end + farthest);
  const spaces = /^[ \t]*(?=[\r\n]|$)/.exec(behind)?.[0].length ?? 0;
  return { start, end: end + (spaces < farthest ? spaces : 0) };
}

function holds(range: TextRange | undefined, edit: TextRange): boolean {
  return range !== undefined && range.start <= edit.start && edit.end <= range.end;
}

function startOf(segment: Segment | undefined): number {
  return segment?.range.start ?? 0;
}

/** Whether the frame tells as much of the file as the file itself does. */
function sameDialect(file: Catalog, frame: Catalog): boolean {
  return (
    file.dialect === frame.dialect &&
    file.sourceLanguage === frame.sourceLanguage &&
    file.targetLanguage === frame.targetLanguage
  );
}

function sameFrame(a: Catalog, b: Catalog): boolean {
  return (
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage &&
    a.dialect === b.dialect &&
    a.problems.length === b.problems.length &&
    a.problems.every(({ id, message }, i) => id === b.problems[i]?.id && message === b.problems[i]?.message)
  );
}

/** Whether an entry read in the frame is what it was in the whole file. */
function sameReading(inFile: Segment, inFrame: Segment, move: number): boolean {
  return (
    sameIdentity(inFile, inFrame) &&
    inFile.state === inFrame.state &&
    inFile.rawState === inFrame.rawState &&
    inFile.target?.value === inFrame.target?.value &&
    inFile.target?.range.start === (inFrame.target && inFrame.target.range.start + move) &&
    inFile.range.start === inFrame.range.start + move &&
    inFile.range.end === inFrame.range.end + move
  );
}

/** Everything about an entry that an edit of its target must leave as it is. */
function sameIdentity(a: Segment, b: Segment): boolean {
  return (
    a.id === b.id &&
    a.source?.value === b.source?.value &&
    a.translatable === b.translatable &&
    a.obsolete === b.obsolete &&
    a.context === b.context &&
    a.plural?.group === b.plural?.group &&
    a.plural?.index === b.plural?.index &&
    a.notes.length === b.notes.length &&
    a.notes.every(({ text }, i) => text === b.notes[i]?.text) &&
    a.ignored.join() === b.ignored.join() &&
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage
  );
}
