import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBenchModel } from '../neuralSide.ts';
import type { BenchRow } from '../row.ts';

/** From the command to a file with one new translation, by an installed model that nothing has loaded before. */
export const row: BenchRow = {
  what: 'from `interline translate` to the first translation, base-memory model',
  goal: { ms: 10_000 },
  ours: {
    name: 'Interline',
    async measure() {
      const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
      try {
        writeBenchModel(join(folder, 'data/models/en-de'), 'base-memory');
        let ms = Number.POSITIVE_INFINITY;
        for (let i = 0; i < 3; i++) {
          const project = join(folder, `project${i}`);
          mkdirSync(project);
          writeFileSync(join(project, 'en.json'), '{ "hello": "A sentence that nobody has translated yet." }\n');
          writeFileSync(join(project, 'de.json'), '{}\n');
          const began = performance.now();
          const env = { ...process.env, INTERLINE_DATA: join(folder, 'data') };
          execFileSync(process.execPath, [join(process.cwd(), 'dist/cli.mjs'), 'translate', project, '--to', 'de'], {
            env,
            stdio: 'ignore',
          });
          ms = Math.min(ms, performance.now() - began);
        }
        return { ms, memory: 0 };
      } finally {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  },
};
