import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one program took for checking the file, as a whole process. */
export interface ProcessFigures {
  readonly ms: number;
  /** Peak resident memory in bytes, where the system tells. */
  readonly peak?: number;
}

/** `interline check` beside pofilter of the Translate Toolkit, on the same file. */
export interface CheckFigures {
  readonly units: number;
  readonly megabytes: number;
  readonly findings: number;
  readonly ours: ProcessFigures;
  /** Absent where pofilter is not installed (`apt-get install translate-toolkit`). */
  readonly pofilter?: ProcessFigures;
}

/**
 * Checks an XLIFF file of so many units with every check there is, each program three times, the best counts.
 *
 * @param cli path of the built `cli.mjs`.
 */
export async function measureCheck(cli: string, units = 50_000): Promise<CheckFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  try {
    const path = join(folder, 'app.xlf');
    const text = xliffOf(units);
    writeFileSync(path, text);
    const args = [cli, 'check', path, '--format', 'json'];
    const ours = await best(process.execPath, args, 3);
    if (!ours) throw new Error('interline check could not be run');
    const findings = ours.lines;
    const hasPofilter = spawnSync('pofilter', ['--version'], { stdio: 'ignore' }).status === 0;
    const theirs = hasPofilter ? await best('pofilter', [path, join(folder, 'found.xlf')], 1) : undefined;
    return {
      units,
      megabytes: text.length / 1e6,
      findings,
      ours: { ms: ours.ms, ...(ours.peak === undefined ? {} : { peak: ours.peak }) },
      ...(theirs ? { pofilter: theirs } : {}),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The row of the table in design.md, in words. */
export function checkRow(figures: CheckFigures): string {
  const { ours, pofilter } = figures;
  const size = `${figures.units} units, ${figures.megabytes.toFixed(1)} MB`;
  const memory = ours.peak === undefined ? '' : `, ${Math.round(ours.peak / 1e6)} MB`;
  const own = `interline check ${(ours.ms / 1000).toFixed(2)} s${memory}, ${figures.findings} findings`;
  if (!pofilter) return `${size}: ${own}; pofilter is absent (apt-get install translate-toolkit)`;
  return `${size}: ${own}; pofilter ${(pofilter.ms / 1000).toFixed(2)} s; ${(pofilter.ms / ours.ms).toFixed(1)} × faster`;
}

async function best(program: string, args: readonly string[], times: number) {
  let result: (ProcessFigures & { readonly lines: number }) | undefined;
  for (let i = 0; i < times; i++) {
    const run = await once(program, args);
    if (!run) return undefined;
    if (!result || run.ms < result.ms) result = run;
  }
  return result;
}

/** Runs a program under GNU time where there is one, to learn its peak memory. */
function once(program: string, args: readonly string[]) {
  const timed = spawnSync('/usr/bin/time', ['--version'], { stdio: 'ignore' }).status === 0;
  const [file, all] = timed ? ['/usr/bin/time', ['-f', 'peak %M', program, ...args]] : [program, [...args]];
  const started = performance.now();
  return new Promise<(ProcessFigures & { readonly lines: number }) | undefined>((resolve) => {
    const child = spawn(file, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    let lines = 0;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines++;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    });
    child.once('error', () => resolve(undefined));
    child.once('close', () => {
      const peak = /peak (\d+)\s*$/.exec(said)?.[1];
      resolve({ ms: performance.now() - started, lines, ...(peak ? { peak: Number(peak) * 1024 } : {}) });
    });
  });
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
