import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitedSignal } from '../../models/limitedSignal.ts';
import { builtFile } from '../process/builtFile.ts';
import type { DocumentSession } from './documentSession.ts';
import type { ToolFolders } from './documentTools.ts';
import { ownMemory } from './ownMemory.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** What the thread is asked for: a method of its session, and the arguments. */
export type DocumentRequest = readonly [task: keyof DocumentSession, args: readonly unknown[]];

/** What the method gave, or a sentence for the document's owner. */
export type DocumentAnswer = { readonly result: unknown } | { readonly unusable: string };

/**
 * A thread for documents, so that reading and writing a large one keeps nobody waiting, and one that needs too much
 * memory ends the thread alone. It is started by the first document and ends when none has come for a while.
 */
export interface DocumentThread {
  /**
   * One document's session, in the thread. Only one at a time. Bytes that it is given belong to it from then on.
   *
   * @param signal ends the thread, whatever it does, and what was asked rejects with its reason.
   * @throws UnusableDocument for what takes too long or too much memory.
   */
  use<T>(signal: AbortSignal, work: (session: DocumentSession) => Promise<T>): Promise<T>;
}

/** Longest time for one task, in ms: many pictures of small print on a slow machine. */
const patience = 600_000;
/** How long a thread without work is kept, in ms. */
const idleTime = 15_000;
/**
 * Memory for what was just made, in MB: a large document makes much that stays, and each time that this memory is full
 * what stays is copied.
 */
const youngMemory = 96;

/** The thread; nothing is started yet. */
export function documentThread({ fonts, tessdata }: ToolFolders): DocumentThread {
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    void running?.terminate();
    running = undefined;
  };
  const start = () => {
    const worker = new Worker(builtFile('documentWorker.mjs'), {
      workerData: { fonts, tessdata },
      resourceLimits: { maxYoungGenerationSizeMb: youngMemory },
    });
    // the service does not wait for it to end, and does not end with it
    worker.on('error', () => undefined).unref();
    worker.once('exit', () => {
      if (running === worker) running = undefined;
    });
    return worker;
  };
  const ask = async (request: DocumentRequest, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    running ??= start();
    const worker = running;
    using limit = limitedSignal(signal, patience);
    let answer: DocumentAnswer;
    try {
      worker.postMessage(request, ownMemory(request[1]));
      [answer] = (await once(worker, 'message', { signal: limit.signal })) as [DocumentAnswer];
    } catch (error) {
      end();
      signal.throwIfAborted();
      if (limit.signal.aborted) throw new UnusableDocument('The document took too long.');
      throw isOutOfMemory(error) ? tooLarge() : error;
    }
    if ('unusable' in answer) throw new UnusableDocument(answer.unusable);
    return answer.result;
  };
  return {
    async use(signal, work) {
      clearTimeout(idle);
      const remote =
        (task: keyof DocumentSession) =>
        (...args: unknown[]) =>
          ask([task, args], signal);
      try {
        return await work({
          open: remote('open'),
          openAs: remote('openAs'),
          close: remote('close'),
        } as DocumentSession);
      } finally {
        idle = setTimeout(end, idleTime).unref();
      }
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooLarge(): UnusableDocument {
  return new UnusableDocument('The document needs more memory than the service has for one.');
}
