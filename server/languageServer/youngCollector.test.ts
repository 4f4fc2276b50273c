import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { youngCollector } from './youngCollector.ts';

it('collects young objects once after the answers of a moment, and not before they are on their way', async () => {
  const collections: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind, flags } = (entry as unknown as { readonly detail: { kind: number; flags: number } }).detail;
      if (flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) collections.push(kind);
    }
  });
  const answered = youngCollector();
  observer.observe({ entryTypes: ['gc'] });
  answered();
  answered();
  expect(observer.takeRecords()).toEqual([]);
  await expect.poll(() => collections).toEqual([constants.NODE_PERFORMANCE_GC_MINOR]);
  await setImmediate();
  observer.disconnect();
  expect(collections).toHaveLength(1);
});
