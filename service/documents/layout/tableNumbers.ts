import { isNextTo } from './tableCells.ts';
import type { TextLine } from './textLines.ts';
import type { TextParagraph } from './textParagraphs.ts';

/**
 * Gives the texts of one table the same number: cells that are next to one another, and lines of neighbouring rows. A
 * text alone is no table.
 *
 * @param neighbours as `tableRows` gives them.
 */
export function tableNumbers(
  paragraphs: readonly TextParagraph[],
  neighbours: readonly (readonly [TextLine, TextLine])[],
): TextParagraph[] {
  const tables = paragraphs.map((_, i) => i);
  const tableOf = (i: number): number => {
    let root = i;
    while (tables[root] !== root) root = tables[root] as number;
    return root;
  };
  const unite = (a: number, b: number) => {
    tables[tableOf(a)] = tableOf(b);
  };
  const indexOf = new Map(paragraphs.flatMap(({ lines }, i) => lines.map((line) => [line, i] as const)));
  for (const [a, b] of neighbours) unite(indexOf.get(a) as number, indexOf.get(b) as number);
  const celled = paragraphs.flatMap(({ cell }, i) => (cell ? [{ cell, i }] : []));
  for (const [k, one] of celled.entries()) {
    for (let j = 0; j < k; j++) {
      const other = celled[j];
      if (other && tableOf(one.i) !== tableOf(other.i) && isNextTo(one.cell, other.cell)) unite(one.i, other.i);
    }
  }
  const counts = new Map<number, number>();
  for (const i of paragraphs.keys()) counts.set(tableOf(i), (counts.get(tableOf(i)) ?? 0) + 1);
  return paragraphs.map((paragraph, i) => {
    const table = tableOf(i);
    return (counts.get(table) ?? 0) > 1 ? { ...paragraph, table } : paragraph;
  });
}
