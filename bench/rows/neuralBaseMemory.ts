import { neuralSide } from '../neuralSide.ts';
import type { BenchRow } from '../row.ts';

/** A sentence by each of the engines for neural models: see docs/engines.md. */
export const row: BenchRow = {
  what: 'translate a sentence, base-memory model',
  goal: { ratio: 2 },
  ours: neuralSide('Bergamot', 'base-memory'),
  peer: neuralSide('fxtranslate', 'base-memory'),
};
