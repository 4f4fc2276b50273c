import { setTimeout as pause } from 'node:timers/promises';
import { serviceRow } from '../benchService.ts';
import { residentOf } from '../processFigures.ts';

/** Longer than engines stay without work. */
const rest = 45_000;

/** Resident memory of a service that corrected and translated, and has had nothing to do since. */
export const row = serviceRow({
  what: 'service at rest after work',
  goal: { mb: 320 },
  async measure(start) {
    const began = performance.now();
    await using service = await start();
    for (const language of ['en', 'fr', 'es', 'pl'])
      await service.client.improvement.correct({ text: ['Un dos tres'], target_lang: language });
    await service.client.translate({ text: ['Save changes'], source_lang: 'en', target_lang: 'es' });
    await pause(rest);
    return { ms: performance.now() - began, memory: residentOf(service.pid) };
  },
});
