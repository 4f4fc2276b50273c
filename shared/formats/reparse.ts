import { type Catalog, contentOf, editedCatalog, type Problem } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import { type CommonEnds, commonEnds } from '../catalog/commonEnds.ts';
import { movedRange, movedSegment, sameRange } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import {
  type SegmentBlock,
  SegmentList,
  type SegmentMaker,
  settledSegments,
  withOwnSource,
} from '../catalog/segmentList.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { blockSegments, surroundingsOf } from './entryBlocks.ts';
import type { EntryScopes } from './entryScopes.ts';
import type { Format } from './format.ts';
import { type ReadBlock, readEntry } from './readEntry.ts';
import { relateStates } from './relatedStates.ts';

/**
 * Parses a text that was edited since it was parsed last. In a format of the large tier an edit within the target of one
 * entry costs little: the format is asked to read that target alone, or only that entry is read, with those beside it that
 * it may depend on and in the frame that the file has around its entries, and the others move along when somebody asks for
 * them. The latter is done only where the same reading of the entry as it was gives what the whole file gave. In every
 * other case the whole text is parsed.
 *
 * @param before what the same format made of an earlier text, not paired.
 * @param common what both texts have in common at their ends, where the caller knows; it need not be all of it. Finding
 *   it costs more than the reading.
 * @returns what `format.parse(text, before.path)` returns, guessed `syntaxes` aside, which stay.
 */
export function reparse(format: Format, before: Catalog, text: ReadableText, common?: CommonEnds): Catalog {
  if (common && common.prefix >= Math.max(contentOf(before).length, text.length)) return before;
  const read = spliced(format, before, text, common);
  if (read) return read;
  const after = parseAgain(format, before, text);
  return format.tier === 'large' ? after : relateStates(before, after, common ?? commonEnds(before.text, after.text));
}

/** Parses the whole of an edited text. What the project says of a file is no part of its text, and holds for it still. */
export function parseAgain(format: Format, { path, quoting }: Catalog, text: ReadableText): Catalog {
  const catalog = format.parse(text.toString(), path);
  return quoting ? { ...catalog, quoting } : catalog;
}

function spliced(format: Format, before: Catalog, text: ReadableText, common?: CommonEnds): Catalog | undefined {
  const old = contentOf(before);
  const isGiven = common && common.prefix + common.suffix <= Math.min(old.length, text.length);
  if ((!isGiven && before.text === text.toString()) || !isReadByEntries(format, before)) return undefined;
  const oldBlocks = blockSegments(before, !format.readTarget);
  if (!oldBlocks) return undefined;
  const ends = isGiven ? common : commonEnds(before.text, text.toString());
  const edit = { start: ends.prefix, end: old.length - ends.suffix };
  const place = oldBlocks.findLastIndex(({ segments, shift }) => startOf(segments[0]) + shift <= edit.start);
  const block = oldBlocks[place];
  if (!block) return undefined;
  const shift = text.length - old.length;
  const blockEdit = { format, before, old, text, edit, shift, block, inBlock: settledSegments(block) };
  const read = readEntry(blockEdit, surroundingsOf(before, !format.readTarget)?.scopes);
  if (!read) return undefined;
  const problems = problemsAround(before, read, shift);
  if (!problems) return undefined;
  const changed: SegmentBlock = { first: block.first, segments: read.segments, shift: 0 };
  const blocks = oldBlocks.map((other, index) =>
    index < place || (index > place && shift === 0)
      ? other
      : index === place
        ? changed
        : { ...other, shift: other.shift + shift },
  );
  const change = { first: place, end: place + 1, ends };
  const segments = new SegmentList({ blocks, edited: { before: before.segments, change } });
  return editedCatalog(before, text, { segments, problems, errors: errorsAmong(problems) });
}

const errorsAmong = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === 'error');

/** Whether an entry may be read again without the others. */
function isReadByEntries(format: Format, catalog: Catalog): boolean {
  return format.tier === 'large' && !catalog.pair && !catalog.isSource;
}

/**
 * The same of a catalog nobody has asked the list of segments of: the entry that was edited is read again, and no list of
 * the others is made.
 *
 * @param id of the segment that the edit lies in.
 * @returns undefined where the text has to be parsed; otherwise with the segments that were read again, as they were and
 *   as they are.
 */
export function reparseOne(
  format: Format,
  before: Catalog,
  id: string,
  text: ReadableText,
  ends: CommonEnds,
): { readonly catalog: Catalog; readonly was: readonly Segment[]; readonly is: readonly Segment[] } | undefined {
  const maker = before.segments.unmade;
  // What stands between the units of a document is more to keep than a second reading of it.
  const isFramed = maker?.all && !format.readTarget;
  const around = maker && !isFramed && entryAround(format, before, maker, id);
  if (!around) return undefined;
  const { first, was, scopes } = around;
  const old = before.text;
  const edit = { start: ends.prefix, end: old.length - ends.suffix };
  const shift = text.length - old.length;
  const block = { first, segments: was, shift: 0 };
  const entryEdit = { format, before, old, text, edit, shift, block, inBlock: was };
  const read = readEntry(entryEdit, scopes);
  const problems = read && problemsAround(before, read, shift);
  if (!problems) return undefined;
  const is = read.segments;
  const segment = (place: number, isSource?: boolean) => {
    const edited = is[place - first];
    if (edited) return isSource ? withOwnSource(edited) : edited;
    const other = maker.segment(place, isSource);
    return place < first ? other : movedBehind(other, edit, shift);
  };
  const segments = new SegmentList({ maker: { count: maker.count, segment } });
  // Not the text as it is read in parts, which holds on to the text before.
  const catalog = editedCatalog(before, text.toString(), { segments, problems, errors: errorsAmong(problems) });
  return { catalog, was, is };
}

/** The segments that are read together with one, the place of the first of them, and what they stand in. */
function entryAround(
  format: Format,
  catalog: Catalog,
  { count, segment }: SegmentMaker,
  id: string,
): { readonly first: number; readonly was: readonly Segment[]; readonly scopes: EntryScopes | undefined } | undefined {
  if (!isReadByEntries(format, catalog)) return undefined;
  let place = 0;
  while (place < count && segment(place).id !== id) place++;
  if (place === count) return undefined;
  if (format.readTarget) return { first: place, was: [segment(place)], scopes: undefined };
  const { scopes } = surroundingsOf(catalog, true) ?? {};
  if (!scopes) return undefined;
  const { range } = segment(place);
  let last = place;
  while (last + 1 < count && sameRange(range, segment(last + 1).range)) last++;
  while (place > 0 && sameRange(range, segment(place - 1).range)) place--;
  const frame = scopes.frameOf(place, last);
  const size = frame.last + 1 - frame.first;
  return { first: frame.first, was: Array.from({ length: size }, (_, i) => segment(frame.first + i)), scopes };
}

/** The problems of a file once a part of it was read again; undefined where there was one in that part that was not. */
function problemsAround(before: Catalog, { range: part }: ReadBlock, shift: number): readonly Problem[] | undefined {
  const problems = [...before.problems];
  if (problems.some(({ range }) => range.start <= part.end && range.end >= part.start)) return undefined;
  return problems.map((problem) =>
    problem.range.start > part.end ? { ...problem, range: movedRange(problem.range, shift) } : problem,
  );
}

/** A segment behind an edit, where it stands afterwards. */
function movedBehind(segment: Segment, edit: TextRange, shift: number): Segment {
  const moved = movedSegment(segment, shift);
  const { idRange } = segment;
  // The id of an element may stand before other texts than the one that has it.
  return idRange && idRange.end <= edit.start ? segmentWith(moved, { idRange }) : moved;
}

function startOf(segment: Segment | undefined): number {
  return segment?.range.start ?? 0;
}
