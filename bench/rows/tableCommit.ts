import { workbenchMissing } from '../../test/workbench/installation.ts';
import type { BenchRow } from '../row.ts';
import { commitInWorkbench } from '../tableSteps.ts';

/** From the key that commits a text to the next row being open for typing, in the real workbench. */
export const row: BenchRow = {
  what: 'commit a text of a table and open the next, 50,000 units',
  goal: { ms: 30 },
  ours: { name: 'interline', measure: () => commitInWorkbench(50_000) },
  unavailable: () => (workbenchMissing ? 'no workbench: run scripts/workbench/install.sh' : undefined),
};
