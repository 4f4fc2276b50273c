import { OperationalError } from '../../shared/api/operationalError.ts';
import { giveTurn } from '../process/giveTurn.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { Lease } from '../storage/leases.ts';
import type { StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';
import { exportMemory } from './exportMemory.ts';
import { importMemory } from './importMemory.ts';
import { UnusableMemory } from './memoryFile.ts';
import type { MemoryFiles } from './memoryFiles.ts';

/** What transfers take. */
export type TransferDeps = Clock & Stoppable & Stores<'memories' | 'memoryJobs' | 'files' | 'leases'>;

/** How long a file may be uploaded, and downloaded, in ms. */
export const transferTime = 60 * 60_000;

/** Folder of the files. */
export const transferFolder = 'transfers';

/** The file of a job: the upload of an import, the result of an export. */
export function transferFile(jobId: string): string {
  return `${transferFolder}/${jobId}.tmx`;
}

/** Imports and exports under way, one at a time. */
export interface TransferQueue {
  /** Puts a job at the end; one that waits here already stays where it is. */
  add(job: StoredMemoryJob): void;
  /** Removes the segments of deleted memories while others work. */
  sweep(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/**
 * The queue of this process; a job that another process works on is left to it.
 *
 * @param indexFiles where large memories have files to be searched in.
 */
export function transferQueue(deps: TransferDeps, indexFiles: MemoryFiles | undefined): TransferQueue {
  const { memories, memoryJobs, files, leases } = deps.store;
  /** Jobs that wait here or are under way. */
  const waiting = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const clear = () => memories.clearUnfinished(() => giveTurn(deps.stopping));

  const work = async (job: StoredMemoryJob) => {
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(`transfer/${job.id}`);
    if (!lease) return;
    try {
      // another process can have finished it while it waited here
      if ((await memoryJobs.get(job.id))?.status !== 'processing') return;
      await (job.operation === 'import' ? runImport(job, lease) : runExport(job));
    } catch (error) {
      if (deps.stopping.aborted || lease.lost.aborted) return;
      await giveUp(job, error);
    } finally {
      await lease.release();
    }
  };
  const runImport = (job: StoredMemoryJob, lease: Lease) =>
    importMemory(deps, indexFiles, job, transferFile(job.id), AbortSignal.any([deps.stopping, lease.lost]));
  const runExport = async (job: StoredMemoryJob) => {
    await exportMemory(deps, job.memoryId, transferFile(job.id));
    const now = deps.now();
    await memoryJobs.update(job.id, 'processing', { status: 'completed', expires: now + transferTime }, now);
  };
  const giveUp = async (job: StoredMemoryJob, error: unknown) => {
    const expected = error instanceof UnusableMemory || error instanceof OperationalError;
    const message = expected ? error.message : 'The job failed inside the service.';
    // the disk may be full: the file gives room for what is written of its end
    await files.remove(transferFile(job.id));
    await memoryJobs.update(job.id, 'processing', { status: 'failed', error: message }, deps.now());
    await clear();
  };

  return {
    add: (job) => {
      if (waiting.has(job.id)) return;
      waiting.add(job.id);
      // a job whose outcome cannot be kept stays in the database, to be taken up again
      queue = queue.then(() => work(job).catch(() => undefined)).finally(() => waiting.delete(job.id));
    },
    sweep: () => {
      queue = queue.then(clear).catch(() => undefined);
    },
    idle: () => queue,
  };
}
