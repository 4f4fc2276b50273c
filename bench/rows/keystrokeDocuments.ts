import type { BenchRow } from '../row.ts';
import { typingTable } from '../typingTable.ts';

const names = new Set(['HTML', 'Markdown', 'MIF', 'stringsdict']);

/** From a keystroke in a large document to its diagnostics, alone and as one of a pair; the slowest counts. */
export const row: BenchRow = {
  what: 'keystroke to diagnostics, HTML, Markdown and others of 1 MB and pairs of them, p95',
  goal: { ms: 150 },
  ours: {
    name: 'interline',
    measure: () => typingTable(names, 1_000_000),
  },
};
