import { workbenchMissing } from '../../test/workbench/installation.ts';
import type { BenchRow } from '../row.ts';
import { scrollInWorkbench } from '../tableTrace.ts';

/** Scrolling a table by the wheel in the real workbench: browsers call a task of more than 50 ms long. */
export const row: BenchRow = {
  what: 'scroll a table, 50,000 units, longest task',
  goal: { ms: 50 },
  ours: { name: 'interline', measure: () => scrollInWorkbench(50_000) },
  turns: 3,
  unavailable: () => (workbenchMissing ? 'no workbench: run scripts/workbench/install.sh' : undefined),
};
