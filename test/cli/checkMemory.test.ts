import { expect, test } from 'vitest';
import { sandbox, xliff } from './runCli.ts';

/** Gives the threads that check less than the program does, and says how they fare. */
const hook = `
import threads from 'node:worker_threads';
import { syncBuiltinESMExports } from 'node:module';
const say = (text) => process.stderr.write(text + '\\n');
threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    const checks = String(file).endsWith('checkWorker.mjs');
    super(file, checks ? { ...options, resourceLimits: { maxOldGenerationSizeMb: 126, maxYoungGenerationSizeMb: 24 } } : options);
    if (!checks) return;
    say('thread started');
    this.on('error', ({ code }) => say('thread lost: ' + code));
  }
};
syncBuiltinESMExports();
`;

test('a thread checks any number of files within 150 MB of heap', { timeout: 300_000 }, async () => {
  using box = sandbox({ 'hook.mjs': hook });
  // More than a thread keeps of the files that it has read.
  for (let file = 0; file < 120; file++) {
    const units = Array.from({ length: 700 }, (_, i) => {
      const place = file * 1000 + i;
      return [
        `u${i}`,
        `Ferry ${place} leaves pier %s at noon`,
        `Fähre ${place} fährt  mittags von Pier %s ab`,
      ] as const;
    });
    box.write(`f${file}.xlf`, xliff(units));
  }
  const { code, stdout, stderr } = await box.run(['check', '.', '--jobs', '2', '--format', 'json'], {
    nodeOptions: ['--import', './hook.mjs'],
  });
  expect(stderr).toBe('thread started\n');
  expect(code).toBe(1);
  expect(stdout.split('\n').length).toBeGreaterThan(120 * 700);
});
