import { workbenchMissing } from '../../test/workbench/installation.ts';
import type { BenchRow } from '../row.ts';
import { activateInWorkbench } from '../tableSteps.ts';

/** Loading the extension and its `activate`, as the editor's list of running extensions counts it. */
export const row: BenchRow = {
  what: 'activate the extension',
  goal: { ms: 100 },
  ours: { name: 'interline', measure: activateInWorkbench },
  turns: 3,
  unavailable: () => (workbenchMissing ? 'no workbench: run scripts/workbench/install.sh' : undefined),
};
