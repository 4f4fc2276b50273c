import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bestProcess } from '../bestProcess.ts';
import type { BenchRow, BenchSide } from '../row.ts';
import { checkedXliff } from './check.ts';

const cli = join(process.cwd(), 'dist', 'cli.mjs');

/** A project of 150 files of 450 KB. */
const files = () => {
  const text = checkedXliff(1_500);
  return new Map(Array.from({ length: 150 }, (_, i) => [`app${i}.xlf`, text]));
};

const side = (name: string, ...jobs: readonly string[]): BenchSide => ({
  name,
  measure: () => bestProcess(process.execPath, (path) => [cli, 'check', path, '--format', 'json', ...jobs], files, 3),
});

/** `interline check` of a project on all cores, beside the same on one. */
export const row: BenchRow = {
  what: 'check 150 files of XLIFF on all cores, whole process',
  goal: { ratio: 1.67 },
  ours: side('interline check'),
  peer: side('--jobs 1', '--jobs', '1'),
  unavailable() {
    if (!existsSync(cli)) return 'not built: npm run build';
    const cores = availableParallelism();
    if (cores > 2) return undefined;
    return cores === 1
      ? 'this machine has one core'
      : 'on two cores such a project is checked by one thread: a second one costs what it brings below 128 MB';
  },
};
