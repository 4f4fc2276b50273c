import { Worker } from 'node:worker_threads';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import type { DictionaryFiles } from '../../../shared/spelling/dictionaries.ts';
import { builtFile } from '../../builtFile.ts';
import { findDictionaries } from './dictionaries.ts';

/** A text that is to be corrected. */
export interface CorrectorRequest {
  readonly text: string;
  /** `en`, or a variant that is asked for: `en-GB`. */
  readonly language: string;
  /** Words that are right whatever dictionaries say, lower case. */
  readonly keep: readonly string[];
}

/** What the worker is asked for: a text corrected, or the share of its words that the dictionary knows. */
export type CorrectorTask =
  | ({ readonly task: 'correct' } & CorrectorRequest)
  | { readonly task: 'know'; readonly text: string; readonly language: string };
export type CorrectorAnswer = string | number;

/** What the worker starts with. */
export interface CorrectorSetup {
  readonly dictionaries: ReadonlyMap<string, DictionaryFiles>;
}

/** Corrects spelling, and the grammar of English. */
export interface Corrector {
  /** Root codes of the languages that it can correct now. */
  languages(): readonly string[];
  /** @throws OperationalError `unavailable` when the worker broke or took too long, `cancelled` after an abort. */
  correct(request: CorrectorRequest, signal: AbortSignal): Promise<string>;
  /**
   * How many of a text's words the dictionary of a language knows, from 0 to 1; 1 for a text without words, 0 without a
   * dictionary.
   */
  knownShare(text: string, language: string, signal: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

/** Longest time for one text, in ms, loading included: 10 KiB on a slow machine. */
const patience = 120_000;
/** How long the worker stays without work, in ms: the checker of English holds 300 MB. */
const idleTime = 5 * 60_000;

interface Pending {
  resolve(answer: CorrectorAnswer): void;
  reject(error: OperationalError): void;
}

/** The corrector, in a worker thread that starts with the first text and ends when there is nothing to do for long. */
export function createCorrector(dictionaries: ReadonlyMap<string, DictionaryFiles> = findDictionaries()): Corrector {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const stop = async (message: string) => {
    const stopped = worker;
    worker = undefined;
    for (const one of pending.values()) one.reject(new OperationalError('unavailable', message));
    pending.clear();
    await stopped?.terminate();
  };
  const running = (): Worker => {
    if (worker) return worker;
    const started = new Worker(builtFile('correctWorker.mjs'), {
      workerData: { dictionaries } satisfies CorrectorSetup,
    });
    started.unref();
    const broke = () => {
      if (worker === started) void stop('The corrector broke; it starts anew with the next request.');
    };
    started.on('error', broke).on('exit', broke);
    started.on('message', ({ id, answer }: { readonly id: number; readonly answer?: CorrectorAnswer }) => {
      const one = pending.get(id);
      pending.delete(id);
      if (answer !== undefined) one?.resolve(answer);
      else one?.reject(new OperationalError('unavailable', 'The corrector could not read this text.'));
      if (pending.size > 0) return;
      clearTimeout(idle);
      idle = setTimeout(() => void stop('The corrector was stopped.'), idleTime).unref();
    });
    worker = started;
    return started;
  };

  const ask = async (task: CorrectorTask, signal: AbortSignal): Promise<CorrectorAnswer> => {
    if (signal.aborted) throw new OperationalError('cancelled', 'The correction was cancelled.');
    clearTimeout(idle);
    const id = count++;
    const limit = setTimeout(() => void stop('The corrector took too long.'), patience).unref();
    const abort = () => {
      pending.get(id)?.reject(new OperationalError('cancelled', 'The correction was cancelled.'));
      pending.delete(id);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await new Promise<CorrectorAnswer>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        running().postMessage({ id, ...task });
      });
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', abort);
    }
  };

  return {
    languages: () => [...dictionaries.keys()].filter((code) => !code.includes('-')),
    correct: async (request, signal) => String(await ask({ task: 'correct', ...request }, signal)),
    knownShare: async (text, language, signal) => Number(await ask({ task: 'know', text, language }, signal)),
    close: () => stop('The service is stopping.'),
  };
}
