import { fullScan, largeMemory, memoryData, searchMemory } from '../memoryData.ts';
import type { BenchRow } from '../row.ts';

/** The median search of a large memory, beside comparing every text of it. */
export const row: BenchRow = {
  what: `memory, ${largeMemory.toLocaleString('en')} segments, fuzzy ≥ 75 %, p50`,
  goal: { ms: 1 },
  ours: { name: 'interline', measure: () => searchMemory(largeMemory, 0.5, 12) },
  peer: {
    name: 'full scan',
    async measure() {
      const { texts, queries } = memoryData(largeMemory);
      const times = queries.slice(0, 12).map((query) => {
        const before = performance.now();
        fullScan(texts, query, 5);
        return performance.now() - before;
      });
      times.sort((a, b) => a - b);
      return { ms: times[times.length >> 1] ?? 0, memory: Math.round(process.resourceUsage().maxRSS / 1024) };
    },
  },
};
