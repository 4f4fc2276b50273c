import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuOf, peakOf } from './processFigures.ts';
import type { BenchResult } from './row.ts';

/**
 * The best of some runs of a whole process.
 *
 * @param args of the program, for the path of the only file there is, or of the folder of all of them.
 * @param files texts by name, written again for each measurement.
 */
export async function bestProcess(
  program: string,
  args: (path: string) => readonly string[],
  files: () => ReadonlyMap<string, string>,
  times: number,
): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  try {
    const texts = files();
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    const [only] = texts.keys();
    const path = texts.size === 1 && only !== undefined ? join(folder, only) : folder;
    let result: BenchResult | undefined;
    for (let i = 0; i < times; i++) {
      const run = await once(program, args(path), folder);
      if (!result || run.ms < result.ms) result = run;
    }
    if (!result) throw new Error(`${program} was not run`);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program to its end; its peak memory and its CPU time are read from the system while it runs. */
function once(program: string, args: readonly string[], cwd: string): Promise<BenchResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let lines = 0;
    let peak = 0;
    let cpu = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, peakOf(child.pid));
      cpu = Math.max(cpu, cpuOf(child.pid));
    }, 20);
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines++;
    });
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code) => {
      clearInterval(watch);
      // 1 says that there are findings.
      if (code !== 0 && code !== 1) reject(new Error(`${program} ended with ${code}`));
      else resolve({ ms: performance.now() - started, memory: peak, note: `${cpu} ms of CPU, ${lines} lines` });
    });
  });
}
