import { ofLength } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import type { FileStore } from '../storage/files.ts';
import type { StoredMemory } from '../storage/memories.ts';
import type { StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';
import type { MemoryFiles } from './memoryFiles.ts';
import { type TransferDeps, transferFile, transferFolder, transferQueue, transferTime } from './transferQueue.ts';

/** How often a service looks for work that another one left behind, in ms. */
const patrol = 2000;

/** Imports and exports of translation memories, one at a time, in the order in which they came. */
export interface MemoryTransfer {
  /**
   * Stores an upload and starts the import.
   *
   * @throws Refusal 409 for a second upload, 413 and 400 for a file of another length than declared.
   */
  receive(job: StoredMemoryJob, body: ReadableStream<Uint8Array> | null): Promise<void>;
  startExport(memory: StoredMemory): Promise<StoredMemoryJob>;
  /** A memory was deleted: what was exported of it goes too. */
  forget(memoryId: string): Promise<void>;
  /** The file of a finished export. */
  exported(jobId: string): ReturnType<FileStore['open']>;
  /** Takes up what an earlier run left unfinished, and from then on what another service that died leaves. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Transfers over stored files; several processes on one database do not work on the same one.
 *
 * @param indexFiles where large memories have files to be searched in.
 */
export function memoryTransfer(deps: TransferDeps & Stores<'shared'>, indexFiles?: MemoryFiles): MemoryTransfer {
  const { memoryJobs, files, leases, shared } = deps.store;
  const queue = transferQueue(deps, indexFiles);

  const takeUp = async () => {
    for (const job of await memoryJobs.processing()) {
      if (!(await leases.isHeld(`transfer/${job.id}`))) queue.add(job);
    }
  };

  return {
    receive: async (job, body) => {
      const second = () => new Refusal(409, 'The file of this job was uploaded already.');
      if (job.status === 'expired') throw new Refusal(403, 'The time of this address is over.');
      const lease = job.status === 'awaiting_input' ? await leases.claim(`transfer/${job.id}/upload`) : undefined;
      if (!lease) throw second();
      try {
        // the file of the first upload must not be replaced by that of a second
        if ((await memoryJobs.get(job.id))?.status !== 'awaiting_input') throw second();
        await files.write(transferFile(job.id), ofLength(body, job.contentLength ?? 0));
        const change = { status: 'processing' } as const;
        if (!(await memoryJobs.update(job.id, 'awaiting_input', change, deps.now()))) throw second();
      } finally {
        await lease.release();
      }
      queue.add(job);
    },
    startExport: async (memory) => {
      const now = deps.now();
      const job = await memoryJobs.add({
        operation: 'export',
        status: 'processing',
        memoryId: memory.id,
        created: now,
        updated: now,
        expires: now + transferTime,
      });
      queue.add(job);
      return job;
    },
    forget: async (memoryId) => {
      for (
        let job = await memoryJobs.exportOf(memoryId, 'completed');
        job;
        job = await memoryJobs.exportOf(memoryId, 'completed')
      ) {
        await memoryJobs.update(job.id, 'completed', { status: 'expired' }, deps.now());
        await files.remove(transferFile(job.id));
      }
      queue.sweep();
    },
    exported: (jobId) => files.open(transferFile(jobId)),
    resume: async () => {
      await files.clear();
      const now = deps.now();
      for (const job of await memoryJobs.expired(now - 24 * transferTime)) await memoryJobs.remove(job.id);
      queue.sweep();
      await takeUp();
      for (const name of await files.list(transferFolder)) {
        const job = await memoryJobs.get(name.slice(transferFolder.length + 1).replace(/\.tmx$/, ''));
        const needed =
          job?.status === 'processing' ||
          // its upload may end at this moment in another process
          (shared && job?.status === 'awaiting_input') ||
          (job?.status === 'completed' && job.operation === 'export' && job.expires > now);
        if (!needed) await files.remove(name);
      }
      if (!shared) return;
      const timer = setInterval(() => void takeUp().catch(() => undefined), patrol).unref();
      deps.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
    idle: () => queue.idle(),
  };
}
