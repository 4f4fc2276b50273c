import type { TextRange } from '../../catalog/textRange.ts';
import { blockStart } from './blockStart.ts';

/** Whether a line of text is the head of a table whose second line is given. */
export function isTableHead(text: string, head: TextRange | undefined, rest: string): boolean {
  if (!head || !/\|/.test(`${rest}${text.slice(head.start, head.end)}`) || !blockStart.delimiters.test(rest))
    return false;
  return rowCells(text, head).length === rowCells(rest, { start: 0, end: rest.length }).length;
}

/** The cells of a row, without white space at their ends. */
export function rowCells(text: string, line: TextRange): TextRange[] {
  const cells: TextRange[] = [];
  let start = line.start;
  for (let offset = line.start; offset <= line.end; offset++) {
    const character = text[offset];
    if (offset < line.end - 1 && character === '\\') offset++;
    else if (offset >= line.end || character === '|') {
      let [from, to] = [start, Math.min(offset, line.end)];
      while (from < to && /[ \t]/.test(text.charAt(from))) from++;
      while (to > from && /[ \t]/.test(text.charAt(to - 1))) to--;
      const outer = to === from && (cells.length === 0 ? offset === line.start : offset >= line.end);
      if (!outer || (cells.length === 0 && offset > start)) cells.push({ start: from, end: to });
      start = offset + 1;
    }
  }
  return cells;
}
