import { Worker } from 'node:worker_threads';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import type { DictionaryFiles } from '../../../shared/spelling/dictionaries.ts';
import { builtFile } from '../../process/builtFile.ts';
import { type Alarm, systemAlarm, whenIdle } from '../whenIdle.ts';
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
  /** Folder of the phrase memory. */
  readonly phrases: string;
}

/** Corrects spelling, and the grammar of English. */
export interface Corrector {
  /** Root codes of the languages that it can correct now. */
  languages(): readonly string[];
  /** @throws OperationalError `unavailable` when a text took too long or broke the worker, `cancelled` before its turn. */
  correct(request: CorrectorRequest, signal: AbortSignal): Promise<string>;
  /**
   * How many of a text's words the dictionary of a language knows, from 0 to 1; 1 for a text without words, 0 without a
   * dictionary.
   */
  knownShare(text: string, language: string, signal: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

/** Longest time for one text, in ms: ten times what 10 KiB of the worst text take. */
const patience = 20_000;
/** The same where dictionaries and grammar are loaded first: seconds of work, which a busy machine has little time for. */
const patienceAtFirst = 90_000;
/** Most memory of the worker's own objects, in MB; that of its WebAssembly is bounded for the whole service. */
const heapLimit = 256;

const advice = 'Send it in shorter pieces, or leave out what is no prose.';
const tooLong = (limit: number) =>
  `Correcting this text took longer than ${limit / 1000} seconds and was given up. ${advice}`;
const unreadable = `The corrector failed on this text; it is ready for others. ${advice}`;

/**
 * The corrector, in a worker thread that starts with the first text and ends when there is nothing to do.
 *
 * @param options.alarm ends a text that takes twenty seconds, and a thread that has no work; the first text of a language,
 *   for which more is loaded, may take ninety.
 */
export function createCorrector(
  options: { readonly dictionaries?: ReadonlyMap<string, DictionaryFiles>; readonly alarm?: Alarm } = {},
): Corrector {
  const { dictionaries = findDictionaries(), alarm = systemAlarm } = options;
  let worker: Worker | undefined;
  /** Tasks and languages that the worker has loaded everything for. */
  const loaded = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const work = whenIdle(() => void end(), alarm);
  const running = (): Worker => {
    if (worker) return worker;
    const started = new Worker(builtFile('correctWorker.mjs'), {
      workerData: { dictionaries, phrases: builtFile('phrases') } satisfies CorrectorSetup,
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    });
    started.unref();
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on('error', forget).on('exit', forget);
    worker = started;
    loaded.clear();
    return started;
  };

  const run = async (task: CorrectorTask, signal: AbortSignal): Promise<CorrectorAnswer> => {
    if (signal.aborted) throw new OperationalError('cancelled', asWritten('The correction was cancelled.'));
    if (isClosed) throw new OperationalError('unavailable', asWritten('The service is stopping.'));
    const asked = running();
    const kind = `${task.task} ${task.language}`;
    const limit = loaded.has(kind) ? patience : patienceAtFirst;
    const failed = () => (isClosed ? 'The service is stopping.' : unreadable);
    const answer = await answerOf(asked, task, { limit, alarm, giveUp: () => void end(), failed });
    loaded.add(kind);
    return answer;
  };

  /** One text after the other: what one does to the worker is no other's loss. */
  const ask = (task: CorrectorTask, signal: AbortSignal): Promise<CorrectorAnswer> => {
    const answer = turn.then(() => work.during(() => run(task, signal)));
    turn = answer.catch(() => undefined);
    return answer;
  };

  return {
    languages: () => [...dictionaries.keys()].filter((code) => !code.includes('-')),
    correct: async (request, signal) => String(await ask({ task: 'correct', ...request }, signal)),
    knownShare: async (text, language, signal) => Number(await ask({ task: 'know', text, language }, signal)),
    close: () => {
      isClosed = true;
      return end();
    },
  };
}

/** Sends a task to a worker. @throws OperationalError `unavailable` when it takes too long or breaks the worker. */
async function answerOf(
  worker: Worker,
  task: CorrectorTask,
  { limit, alarm, giveUp, failed }: { limit: number; alarm: Alarm; giveUp(): void; failed(): string },
): Promise<CorrectorAnswer> {
  const ended = new AbortController();
  const { signal: until } = ended;
  try {
    return await new Promise<CorrectorAnswer>((resolve, reject) => {
      const fail = (why: string) => reject(new OperationalError('unavailable', asWritten(why)));
      const late = () => {
        fail(tooLong(limit));
        giveUp();
      };
      until.addEventListener('abort', alarm(limit, late));
      const listeners = { message: resolve, error: () => fail(unreadable), exit: () => fail(failed()) };
      for (const [event, listener] of Object.entries(listeners)) {
        worker.once(event, listener);
        until.addEventListener('abort', () => worker.off(event, listener));
      }
      worker.postMessage(task);
    });
  } finally {
    ended.abort();
  }
}
