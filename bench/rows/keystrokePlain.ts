import { formatTexts } from '../formatTexts.data.ts';
import { isLargeTier } from '../largeTier.ts';
import type { BenchRow } from '../row.ts';
import { typingTable } from '../typingTable.ts';

const names = new Set(formatTexts.flatMap((text) => (isLargeTier(text) ? [] : [text.name])));

/** From a keystroke to its diagnostics in a file that is read again, alone and as one of a pair; the slowest counts. */
export const row: BenchRow = {
  what: 'keystroke to diagnostics, 300 KB of each format of the plain tier, and pairs of them, p95',
  goal: { ms: 30 },
  ours: { name: 'interline', measure: () => typingTable(names, 300_000) },
};
