/**
 * A half-open range of a text, in UTF-16 code units: `text.slice(start, end)` is what it names.
 *
 * @example const hello: TextRange = { start: 0, end: 5 }; // 'Hello world'.slice(0, 5) === 'Hello'
 */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Whether a range lies in another one, up to its edges; false where there is none. */
export function isWithin(inner: TextRange, outer: TextRange | undefined): boolean {
  return outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;
}

/** One replacement in a text. An insertion has `start === end`; a deletion has an empty `newText`. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/**
 * Applies edits that all refer to the same, unedited text. Edits at the same offset keep their order.
 *
 * @throws RangeError when two edits overlap or one lies outside the text: a caller's defect, never bad input.
 * @example applyEdits('abc', [{ range: { start: 1, end: 2 }, newText: 'X' }]); // 'aXc'
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let offset = 0;
  for (const { range, newText } of sortEdits(edits)) {
    if (range.start < offset || range.end < range.start || range.end > text.length) {
      throw new RangeError(`edit ${range.start}–${range.end} overlaps another or lies outside the text`);
    }
    result += text.slice(offset, range.start) + newText;
    offset = range.end;
  }
  return result + text.slice(offset);
}

/** The edits in the order in which they stand in the text (stable for equal offsets). */
export function sortEdits(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}
