import { serviceRow } from '../benchService.ts';
import { peakOf } from '../processFigures.ts';

/** Texts of 10 KiB that once took seconds and gigabytes: words too long to be any, and signs without words. */
const hostile = ['ab', "a'", `${'abcdefghij'.repeat(10)} `, '-', 'a.', '{'];

/** Peak memory of a service that corrects what nobody would write. */
export const row = serviceRow({
  what: 'POST /v2/write/correct, hostile texts',
  goal: { mb: 700 },
  async measure(start) {
    const began = performance.now();
    await using service = await start();
    for (const piece of hostile) {
      const text = piece.repeat(Math.floor(10_000 / piece.length));
      await service.client.improvement.correct({ text: [text], target_lang: 'en' });
    }
    return { ms: performance.now() - began, memory: peakOf(service.pid) };
  },
});
