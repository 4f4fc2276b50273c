import { Worker } from 'node:worker_threads';
import { OperationalError } from '../shared/api/operationalError.ts';
import { type Sentence, say } from '../shared/sentences/sentence.ts';

/** A thread that is asked by name, one message a call: `{ id, name, args }` and `{ id, result }` or `{ id, error }`. */
export interface WorkerCalls {
  readonly alive: boolean;
  /** @throws OperationalError `unavailable` with the thread's own words; the thread has ended then. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Longest time for one call, in ms: a batch on a slow machine with a large model. */
const patience = 120_000;

/**
 * Starts a script in a thread of its own. After an error inside WebAssembly its memory is not to be trusted, so the
 * first failure ends it.
 *
 * @param name of the engine, for sentences.
 */
export function workerCalls(script: string, name: string): WorkerCalls {
  const worker = new Worker(script, { stdout: true, stderr: true });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: OperationalError): void }>();
  let alive = true;
  let serial = 0;
  /** What it wrote last: WebAssembly tells there why it gave up. */
  let written = '';

  const fail = (sentence: Sentence, cause?: unknown): void => {
    if (!alive) return;
    alive = false;
    const error = new OperationalError('unavailable', sentence, { cause });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void worker.terminate();
  };
  worker.stdout.resume();
  worker.stderr.setEncoding('utf8').on('data', (text: string) => {
    written = (written + text).slice(-2000);
  });
  worker.on('message', (message: { id: number; result?: unknown; error?: { message?: string } }) => {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (!call) return;
    if (message.error === undefined) call.resolve(message.result);
    else {
      const said = /Error: (.*)/.exec(written)?.[1] ?? firstLine(message.error.message);
      call.reject(new OperationalError('unavailable', say`${name} failed: ${said.replace(/\.$/, '')}.`));
      fail(say`${name} ended after a failure.`);
    }
  });
  worker.on('error', (error) => fail(say`${name} ended unexpectedly.`, error));
  worker.on('exit', () => fail(say`${name} ended unexpectedly.`));
  // Only a call under way keeps the process up; an idle thread does not.
  worker.unref();
  return {
    get alive() {
      return alive;
    },
    async call(called, ...args) {
      if (!alive) throw new OperationalError('unavailable', say`${name} is not running.`);
      const id = ++serial;
      const timer = setTimeout(() => fail(say`${name} did not answer in time.`), patience);
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          worker.postMessage({ id, name: called, args });
        });
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      fail(say`${name} was closed.`);
      await worker.terminate();
    },
  };
}

function firstLine(text: string | undefined): string {
  return (text ?? 'unknown error').split('\n')[0]?.slice(0, 200) ?? '';
}
