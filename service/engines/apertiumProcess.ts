import { type ChildProcess, spawn } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Mode, Stage } from './apertiumModes.ts';

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

/** Starts the programs of a mode, each reading what the one before it writes. What is sent meanwhile waits. */
export function startApertium(mode: Mode): ApertiumProcess {
  const waiting: Waiting[] = [];
  const programs: ChildProcess[] = [];
  let alive = true;
  let failure = '';
  let received = '';
  let timer: NodeJS.Timeout | undefined;

  const fail = (why: string): void => {
    if (!alive) return;
    alive = false;
    failure = `Apertium ${mode.name} ${why}.`;
    clearTimeout(timer);
    for (const program of programs) {
      program.stdin?.destroy();
      program.kill();
    }
    const error = new OperationalError('unavailable', asWritten(failure));
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(() => fail('did not answer in time'), patience).unref();
  };

  const startStage = ({ program: name, args }: Stage): void => {
    // Each program reads from the one before it directly; nothing but the two ends passes through this process.
    const before = programs.at(-1)?.stdout;
    const program = spawn(name, [...args], { stdio: [before ?? 'pipe', 'pipe', 'ignore'], windowsHide: true });
    before?.destroy();
    program.on('error', () => fail('cannot be started'));
    program.on('exit', () => fail('ended unexpectedly'));
    // `exit` tells of a first program that ended; what was written to it until then is lost.
    program.stdin?.on('error', () => undefined);
    programs.push(program);
  };
  const start = async (): Promise<void> => {
    for (const stage of mode.stages) {
      if (!alive) return;
      startStage(stage);
      // starting a program holds this one up, the longer the more memory it has; requests get their turn in between
      await nextTurn();
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
  };
  const started = start().catch(() => fail('cannot be started'));

  return {
    get alive() {
      return alive;
    },
    async send(stream) {
      await started;
      return new Promise((resolve, reject) => {
        if (!alive) return reject(new OperationalError('unavailable', asWritten(failure)));
        waiting.push({ resolve, reject });
        programs[0]?.stdin?.write(`${stream}\0`);
        if (waiting.length === 1) watch();
      });
    },
    close() {
      fail('was closed');
    },
  };
}
