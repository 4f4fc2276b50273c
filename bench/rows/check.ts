import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchResult, BenchRow } from '../row.ts';

const units = 50_000;
const cli = join(process.cwd(), 'dist', 'cli.mjs');

/** `interline check` of a 15 MB XLIFF with every check there is, beside pofilter of the Translate Toolkit; whole processes. */
export const row: BenchRow = {
  what: 'check 50,000 units of XLIFF, whole process',
  goal: { ratio: 10 },
  ours: {
    name: 'interline check',
    measure: () => best(process.execPath, (path) => [cli, 'check', path, '--format', 'json'], 3),
  },
  peer: {
    name: 'pofilter',
    measure: () => best('pofilter', (path) => ['--progress=none', path, `${path}.found.xlf`], 1),
  },
  unavailable() {
    if (!existsSync(cli)) return 'not built: npm run build';
    if (spawnSync('pofilter', ['--version'], { stdio: 'ignore' }).error) {
      return 'pofilter is absent: apt-get install translate-toolkit';
    }
    return undefined;
  },
};

async function best(program: string, args: (path: string) => readonly string[], times: number): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  try {
    const path = join(folder, 'app.xlf');
    writeFileSync(path, xliffOf(units));
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

/** Peak resident memory of a running process in MB; 0 where the system does not tell. */
function peakOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** CPU time of a running process so far in ms (proc(5): ticks of 10 ms); 0 where the system does not tell. */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  } catch {
    return 0;
  }
}

const source =
  'the ferry leaves harbour at dawn and returns before evening tide when weather allows tickets are sold'.split(' ');
const target =
  'die Fähre verlässt den Hafen am Morgen und kehrt vor der Abendflut zurück wenn Wetter Karten gibt'.split(' ');

/** A believable file: about 300 bytes a unit with codes, directives and numbers, some untranslated, some wrong. */
function xliffOf(units: number): string {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
      '<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>\n',
  ];
  const words = (list: readonly string[], from: number, count: number) =>
    Array.from({ length: count }, (_, i) => list[(from + i) % list.length]).join(' ');
  for (let i = 0; i < units; i++) {
    const count = 8 + (i % 7);
    const tail = i % 4 === 0 ? ' <x id="1"/> %s' : i % 4 === 1 ? ` ${i}` : i % 7 === 0 ? ' &lt;b>now&lt;/b>' : '';
    const gap = i % 50 === 0 ? '  ' : ' ';
    const text = `${words(target, i, 3)}${gap}${words(target, i + 3, count - 3)}${i % 97 === 0 ? '' : tail}.`;
    parts.push(
      `<trans-unit id="app.${i % 400}.${i}">\n  <source>${words(source, i, count)}${tail}.</source>\n`,
      `  <target>${i % 20 === 3 ? '' : text}</target>\n  <note>Shown at gate ${i % 30}</note>\n</trans-unit>\n`,
    );
  }
  return `${parts.join('')}</body></file></xliff>\n`;
}
