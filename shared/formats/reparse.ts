import type { Catalog, Problem } from '../catalog/catalog.ts';
import { type CommonEnds, commonEnds } from '../catalog/commonEnds.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Format } from './format.ts';

/**
 * Parses a text that was edited since it was parsed last. An edit within the target of one entry costs little: only
 * that entry is read, in the frame that the file has around its entries, and the others move along. It is done only
 * where the same reading of the entry as it was gives what the whole file gave; in every other case, and for files of
 * one language, the whole text is parsed.
 *
 * @param before what the same format made of an earlier text, not paired.
 * @returns what `format.parse(text, before.path)` returns, guessed `syntaxes` aside, which stay.
 */
export function reparse(format: Format, before: Catalog, text: string): Catalog {
  return spliced(format, before, text) ?? format.parse(text, before.path);
}

function spliced(format: Format, before: Catalog, text: string): Catalog | undefined {
  if (before.kind !== 'bilingual' || before.text === text) return undefined;
  const ends = commonEnds(before.text, text);
  const oldEnd = before.text.length - ends.suffix;
  const first = before.segments.findIndex(({ range }) => range.start <= ends.prefix && oldEnd <= range.end);
  const entry = before.segments[first]?.range;
  if (!entry) return undefined;
  const same = ({ range }: Segment) => range.start === entry.start && range.end === entry.end;
  let last = first;
  while (last + 1 < before.segments.length && same(before.segments[last + 1] as Segment)) last++;
  const old = before.segments.slice(first, last + 1);
  if (!old.some(({ target }) => holds(target?.range, ends, oldEnd))) return undefined;
  if (before.problems.some(({ range }) => range.start <= entry.end && range.end >= entry.start)) return undefined;
  const frame = frameAround(before, entry);
  if (!frame) return undefined;
  const by = text.length - before.text.length;
  const was = format.parse(frame.head + before.text.slice(entry.start, entry.end) + frame.tail, before.path);
  const is = format.parse(frame.head + text.slice(entry.start, entry.end + by) + frame.tail, before.path);
  if (!sameFrame(was, is) || was.segments.length !== old.length || is.segments.length !== old.length) return undefined;
  const move = entry.start - frame.head.length;
  for (const [i, segment] of old.entries()) {
    const [a, b] = [was.segments[i] as Segment, is.segments[i] as Segment];
    if (!sameReading(segment, a, move) || !sameIdentity(a, b)) return undefined;
    if (b.range.start !== a.range.start || b.range.end !== a.range.end + by) return undefined;
  }
  return {
    ...before,
    text,
    segments: [
      ...before.segments.slice(0, first),
      ...is.segments.map((segment) => moved(segment, move)),
      ...(by === 0
        ? before.segments.slice(last + 1)
        : before.segments.slice(last + 1).map((other) => moved(other, by))),
    ],
    problems: before.problems.map((problem) => (problem.range.start > entry.end ? movedProblem(problem, by) : problem)),
  };
}

function holds(range: TextRange | undefined, ends: CommonEnds, oldEnd: number): boolean {
  return range !== undefined && range.start <= ends.prefix && oldEnd <= range.end;
}

/** The file without its other entries; undefined where entries overlap. */
function frameAround({ text, segments }: Catalog, entry: TextRange): { head: string; tail: string } | undefined {
  const sides = { head: '', tail: '' };
  let at = 0;
  let side: 'head' | 'tail' = 'head';
  let last: TextRange | undefined;
  for (const { range } of segments) {
    if (range.start < at) {
      if (last?.start === range.start && last.end === range.end) continue;
      return undefined;
    }
    sides[side] += text.slice(at, range.start);
    if (range.start === entry.start) side = 'tail';
    at = range.end;
    last = range;
  }
  sides[side] += text.slice(at);
  return sides;
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

/** A slot that stands elsewhere in another text and reads the same. */
class MovedSlot implements Slot {
  readonly slot: Slot;
  readonly by: number;

  constructor(slot: Slot, by: number) {
    this.slot = slot;
    this.by = by;
  }

  get range(): TextRange {
    return movedRange(this.slot.range, this.by);
  }

  get value(): string {
    return this.slot.value;
  }

  get codes(): Slot['codes'] {
    return this.slot.codes;
  }

  toText(offset: number): number {
    return this.slot.toText(offset) + this.by;
  }
}

function movedSlot(slot: Slot, by: number): Slot {
  return slot instanceof MovedSlot ? new MovedSlot(slot.slot, slot.by + by) : new MovedSlot(slot, by);
}

function movedRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

function moved(segment: Segment, by: number): Segment {
  const { idRange, source, target } = segment;
  return {
    ...segment,
    range: movedRange(segment.range, by),
    ...(idRange ? { idRange: movedRange(idRange, by) } : {}),
    ...(source ? { source: movedSlot(source, by) } : {}),
    ...(target ? { target: movedSlot(target, by) } : {}),
  };
}

function movedProblem(problem: Problem, by: number): Problem {
  return { ...problem, range: movedRange(problem.range, by) };
}
