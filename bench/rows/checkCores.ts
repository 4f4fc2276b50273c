import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bestProcess } from '../bestProcess.ts';
import type { BenchRow } from '../row.ts';
import { checkedXliff } from './check.ts';

const cli = join(process.cwd(), 'dist', 'cli.mjs');

/** A project of 300 files of 450 KB: enough for threads on two cores, too. */
const files = () => {
  const text = checkedXliff(1_500);
  return new Map(Array.from({ length: 300 }, (_, i) => [`app${i}.xlf`, text]));
};

const check = (path: string) => [cli, 'check', path, '--format', 'json'];

/**
 * `interline check` of a project on all cores, beside the same on one: a thread that checks alone still has its garbage
 * collected and its code compiled on a second core, if it is given one.
 */
export const row: BenchRow = {
  what: 'check 300 files of XLIFF on all cores, whole process',
  goal: { ratio: 1.67 },
  ours: { name: 'all cores', measure: () => bestProcess(process.execPath, check, files, 3) },
  peer: {
    name: 'one core',
    measure: () =>
      bestProcess('taskset', (path) => ['-c', '0', process.execPath, ...check(path), '--jobs', '1'], files, 3),
  },
  unavailable() {
    if (!existsSync(cli)) return 'not built: npm run build';
    if (availableParallelism() === 1) return 'this machine has one core';
    if (spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error) {
      return 'a process cannot be kept on one core here: taskset (util-linux) is absent';
    }
    return undefined;
  },
};
