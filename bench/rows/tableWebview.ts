import { workbenchMissing } from '../../test/workbench/installation.ts';
import type { BenchRow } from '../row.ts';
import { memoryInWorkbench } from '../tableSteps.ts';

/** What the page of a table takes in the browser once somebody scrolled to its end. */
export const row: BenchRow = {
  what: 'page of a table, 100,000 units scrolled through',
  goal: { mb: 200 },
  ours: { name: 'interline', measure: () => memoryInWorkbench(100_000) },
  unavailable: () => (workbenchMissing ? 'no workbench: run scripts/workbench/install.sh' : undefined),
};
