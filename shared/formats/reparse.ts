import type { Catalog } from '../catalog/catalog.ts';
import { type CommonEnds, commonEnds } from '../catalog/commonEnds.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Format } from './format.ts';
import {
  type BlockedSegments,
  blockSegments,
  catalogOf,
  movedRange,
  movedSegment,
  type SegmentBlock,
  sameRange,
  settledSegments,
} from './segmentBlocks.ts';

/**
 * Parses a text that was edited since it was parsed last. An edit within the target of one entry costs little: only
 * that entry is read, in the frame that the file has around its entries, and the others move along when somebody asks
 * for them. It is done only where the same reading of the entry as it was gives what the whole file gave; in every
 * other case, and for files of one language, the whole text is parsed.
 *
 * @param before what the same format made of an earlier text, not paired.
 * @returns what `format.parse(text, before.path)` returns, guessed `syntaxes` aside, which stay.
 */
export function reparse(format: Format, before: Catalog, text: string): Catalog {
  return spliced(format, before, text) ?? format.parse(text, before.path);
}

function spliced(format: Format, before: Catalog, text: string): Catalog | undefined {
  if (before.kind !== 'bilingual' || before.text === text) return undefined;
  const blocked = blockSegments(before);
  if (!blocked) return undefined;
  const ends = commonEnds(before.text, text);
  const oldEnd = before.text.length - ends.suffix;
  const place = blocked.blocks.findLastIndex(({ segments, by }) => startOf(segments[0]) + by <= ends.prefix);
  const block = blocked.blocks[place];
  if (!block) return undefined;
  const inBlock = settledSegments(block);
  const first = inBlock.findIndex(({ range }) => range.start <= ends.prefix && oldEnd <= range.end);
  const entry = inBlock[first]?.range;
  if (!entry) return undefined;
  let last = first;
  while (sameRange(entry, inBlock[last + 1]?.range)) last++;
  const old = inBlock.slice(first, last + 1);
  if (!old.some(({ target }) => holds(target?.range, ends, oldEnd))) return undefined;
  if (before.problems.some(({ range }) => range.start <= entry.end && range.end >= entry.start)) return undefined;
  const previous = first > 0 ? inBlock[first - 1]?.range.end : lastEnd(blocked.blocks[place - 1]);
  const next = inBlock[last + 1]?.range.start ?? firstStart(blocked.blocks[place + 1]);
  const head = framing(blocked, (index) => index < block.first + first) + before.text.slice(previous ?? 0, entry.start);
  const tail = before.text.slice(entry.end, next) + framing(blocked, (index) => index > block.first + last + 1);
  const by = text.length - before.text.length;
  const was = format.parse(head + before.text.slice(entry.start, entry.end) + tail, before.path);
  const is = format.parse(head + text.slice(entry.start, entry.end + by) + tail, before.path);
  if (!sameFrame(was, is) || was.segments.length !== old.length || is.segments.length !== old.length) return undefined;
  const move = entry.start - head.length;
  for (const [i, segment] of old.entries()) {
    const [a, b] = [was.segments[i] as Segment, is.segments[i] as Segment];
    if (!sameReading(segment, a, move) || !sameIdentity(a, b)) return undefined;
    if (b.range.start !== a.range.start || b.range.end !== a.range.end + by) return undefined;
  }
  const changed: SegmentBlock = {
    first: block.first,
    segments: [
      ...inBlock.slice(0, first),
      ...is.segments.map((segment) => movedSegment(segment, move)),
      ...inBlock.slice(last + 1).map((segment) => movedSegment(segment, by)),
    ],
    by: 0,
  };
  const blocks = blocked.blocks.map((other, index) =>
    index < place || (index > place && by === 0) ? other : index === place ? changed : { ...other, by: other.by + by },
  );
  const problems = before.problems.map((problem) =>
    problem.range.start > entry.end ? { ...problem, range: movedRange(problem.range, by) } : problem,
  );
  return catalogOf(before, { text, problems }, { blocks, gaps: blocked.gaps });
}

function holds(range: TextRange | undefined, ends: CommonEnds, oldEnd: number): boolean {
  return range !== undefined && range.start <= ends.prefix && oldEnd <= range.end;
}

/** What of the file stands before some segments and is no entry. White space alone says nothing there. */
function framing({ gaps }: BlockedSegments, wanted: (index: number) => boolean): string {
  let frame = '';
  for (const { before, text } of gaps) if (wanted(before)) frame += text;
  return frame;
}

function startOf(segment: Segment | undefined): number {
  return segment?.range.start ?? 0;
}

function firstStart(block: SegmentBlock | undefined): number | undefined {
  return block && startOf(block.segments[0]) + block.by;
}

function lastEnd(block: SegmentBlock | undefined): number | undefined {
  const last = block?.segments.at(-1);
  return block && last && last.range.end + block.by;
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
    a.ignored.join() === b.ignored.join() &&
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage
  );
}
