import type { TextLine } from './textLines.ts';

/** What lines beside one another tell of a page. */
export interface TableRows {
  /** Lines that begin a cell: whatever stands above them is another text. */
  readonly begins: ReadonlySet<TextLine>;
  /** Lines of two rows of one table, and of one row. */
  readonly neighbours: readonly (readonly [TextLine, TextLine])[];
  /** Of lines that end, or have their middle, where others of their column do, and do not start there. */
  readonly alignments: ReadonlyMap<TextLine, 'right' | 'center'>;
}

/** How far a line of prose fills its column at least, and how many lines do so where a column is prose. */
const prose = { fill: 0.75, share: 0.4 };
/** How far above its own row the row before can begin, in heights of a line. */
const reach = 8;
/** Rows before and behind one that tell what its columns are. */
const around = 5;

/**
 * Finds rows of tables that have no painted lines: texts beside one another that stand below others in the same columns,
 * each of which had room for the first word of what stands below. Columns of prose are full, those of tables are not.
 *
 * @param rows as {@link rowsOf} gives them.
 * @param firstWord the room that the first word of a line takes.
 */
export function tableRows(rows: readonly TextLine[][], firstWord: (line: TextLine) => number): TableRows {
  const begins = new Set<TextLine>();
  const neighbours: (readonly [TextLine, TextLine])[] = [];
  const alignments = new Map<TextLine, 'right' | 'center'>();
  const columns = rows.map((row, i) => columnsOf(row, rows, i));
  rows.forEach((row, i) => {
    const pairs = columns[i] ?? [];
    if (pairs.length < 2 || isProse(rows, i)) return;
    const isFull = pairs.some(
      ({ line, above, next, shared }) =>
        shared === 'left' && next !== undefined && above.end + firstWord(line) + 0.6 * line.size > next,
    );
    if (isFull) return;
    for (const line of row) begins.add(line);
    for (const { line, above, shared } of pairs) {
      neighbours.push([row[0] as TextLine, line], [line, above]);
      if (shared !== 'left') for (const each of [line, above]) alignments.set(each, shared);
    }
    // the first row of a table stands below none, and is known by the second
    const first = rows.findIndex((other) => other.includes(pairs[0]?.above as TextLine));
    if ((columns[first]?.length ?? 0) < 2 && pairs.every(({ above }) => rows[first]?.includes(above)))
      for (const line of rows[first] ?? []) begins.add(line);
  });
  return { begins, neighbours, alignments };
}

/** Level lines on one base line, from left to right; rows from top to bottom. */
export function rowsOf(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of lines.filter(({ angle }) => angle === 0).sort((a, b) => b.v - a.v)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].v - line.v < 0.3 * line.size) row.push(line);
    else rows.push([line]);
  }
  for (const row of rows) row.sort((a, b) => a.start - b.start);
  return rows;
}

/** A line of a row, and the one above it in its column. */
interface ColumnPair {
  readonly line: TextLine;
  readonly above: TextLine;
  readonly shared: 'left' | 'right' | 'center';
  /** Where the text behind it starts. */
  readonly next: number | undefined;
}

function columnsOf(row: readonly TextLine[], rows: readonly TextLine[][], place: number): ColumnPair[] {
  if (row.length < 2) return [];
  return row.flatMap((line, k) => {
    for (let i = place - 1; i >= 0; i--) {
      if ((rows[i]?.[0]?.v ?? 0) - line.v > reach * line.size) return [];
      const above = rows[i]?.find((other) => other.start < line.end && line.start < other.end);
      const shared = above && alignmentOf(line, above);
      if (shared) return [{ line, above, shared, next: row[k + 1]?.start }];
      if (above) return [];
    }
    return [];
  });
}

/** What two lines of a column have in common; undefined for nothing. */
function alignmentOf(line: TextLine, other: TextLine): ColumnPair['shared'] | undefined {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.35 * line.size;
  if (near(other.start, line.start)) return 'left';
  if (near(other.end, line.end)) return 'right';
  return near((other.start + other.end) / 2, (line.start + line.end) / 2) ? 'center' : undefined;
}

/** Whether the columns of a row are those of a newspaper, as the rows around it tell that have as many. */
function isProse(rows: readonly TextLine[][], place: number): boolean {
  const alike = rows
    .slice(Math.max(0, place - around), place + around + 1)
    .filter((row) => row.length === rows[place]?.length);
  const fills = alike.flatMap((row) =>
    row.flatMap(({ start, end }, k) => {
      const next = row[k + 1]?.start;
      return next === undefined ? [] : [(end - start) / (next - start)];
    }),
  );
  return fills.filter((fill) => fill >= prose.fill).length >= prose.share * fills.length;
}
