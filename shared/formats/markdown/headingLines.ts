import type { TextRange } from '../../catalog/textRange.ts';

/** The lines of a heading without the signs at its end that close it. */
export function headingLines(text: string, lines: readonly TextRange[]): readonly TextRange[] {
  const last = lines.at(-1);
  // Only those of one line are closed.
  const close = last && lines.length === 1 ? /(?:^|[ \t])#+[ \t]*$/.exec(text.slice(last.start, last.end)) : null;
  return last && close ? [{ start: last.start, end: last.start + close.index }] : lines;
}
