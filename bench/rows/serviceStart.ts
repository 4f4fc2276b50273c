import { serviceRow } from '../benchService.ts';
import { cpuOf, residentOf } from '../processFigures.ts';

/** From the start of the process to its first answer to a request; the memory is that of the service at rest. */
export const row = serviceRow({
  what: 'service, first answer after its start',
  goal: { ms: 1000 },
  async measure(start) {
    let best = { ms: Number.POSITIVE_INFINITY, memory: 0, note: '' };
    for (let i = 0; i < 5; i++) {
      const began = performance.now();
      await using service = await start();
      await service.client.usage();
      const ms = performance.now() - began;
      if (ms >= best.ms) continue;
      best = { ms, memory: residentOf(service.pid), note: `${cpuOf(service.pid)} ms of CPU` };
    }
    return best;
  },
});
