/**
 * Rows in aligned columns for people, as plain text.
 *
 * @param left how many columns from the start are aligned to the left; the others hold numbers.
 * @example table(['file', 'n'], [['a.po', '3']], 1);
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => [...(row[i] ?? '')].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - [...cell].length);
        return i < left ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
