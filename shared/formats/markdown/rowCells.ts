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
  const found: TextRange[] = [];
  let start = line.start;
  for (let at = line.start; at <= line.end; at++) {
    const character = text[at];
    if (at < line.end - 1 && character === '\\') at++;
    else if (at >= line.end || character === '|') {
      let [from, to] = [start, Math.min(at, line.end)];
      while (from < to && /[ \t]/.test(text.charAt(from))) from++;
      while (to > from && /[ \t]/.test(text.charAt(to - 1))) to--;
      const outer = to === from && (found.length === 0 ? at === line.start : at >= line.end);
      if (!outer || (found.length === 0 && at > start)) found.push({ start: from, end: to });
      start = at + 1;
    }
  }
  return found;
}
