import { setTimeout as pause } from 'node:timers/promises';
import { serviceMissing, startBenchService } from '../benchService.ts';
import { residentOf } from '../processFigures.ts';
import type { BenchRow } from '../row.ts';

/** Resident memory of a service that was asked for its usage once and has had nothing to do for some seconds. */
export const row: BenchRow = {
  what: 'service at rest',
  goal: { mb: 150 },
  ours: {
    name: 'interline serve',
    async measure() {
      const began = performance.now();
      await using service = await startBenchService();
      await service.client.usage();
      await pause(3000);
      return { ms: performance.now() - began, memory: residentOf(service.pid) };
    },
  },
  unavailable: serviceMissing,
};
