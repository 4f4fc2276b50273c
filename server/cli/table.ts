import { widthOf } from './reporters/frame.ts';

/**
 * Rows as lines of equally wide columns, two spaces between them.
 *
 * @param right columns that are set flush right, counted from 0.
 * @example tableLines([['a', '1'], ['bc', '20']], [1]); // ['a    1', 'bc  20']
 */
export function tableLines(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - widthOf(cell));
        return right.includes(i) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

/**
 * A table with its head and a line below it.
 *
 * @param left how many columns from the start are set flush left; the others hold numbers.
 * @example table(['file', 'n'], [['a.po', '3']], 1);
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const numbers = head.map((_, i) => i).slice(left);
  const [first = '', ...rest] = tableLines([head, ...rows], numbers);
  return [first, '─'.repeat(Math.max(first.length, ...rest.map((line) => line.length))), ...rest].join('\n');
}
