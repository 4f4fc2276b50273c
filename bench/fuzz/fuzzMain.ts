import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import { type FuzzFailure, faultKind, fuzzCase, fuzzFiles } from './fuzzCase.ts';

/** What a thread has to do. */
interface Task {
  readonly folder: string;
  readonly from: number;
  readonly until: number;
  readonly seenKinds: readonly string[];
  /** The seed that is being worked on, for the main thread to see. */
  readonly current: SharedArrayBuffer;
}

/**
 * A case that takes more CPU time than this hangs outside of the laws, in ms: on a busy machine the clock tells of others.
 * Minimizing counts into it.
 */
const hang = 120_000;
const effort = 20_000;

void loadStyleRules().then(() => (isMainThread ? main() : work(workerData as Task)));

/** Cases one after the other, for as long as there is time. */
function work({ folder, from, until, seenKinds, current }: Task): void {
  const files = fuzzFiles(folder);
  const seen = new Set(seenKinds);
  const now = new Int32Array(current);
  for (let seed = from; Date.now() < until; seed++) {
    Atomics.store(now, 0, seed);
    for (const failure of fuzzCase(files, folder, seed, effort, seen)) {
      seen.add(faultKind(failure.format, failure.fault));
      parentPort?.postMessage(failure);
    }
    Atomics.add(now, 1, 1);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string' },
      case: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const minutes = Number(values.minutes);
  const seed = Number(values.case ?? values.seed ?? Math.floor(Math.random() * 2 ** 30));
  if (!folder || !(minutes > 0) || !Number.isInteger(seed)) {
    process.stderr.write('usage: npm run fuzz -- FOLDER [--minutes 10] [--seed N] [--case N]\n');
    process.exitCode = 2;
    return;
  }
  if (values.case !== undefined) {
    const failures = fuzzCase(fuzzFiles(folder), folder, seed, effort);
    for (const failure of failures) report(failure, folder);
    process.stdout.write(`case ${seed}: ${failures.length} faults\n`);
    process.exitCode = failures.length > 0 ? 1 : 0;
    return;
  }
  process.stdout.write(`${minutes} minutes of cases from seed ${seed}\n`);
  const kinds = new Set<string>();
  const until = Date.now() + minutes * 60_000;
  let done = 0;
  for (let from = seed; Date.now() < until; ) {
    const { last, cases } = await runThread(folder, from, until, kinds);
    done += cases;
    from = last + 1;
  }
  process.stdout.write(`${done} cases, ${kinds.size} kinds of faults\n`);
  process.exitCode = kinds.size > 0 ? 1 : 0;
}

/** Runs a thread until its time is over, or until one of its cases hangs; it is ended then. */
function runThread(
  folder: string,
  from: number,
  until: number,
  kinds: Set<string>,
): Promise<{ last: number; cases: number }> {
  const current = new SharedArrayBuffer(8);
  const now = new Int32Array(current);
  const task: Task = { folder, from, until, seenKinds: [...kinds], current };
  const thread = new Worker(process.argv[1] ?? '', { workerData: task, argv: [] });
  let cases = -1;
  let since = cpuTime();
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      const finished = Atomics.load(now, 1);
      if (finished !== cases) {
        cases = finished;
        since = cpuTime();
      } else if (cpuTime() - since > hang) {
        const seed = Atomics.load(now, 0);
        kinds.add(`hang ${seed}`);
        report({ seed, format: '', file: '', fault: `takes more than ${hang / 1000} s of CPU time` }, folder);
        void thread.terminate();
      }
    }, 1000);
    thread.on('message', (failure: FuzzFailure) => {
      kinds.add(faultKind(failure.format, failure.fault));
      report(failure, folder);
    });
    thread.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    thread.on('exit', () => {
      clearInterval(watch);
      resolve({ last: Atomics.load(now, 0), cases: Atomics.load(now, 1) });
    });
  });
}

/** What this process has used, its threads included, in ms. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A failure for people: what it is, how to see it again, and the least input that shows it. */
function report({ seed, format, file, fault, input }: FuzzFailure, folder: string): void {
  const lines = [`${format} ${file}`, `  ${fault}`, `  npm run fuzz -- ${folder} --case ${seed}`];
  if (input) {
    const kept = join(tmpdir(), 'interline-fuzz');
    mkdirSync(kept, { recursive: true });
    const path = join(kept, `${seed}-${basename(file)}`);
    writeFileSync(path, input);
    lines.push(`  ${path} (${input.length} bytes)`);
    if (input.length <= 200) lines.push(`  ${JSON.stringify(Buffer.from(input).toString('utf8'))}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
