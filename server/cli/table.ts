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
