import { keystrokes } from '../keystrokes.ts';
import type { BenchRow } from '../row.ts';

/** From a keystroke in a large XLIFF file to its diagnostics, through the real server. */
export const row: BenchRow = {
  what: 'keystroke to diagnostics, 50,000 units, p95',
  goal: { ms: 100 },
  ours: { name: 'interline', measure: () => keystrokes(50_000) },
};
