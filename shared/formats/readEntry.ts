import type { Catalog, Problem } from '../catalog/catalog.ts';
import type { ReadableText } from '../catalog/chunkedText.ts';
import { movedSegment, movedSlot, sameRange } from '../catalog/movedSegment.ts';
import type { Segment } from '../catalog/segment.ts';
import type { SegmentBlock } from '../catalog/segmentList.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import { isWithin, type TextRange } from '../catalog/textRange.ts';
import { english } from '../sentences/sentence.ts';
import type { EntryScopes } from './entryScopes.ts';
import type { Format } from './format.ts';

/** An edit at the segments of a block. */
export interface BlockEdit {
  readonly format: Format;
  readonly before: Catalog;
  readonly old: ReadableText;
  readonly text: ReadableText;
  /** What of the old text was replaced. */
  readonly edit: TextRange;
  /** How much longer the text is now. */
  readonly shift: number;
  readonly block: SegmentBlock;
  /** The segments of the block at their places. */
  readonly inBlock: readonly Segment[];
}

/** The segments of a block as they are now, with the part of the old text that was read again. */
export interface ReadBlock {
  readonly range: TextRange;
  readonly segments: readonly Segment[];
}

/** An edit within the target of one entry. */
interface EntryEdit extends BlockEdit {
  /** Indexes among the segments of the block of the first and the last one of the entry. */
  readonly edited: number;
  readonly end: number;
}

/** An edit of one entry, read by itself or in the frame of its file. */
export function readEntry(blockEdit: BlockEdit, scopes: EntryScopes | undefined): ReadBlock | undefined {
  const { format, old, inBlock, edit } = blockEdit;
  const placeOf = ({ target }: Segment) => target && reachOf(old, target.range, format.readTarget ? lineEnd : endTag);
  const edited = inBlock.findIndex((segment) => {
    const { start, end } = segment.range;
    if (start > edit.start || edit.end > end + farthest) return false;
    return edit.end <= Math.max(end, placeOf(segment)?.end ?? end);
  });
  const entry = inBlock[edited]?.range;
  if (!entry) return undefined;
  let end = edited;
  while (sameRange(entry, inBlock[end + 1]?.range)) end++;
  if (!inBlock.slice(edited, end + 1).some((segment) => isWithin(edit, placeOf(segment)))) return undefined;
  const entryEdit = { ...blockEdit, edited, end };
  const read = scopes ? readInFrame(entryEdit, scopes) : readAlone(entryEdit);
  return read && { range: { start: entry.start, end: Math.max(entry.end, edit.end) }, ...read };
}

/** The segments of the block with the edited target read by itself. */
function readAlone({
  format,
  before,
  old,
  text,
  shift,
  inBlock,
  edited,
  end,
}: EntryEdit): Omit<ReadBlock, 'range'> | undefined {
  const segment = inBlock[edited];
  if (!segment?.target || edited !== end) return undefined;
  const place = reachOf(old, segment.target.range, lineEnd);
  const is = text.slice(place.start, place.end + shift);
  const read = format.readTarget?.(before, segment, old.slice(place.start, place.end), is);
  if (!read) return undefined;
  const { range } = segment;
  const endsWithTarget = range.end <= place.end;
  const changed = segmentWith(segment, {
    range: {
      start: range.start,
      end: endsWithTarget ? place.start + (read.end ?? read.target.range.end) : range.end + shift,
    },
    target: movedSlot(read.target, place.start),
    state: read.state,
  });
  const behind = inBlock.slice(edited + 1).map((other) => movedSegment(other, shift));
  return { segments: [...inBlock.slice(0, edited), changed, ...behind] };
}

/** The segments of the block with the entry, and those that are read along with it, read in the frame of the file. */
function readInFrame(edit: EntryEdit, scopes: EntryScopes): Omit<ReadBlock, 'range'> | undefined {
  const { format, before, old, text, shift, block, inBlock, edited, end } = edit;
  const entry = inBlock[edited]?.range ?? { start: 0, end: 0 };
  const { head, tail, ...whole } = scopes.frameOf(block.first + edited, block.first + end);
  const [first, last] = [whole.first - block.first, whole.last - block.first];
  const olds = inBlock.slice(Math.max(0, first), last + 1);
  if (olds.length !== last + 1 - first) return undefined;
  // Spaces behind a text become a part of it where a word is written over them.
  const part = { start: olds[0]?.range.start ?? 0, end: Math.max(olds.at(-1)?.range.end ?? 0, edit.edit.end) };
  const was = format.parse(head + old.slice(part.start, part.end) + tail, before.path);
  const is = format.parse(head + text.slice(part.start, part.end + shift) + tail, before.path);
  if (
    !sameDialect(before, was) ||
    !sameFrame(was, is) ||
    was.segments.count !== olds.length ||
    is.segments.count !== olds.length
  )
    return undefined;
  const move = part.start - head.length;
  for (const [i, segment] of olds.entries()) {
    const [a, b] = [was.segments.at(i) as Segment, is.segments.at(i) as Segment];
    if (!sameReading(segment, a, move) || !sameIdentity(a, b)) return undefined;
    if (a.translatable !== b.translatable) return undefined;
    const [from, to] = [a.range.start + move > entry.start ? shift : 0, a.range.end + move >= entry.end ? shift : 0];
    if (b.range.start !== a.range.start + from || b.range.end !== a.range.end + to) return undefined;
  }
  const segments = [
    ...inBlock.slice(0, first),
    ...is.segments.all().map((segment) => movedSegment(segment, move)),
    ...inBlock.slice(last + 1).map((segment) => movedSegment(segment, shift)),
  ];
  return { segments };
}

/** So many spaces behind a text are looked at. */
const farthest = 100;

/** Spaces at the end of a line, and those before the end tag of an element of XML. */
const lineEnd = /^[ \t]*(?=[\r\n]|$)/;
const endTag = /^[ \t\r\n]*(?=<\/)/;

/** A text and the spaces behind it where the next word stands there before it is a part of the text. */
function reachOf(text: ReadableText, { start, end }: TextRange, space: RegExp): TextRange {
  const behind = text.slice(end, end + farthest);
  const spaces = space.exec(behind)?.[0].length ?? 0;
  return { start, end: end + (spaces < farthest ? spaces : 0) };
}

/** Whether the frame tells as much of the file as the file itself does. */
function sameDialect(file: Catalog, frame: Catalog): boolean {
  return (
    file.dialect === frame.dialect &&
    file.sourceLanguage === frame.sourceLanguage &&
    file.targetLanguage === frame.targetLanguage
  );
}

/** Whether two states of an entry leave all else of the frame as it is. */
function sameFrame(a: Catalog, b: Catalog): boolean {
  return (
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage &&
    a.dialect === b.dialect &&
    sameProblems([...a.problems], [...b.problems])
  );
}

function sameProblems(a: readonly Problem[], b: readonly Problem[]): boolean {
  const words = (problems: readonly Problem[]) =>
    problems.map(({ id, message }) => `${id} ${english(message)}`).join('\n');
  return a.length === b.length && words(a) === words(b);
}

/** Whether an entry read in the frame is what it was in the whole file. */
function sameReading(inFile: Segment, inFrame: Segment, move: number): boolean {
  return (
    sameIdentity(inFile, inFrame) &&
    inFile.translatable === inFrame.translatable &&
    inFile.state === inFrame.state &&
    inFile.rawState === inFrame.rawState &&
    inFile.rawOrigin === inFrame.rawOrigin &&
    inFile.target?.value === inFrame.target?.value &&
    inFile.target?.range.start === (inFrame.target && inFrame.target.range.start + move) &&
    inFile.range.start === inFrame.range.start + move &&
    inFile.range.end === inFrame.range.end + move
  );
}

/** Everything about an entry, but for whether it is translated, that an edit of its target must leave as it is. */
function sameIdentity(a: Segment, b: Segment): boolean {
  return (
    a.id === b.id &&
    a.source?.value === b.source?.value &&
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
