import { largeMemory, searchMemory } from '../memoryData.ts';
import type { BenchRow } from '../row.ts';

/** The slow end of the searches of a large memory: common words, short texts. */
export const row: BenchRow = {
  what: `memory, ${largeMemory.toLocaleString('en')} segments, fuzzy ≥ 75 %, p95`,
  goal: { ms: 10 },
  ours: { name: 'interline', measure: () => searchMemory(largeMemory, 0.95, 0) },
};
