import { formatTexts } from '../formatTexts.data.ts';
import { keystrokeTable } from '../keystrokeTable.ts';
import { isLargeTier } from '../largeTier.ts';
import type { BenchRow } from '../row.ts';

const large = formatTexts.filter(isLargeTier);

/** A keystroke within a text of a large file, until its segments are known again; the slowest format counts. */
export const row: BenchRow = {
  what: 'parse again after a keystroke, 5 MB of each format of the large tier, CPU',
  goal: { ms: 5 },
  ours: { name: 'interline', measure: async () => keystrokeTable(large, 5_000_000) },
};
