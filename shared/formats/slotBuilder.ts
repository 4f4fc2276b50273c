import type { InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { runsToText } from '../xml/xmlSlot.ts';
import { linearSlot } from './slot.ts';

const none: readonly never[] = [];

/**
 * Collects a value with its codes and the way back to the file, in the order of the text. A class because each step adds
 * to what the ones before it found.
 */
export class SlotBuilder {
  readonly codes: InlineCode[] = [];
  /** The value, but for raw text that follows it and stands for itself: most values are one stretch of that. */
  private before = '';
  private from = 0;
  private to = 0;
  /** As `runs` of a decoded XML content. */
  private runs: number[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get value(): string {
    const { before, from, to } = this;
    if (to > from) this.before = before === '' ? this.text.slice(from, to) : before + this.text.slice(from, to);
    this.from = to;
    return this.before;
  }

  /** Of the value, in UTF-16 code units. */
  get length(): number {
    return this.before.length + this.to - this.from;
  }

  /** Text that stands for itself. */
  literal(start: number, end: number): void {
    if (end <= start) return;
    this.run(end - start, start, end);
    if (this.to === start && this.to > this.from) this.to = end;
    else {
      this.before = this.value;
      this.from = start;
      this.to = end;
    }
  }

  /** Text that is written differently: one character, or as many as are written. */
  append(value: string, start: number, end: number): void {
    this.run(value.length, start, end);
    this.before = this.value + value;
  }

  /**
   * A stretch in which some characters are written otherwise than they read.
   *
   * @param read what stands at an offset, and where it ends; no value for what stands for itself.
   */
  escaped(
    { start, end }: TextRange,
    read: (offset: number) => readonly [value: string | undefined, end: number],
  ): void {
    let from = start;
    for (let offset = start; offset < end; ) {
      const [value, next] = read(offset);
      if (value !== undefined) {
        this.literal(from, offset);
        this.append(value, offset, next);
        from = next;
      }
      offset = next;
    }
    this.literal(from, end);
  }

  /** Where so many characters of the value, the next ones, stand. */
  private run(count: number, start: number, end: number): void {
    const { runs, length } = this;
    const last = runs.length - 3;
    if (last < 0) {
      // Most texts have one; a list that grows has room for many more.
      this.runs = [length, start, end];
      return;
    }
    const joins =
      runs[last + 2] === start &&
      count === end - start &&
      start - (runs[last + 1] as number) === length - (runs[last] as number);
    if (joins) runs[last + 2] = end;
    else runs.push(length, start, end);
  }

  /**
   * An inline code with its markup.
   *
   * @param without ranges within it that are texts of their own, and are not in the value; in order.
   */
  code(
    range: TextRange,
    kind: InlineCode['kind'],
    id: string,
    without: readonly TextRange[] = [],
    optional = false,
  ): void {
    const start = this.length;
    let offset = range.start;
    for (const { start: from, end } of without) {
      this.literal(offset, from);
      offset = end;
    }
    this.literal(offset, range.end);
    const code = { start, end: this.length, kind, id, display: id };
    this.codes.push(optional ? { ...code, optional } : code);
  }

  /** What was collected, as the text of a range. */
  slot(range: TextRange): Slot {
    const { value, runs } = this;
    const codes = this.codes.length === 0 ? none : this.codes.slice();
    if (runs.length === 3 && runs[1] === range.start && range.end - range.start === value.length)
      return linearSlot(value, range, codes);
    return { range, value, codes, toText: (offset) => runsToText(range, value, runs, offset) };
  }
}
