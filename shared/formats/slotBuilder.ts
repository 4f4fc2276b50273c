import type { InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { runsToText } from '../xml/xmlSlot.ts';

/**
 * Collects a value with its codes and the way back to the file, in the order of the text. A class because each step adds
 * to what the ones before it found.
 */
export class SlotBuilder {
  value = '';
  readonly codes: InlineCode[] = [];
  /** As `runs` of a decoded XML content. */
  private readonly runs: number[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Text that stands for itself. */
  literal(start: number, end: number): void {
    if (end > start) this.append(this.text.slice(start, end), start, end);
  }

  /** Text that is written differently: one character, or as many as are written. */
  append(value: string, start: number, end: number): void {
    const { runs } = this;
    const last = runs.length - 3;
    const joins =
      last >= 0 &&
      runs[last + 2] === start &&
      value.length === end - start &&
      start - (runs[last + 1] as number) === this.value.length - (runs[last] as number);
    if (joins) runs[last + 2] = end;
    else runs.push(this.value.length, start, end);
    this.value += value;
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
    const start = this.value.length;
    let at = range.start;
    for (const { start: from, end } of without) {
      this.literal(at, from);
      at = end;
    }
    this.literal(at, range.end);
    const code = { start, end: this.value.length, kind, id, display: id };
    this.codes.push(optional ? { ...code, optional } : code);
  }

  /** What was collected, as the text of a range. */
  slot(range: TextRange): Slot {
    const { value, codes, runs } = this;
    return { range, value, codes, toText: (offset) => runsToText(range, value, runs, offset) };
  }
}
