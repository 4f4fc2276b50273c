import { setTimeout as pause } from 'node:timers/promises';
import { serviceRow } from '../benchService.ts';
import { residentOf } from '../processFigures.ts';

/** Resident memory of a service that was asked for its usage once and has had nothing to do for some seconds. */
export const row = serviceRow({
  what: 'service at rest',
  goal: { mb: 150 },
  async measure(start) {
    const began = performance.now();
    await using service = await start();
    await service.client.usage();
    await pause(3000);
    return { ms: performance.now() - began, memory: residentOf(service.pid) };
  },
});
