import { formatTexts } from '../formatTexts.data.ts';
import { keystrokeTable } from '../keystrokeTable.ts';
import type { BenchRow } from '../row.ts';

/** A keystroke within a text of a large file of each format, until its segments are known again; the slowest counts. */
export const row: BenchRow = {
  what: 'parse again after a keystroke, 5 MB of each format, CPU',
  goal: { ms: 5 },
  ours: { name: 'interline', measure: async () => keystrokeTable(formatTexts, 5_000_000) },
};
