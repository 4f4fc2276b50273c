import { CancellationTokenSource, type Disposable, l10n } from 'vscode';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { afterRestart, type DocumentJob, isOver, isUnderWay, startedAgain } from './documentJob.ts';
import type { JobStore } from './jobStore.ts';
import type { JobWork } from './jobWork.ts';
import { type KeptJobs, keptJobs } from './keptJobs.ts';

/** Jobs that are translated at the same time: services are slow with documents, and refuse many at once. */
const atOnce = 2;

/** The documents of this window that are being translated, wait for it, or were. It outlives the panel, and the window. */
export interface JobQueue extends Disposable {
  readonly jobs: readonly DocumentJob[];
  add(jobs: readonly DocumentJob[]): Promise<void>;
  cancel(id: string): Promise<void>;
  cancelAll(): Promise<void>;
  /** Starts one again that failed or was cancelled; what the service has already is followed. */
  retry(id: string): Promise<void>;
  /** Takes out what is done, failed or cancelled: one job, or every one. Files stay. */
  remove(id?: string): Promise<void>;
  /** Takes up what was under way when the window was closed. */
  resume(): Promise<void>;
  /** Keeps everything as it is now: the window is about to be closed. */
  suspend(): void;
  /** The service has the document of a job: resolves once what leads to it is kept. */
  uploaded(id: string, handle: DocumentHandle): Promise<void>;
  onChange(listener: () => void): Disposable;
}

/** A queue that is kept in a store. */
export function jobQueue(store: JobStore, work: JobWork): JobQueue {
  const kept = keptJobs(store);
  const running = new Map<string, CancellationTokenSource>();
  const fill = () => {
    if (kept.isSuspended) return;
    for (const { id, phase } of kept.all) {
      if (running.size >= atOnce) return;
      if (phase !== 'waiting' || running.has(id)) continue;
      const source = new CancellationTokenSource();
      running.set(id, source);
      void runJob({ store, work, kept }, id, source, () => queue.retry(id)).finally(() => {
        running.delete(id);
        source.dispose();
        fill();
      });
    }
  };
  const queue: JobQueue = {
    get jobs() {
      return kept.all;
    },
    async add(more) {
      await kept.replace([...kept.all, ...more]);
      fill();
    },
    async cancel(id) {
      const source = running.get(id);
      if (source) source.cancel();
      else if (kept.find(id)?.phase === 'waiting') await cancelled({ store, kept }, id);
    },
    async cancelAll() {
      for (const job of kept.all.filter(isUnderWay)) await queue.cancel(job.id);
    },
    async retry(id) {
      const job = kept.find(id);
      if (!job || isUnderWay(job)) return;
      await kept.change(id, startedAgain);
      fill();
    },
    async remove(id) {
      const removed = kept.all.filter((job) => !isUnderWay(job) && (id === undefined || job.id === id));
      await kept.replace(kept.all.filter((job) => !removed.includes(job)));
      for (const job of removed) if (job.isUploaded) await store.forgetHandle(job.id);
    },
    async resume() {
      const { interrupted } = jobWords();
      await kept.replace(kept.all.map((job) => (running.has(job.id) ? job : afterRestart(job, interrupted))));
      fill();
    },
    suspend: kept.suspend,
    async uploaded(id, handle) {
      await store.keepHandle(id, handle);
      await kept.change(id, (job) => ({ ...job, phase: 'following', isUploaded: true }));
    },
    onChange: kept.onChange,
    dispose() {
      kept.suspend();
      for (const source of running.values()) source.cancel();
      kept.dispose();
    },
  };
  return queue;
}

interface Parts {
  readonly store: JobStore;
  readonly work: JobWork;
  readonly kept: KeptJobs;
}

/** Translates one, and shows how far it is and how it ended. Never throws. */
async function runJob(
  { store, work, kept }: Parts,
  id: string,
  source: CancellationTokenSource,
  again: () => Promise<void>,
): Promise<void> {
  try {
    // What is about to be sent is kept first: it may be billed, and must not be sent again by itself.
    await kept.change(id, (job) => ({
      ...job,
      phase: job.isUploaded ? 'following' : 'sending',
      text: jobWords().starting,
    }));
    const job = kept.find(id);
    if (!job) return;
    const handle = await handleOf({ store, kept }, job);
    const progress = (text: string, percentage?: number) => kept.progress(id, text, percentage);
    const done = await work.translate(job, handle, source.token, progress, again);
    await kept.change(id, ({ isUploaded: _, percentage: __, ...now }) => ({ ...now, ...done, phase: 'done' }));
    await store.forgetHandle(id);
  } catch (error) {
    if (kept.isSuspended) return;
    if (source.token.isCancellationRequested) await cancelled({ store, kept }, id);
    else await failed({ store, work, kept }, id, error, again);
  }
}

/**
 * What leads to the upload of a job; undefined where there is none.
 *
 * @throws Error with a sentence for the user where it is lost; the job is then as one that was never sent.
 */
async function handleOf({ store, kept }: Pick<Parts, 'store' | 'kept'>, { id, isUploaded }: DocumentJob) {
  if (!isUploaded) return undefined;
  const handle = await store.handle(id);
  if (handle) return handle;
  await kept.change(id, ({ isUploaded: _, ...job }) => job);
  throw new Error(jobWords().lost);
}

async function cancelled({ store, kept }: Pick<Parts, 'store' | 'kept'>, id: string): Promise<void> {
  await kept.change(id, ({ percentage: _, isUploaded: __, ...job }) => ({
    ...job,
    phase: 'cancelled',
    text: jobWords().cancelled,
  }));
  await store.forgetHandle(id);
}

async function failed({ store, work, kept }: Parts, id: string, error: unknown, again: () => Promise<void>) {
  const job = kept.find(id);
  if (!job) return;
  const outcome = await work.failure(job, error, again);
  const isLost = outcome.failure !== undefined && isOver(outcome.failure);
  await kept.change(id, ({ percentage: _, isUploaded, ...now }) => ({
    ...now,
    ...outcome,
    phase: 'failed',
    ...(isUploaded && !isLost ? { isUploaded } : {}),
  }));
  if (isLost) await store.forgetHandle(id);
}

/** Sentences of the queue in the editor's language. */
const jobWords = () => ({
  starting: l10n.t('Reading the document…'),
  cancelled: l10n.t('Cancelled.'),
  interrupted: l10n.t(
    'The window was closed while this was being sent. It may have been billed, so it is not sent again until you choose Try Again.',
  ),
  lost: l10n.t(
    'What leads to this document at the service is no longer in the secret storage of your editor. Try Again sends the document once more.',
  ),
});
