import { type ChildProcess, spawn } from 'node:child_process';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { Mode } from './apertiumModes.ts';

/** A pipeline of Apertium's programs that stays up and answers one text after the other. */
export interface ApertiumProcess {
  readonly alive: boolean;
  /** @throws OperationalError `unavailable` when a program ended or does not answer in time. */
  send(stream: string): Promise<string>;
  close(): void;
}

/** Longest time without an answer, in ms; a sentence takes about one. */
const patience = 15_000;

interface Waiting {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: OperationalError) => void;
}

/** Starts the programs of a mode, each reading what the one before it writes. */
export function startApertium(mode: Mode): ApertiumProcess {
  const waiting: Waiting[] = [];
  const programs: ChildProcess[] = [];
  let alive = true;
  let received = '';
  let timer: NodeJS.Timeout | undefined;

  const fail = (why: string): void => {
    if (!alive) return;
    alive = false;
    clearTimeout(timer);
    for (const program of programs) {
      program.stdin?.destroy();
      program.kill();
    }
    const error = new OperationalError('unavailable', `Apertium ${mode.name} ${why}.`);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(() => fail('did not answer in time'), patience).unref();
  };

  for (const { program: name, args } of mode.stages) {
    // Each program reads from the one before it directly; nothing but the two ends passes through this process.
    const before = programs.at(-1)?.stdout;
    const program = spawn(name, [...args], { stdio: [before ?? 'pipe', 'pipe', 'ignore'], windowsHide: true });
    before?.destroy();
    program.on('error', () => fail('cannot be started'));
    program.on('exit', () => fail('ended unexpectedly'));
    programs.push(program);
  }
  const input = programs[0]?.stdin;
  // `exit` tells of a first program that ended; what was written to it until then is lost.
  input?.on('error', () => undefined);
  const output = programs.at(-1)?.stdout;
  output?.setEncoding('utf8');
  output?.on('data', (data: string) => {
    received += data;
    for (let end = received.indexOf('\0'); end >= 0; end = received.indexOf('\0')) {
      waiting.shift()?.resolve(received.slice(0, end));
      received = received.slice(end + 1);
    }
    watch();
  });

  return {
    get alive() {
      return alive;
    },
    send(stream) {
      return new Promise((resolve, reject) => {
        if (!alive) return reject(new OperationalError('unavailable', `Apertium ${mode.name} is not running.`));
        waiting.push({ resolve, reject });
        input?.write(`${stream}\0`);
        if (waiting.length === 1) watch();
      });
    },
    close() {
      fail('was closed');
    },
  };
}
