import { setImmediate as turn } from 'node:timers/promises';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { ofLength } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { FileStore } from '../storage/files.ts';
import type { Lease } from '../storage/leases.ts';
import type { StoredMemory, StoredMemorySegment } from '../storage/memories.ts';
import { memoryJobStore, type StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';
import { type MemoryFile, memoryFileParts, readMemoryFile, UnusableMemory } from './memoryFile.ts';
import type { MemoryFiles } from './memoryFiles.ts';

/** How long a file may be uploaded, and downloaded, in ms. */
export const transferTime = 60 * 60_000;
/** How often a service looks for work that another one left behind, in ms. */
const patrol = 2000;
/** Folder of the files. */
const folder = 'transfers';

/** What transfers take. */
export type MemoryTransferDeps = Clock & Stoppable & Stores<'memories' | 'memoryJobs' | 'files' | 'leases' | 'shared'>;

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
export function memoryTransfer(deps: MemoryTransferDeps, indexFiles?: MemoryFiles): MemoryTransfer {
  const { memories, memoryJobs, files, leases, shared } = deps.store;
  const file = (jobId: string) => `${folder}/${jobId}.tmx`;
  /** Jobs that wait here or are under way. */
  const waiting = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  /** Gives others their turn; ends what it stands in when the service stops. */
  const pause = async () => {
    await turn();
    deps.stopping.throwIfAborted();
  };
  /** Segments of deleted memories go while others work. */
  const sweep = () => {
    queue = queue.then(() => memories.clearUnfinished(pause)).catch(() => undefined);
  };

  const enqueue = (job: StoredMemoryJob) => {
    if (waiting.has(job.id)) return;
    waiting.add(job.id);
    // a job whose outcome cannot be kept stays in the database, to be taken up again
    queue = queue.then(() => work(job).catch(() => undefined)).finally(() => waiting.delete(job.id));
  };

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
      const known = error instanceof UnusableMemory || error instanceof OperationalError;
      const message = known ? error.message : 'The job failed inside the service.';
      // the disk may be full: the file gives room for what is written of its end
      await files.remove(file(job.id));
      await memoryJobs.update(job.id, 'processing', { status: 'failed', error: message }, deps.now());
      await memories.clearUnfinished(pause);
    } finally {
      await lease.release();
    }
  };

  const runImport = async (job: StoredMemoryJob, lease: Lease) => {
    const over = AbortSignal.any([deps.stopping, lease.lost]);
    const id = await memories.begin(job.id);
    await memories.clearUnfinished(pause);
    const open = async () => {
      const uploaded = await files.open(file(job.id));
      if (!uploaded) throw new UnusableMemory('The uploaded file is gone.');
      return uploaded.stream;
    };
    const builder = indexFiles?.builder(id);
    let read: MemoryFile;
    try {
      read = await readMemoryFile(open, async (all) => {
        for (let at = 0; at < all.length; at += 1000) {
          over.throwIfAborted();
          const some = all.slice(at, at + 1000);
          await memories.append(id, some);
          await builder?.add(some.map((segment) => segment.source));
          await turn();
        }
      });
      // nobody finds a memory without the file in which it is searched
      if (builder) await indexFiles?.write(id, read.segments, builder);
    } finally {
      await builder?.close();
    }
    const { source, targets, segments, skipped } = read;
    const now = deps.now();
    const memory = {
      id,
      name: job.displayName ?? 'Translation memory',
      source,
      targets,
      segments,
      created: now,
    };
    await memories.complete(memory, async (queries) => {
      const change = { status: 'completed', memoryId: id, skipped } as const;
      await memoryJobStore(queries).update(job.id, 'processing', change, now);
    });
    await files.remove(file(job.id));
  };

  const runExport = async (job: StoredMemoryJob) => {
    const memory = await memories.get(job.memoryId ?? '');
    if (!memory) throw new UnusableMemory('The translation memory was deleted.');
    await files.write(file(job.id), encoded(memoryFileParts(memory, pages(memory.id))));
    const now = deps.now();
    await memoryJobs.update(job.id, 'processing', { status: 'completed', expires: now + transferTime }, now);
  };

  async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
    for await (const text of texts) {
      deps.stopping.throwIfAborted();
      yield Buffer.from(text);
      await turn();
    }
  }

  async function* pages(id: string): AsyncGenerator<readonly StoredMemorySegment[]> {
    for (let after = -1; ; ) {
      const page = await memories.segments(id, after, 500);
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.position ?? after;
    }
  }

  const takeUp = async () => {
    for (const job of await memoryJobs.processing()) {
      if (!(await leases.isHeld(`transfer/${job.id}`))) enqueue(job);
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
        await files.write(file(job.id), ofLength(body, job.contentLength ?? 0));
        const change = { status: 'processing' } as const;
        if (!(await memoryJobs.update(job.id, 'awaiting_input', change, deps.now()))) throw second();
      } finally {
        await lease.release();
      }
      enqueue(job);
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
      enqueue(job);
      return job;
    },
    forget: async (memoryId) => {
      for (
        let job = await memoryJobs.exportOf(memoryId, 'completed');
        job;
        job = await memoryJobs.exportOf(memoryId, 'completed')
      ) {
        await memoryJobs.update(job.id, 'completed', { status: 'expired' }, deps.now());
        await files.remove(file(job.id));
      }
      sweep();
    },
    exported: (jobId) => files.open(file(jobId)),
    resume: async () => {
      await files.clear();
      const now = deps.now();
      for (const job of await memoryJobs.expired(now - 24 * transferTime)) await memoryJobs.remove(job.id);
      sweep();
      await takeUp();
      for (const name of await files.list(folder)) {
        const job = await memoryJobs.get(name.slice(folder.length + 1).replace(/\.tmx$/, ''));
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
    idle: () => queue,
  };
}
