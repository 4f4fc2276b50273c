import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { Mode } from './apertiumModes.ts';

/** A pipeline of Apertium's programs that stays up and answers one text after the other. */
export interface ApertiumProcess {
  readonly alive: boolean;
  /** @throws OperationalError `unavailable` when a program ended or does not answer in time. */
  send(stream: string, signal: AbortSignal): Promise<string>;
  close(): void;
}

/** Longest time without an answer, in ms; a sentence takes about one. */
const patience = 15_000;

type Program = ChildProcessByStdio<Writable, Readable, null>;

interface Waiting {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: OperationalError) => void;
}

/** Starts the programs of a mode, each reading what the one before it writes. */
export function startApertium(mode: Mode): ApertiumProcess {
  const waiting: Waiting[] = [];
  const programs: Program[] = [];
  let alive = true;
  let received = '';
  let timer: NodeJS.Timeout | undefined;

  const fail = (why: string): void => {
    if (!alive) return;
    alive = false;
    clearTimeout(timer);
    for (const program of programs) {
      program.stdin.destroy();
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
    const program = spawn(name, [...args], { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    program.on('error', () => fail('cannot be started'));
    program.on('exit', () => fail('ended unexpectedly'));
    // A stage that ends closes its pipe while the one before may still write: `exit` tells of it.
    program.stdin.on('error', () => undefined);
    programs.at(-1)?.stdout.pipe(program.stdin);
    programs.push(program);
  }
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
    send(stream, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new OperationalError('cancelled', 'The translation was cancelled.'));
        if (!alive) return reject(new OperationalError('unavailable', `Apertium ${mode.name} is not running.`));
        // The answer to a cancelled text still has to be read, so that answers and texts stay in step.
        const cancel = () => reject(new OperationalError('cancelled', 'The translation was cancelled.'));
        signal.addEventListener('abort', cancel, { once: true });
        const done = () => signal.removeEventListener('abort', cancel);
        waiting.push({
          resolve: (answer) => {
            done();
            resolve(answer);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        });
        programs[0]?.stdin.write(`${stream}\0`);
        if (waiting.length === 1) watch();
      });
    },
    close() {
      fail('was closed');
    },
  };
}
