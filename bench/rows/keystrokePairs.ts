import type { BenchRow } from '../row.ts';
import { typingTable } from '../typingTable.ts';

const names = new Set(['JSON, flat', 'JSON, nested', 'JSON, ARB', 'PO']);

/** From a keystroke in a large file to its diagnostics, alone and as one of a pair of files; the slowest counts. */
export const row: BenchRow = {
  what: 'keystroke to diagnostics, JSON and PO files of 5 MB and pairs of them, p95',
  goal: { ms: 150 },
  ours: {
    name: 'interline',
    measure: () => typingTable(names, 5_000_000),
  },
};
