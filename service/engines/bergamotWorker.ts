import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { BergamotBuffers } from './bergamotModels.ts';
import type { Direction } from './engine.ts';

/** A direction as the worker names it. */
type Pair = { readonly from: string; readonly to: string };

/** The WebAssembly translator in a thread of its own. */
export interface BergamotWorker {
  readonly alive: boolean;
  hasModel(direction: Direction): Promise<boolean>;
  loadModel(direction: Direction, buffers: BergamotBuffers): Promise<void>;
  /** Translates through each of the models in turn. */
  translate(
    models: readonly Direction[],
    texts: readonly { readonly text: string; readonly html: boolean }[],
  ): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Longest time for one call, in ms: a batch on a slow machine with a large model. */
const patience = 120_000;

const pairOf = (direction: Direction): Pair => ({ from: direction.source, to: direction.target });

/**
 * Starts Bergamot's own worker script and speaks its messages. The package's classes are not used: they look for a
 * registry of models on the network.
 *
 * @param folder holds the files of the package's `worker/` and a package.json of type `commonjs`.
 */
export async function startBergamot(folder: string): Promise<BergamotWorker> {
  const worker = new Worker(join(folder, 'translator-worker.js'), { stdout: true, stderr: true });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: OperationalError): void }>();
  let alive = true;
  let serial = 0;

  const fail = (why: string, cause?: unknown): void => {
    if (!alive) return;
    alive = false;
    const error = new OperationalError('unavailable', `Bergamot ${why}.`, { cause });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void worker.terminate();
  };
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('message', (message: { id: number; result?: unknown; error?: { message?: string } }) => {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (!call) return;
    if (message.error === undefined) call.resolve(message.result);
    // After an error inside WebAssembly its memory is not to be trusted.
    else {
      const said = firstLine(message.error.message);
      call.reject(new OperationalError('unavailable', `Bergamot failed: ${said}.`));
      fail('ended after a failure');
    }
  });
  worker.on('error', (error) => fail('ended unexpectedly', error));
  worker.on('exit', () => fail('ended unexpectedly'));

  const call = async (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    if (!alive) throw new OperationalError('unavailable', 'Bergamot is not running.');
    const id = ++serial;
    const timer = setTimeout(() => fail('did not answer in time'), patience);
    timer.unref();
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, args });
      });
    } finally {
      clearTimeout(timer);
    }
  };

  await call('initialize', { cacheSize: 0, useNativeIntGemm: false });
  // Only a call under way keeps the process up; an idle thread does not.
  worker.unref();
  return {
    get alive() {
      return alive;
    },
    async hasModel(direction) {
      return (await call('hasTranslationModel', pairOf(direction))) === true;
    },
    async loadModel(direction, buffers) {
      await call('loadTranslationModel', pairOf(direction), buffers);
    },
    async translate(models, texts) {
      const options = texts.map(({ text, html }) => ({ text, html, qualityScores: false }));
      const answers = (await call('translate', { models: models.map(pairOf), texts: options })) as {
        target: { text: string };
      }[];
      return answers.map((answer) => answer.target.text);
    },
    async close() {
      fail('was closed');
      await worker.terminate();
    },
  };
}

function firstLine(text: string | undefined): string {
  return (text ?? 'unknown error').split('\n')[0]?.slice(0, 200).replace(/\.$/, '') ?? '';
}
