import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { decodeText } from '../shared/encoding/encoding.ts';
import type { ServiceDeps } from './deps.ts';
import { Refusal } from './errors.ts';
import { memoryFileParts, readMemoryFileSteps, UnusableMemory } from './memoryFile.ts';
import type { StoredMemory, StoredMemorySegment } from './storage/memories.ts';
import { memoryJobStore, type StoredMemoryJob } from './storage/memoryJobs.ts';

/** How long a file may be uploaded, and downloaded, in ms. */
export const transferTime = 60 * 60_000;
/** Bytes of a TMX file that this service can read: it has to fit into one string. */
export const readableMemoryBytes = 256 * 1024 * 1024;

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
  exported(jobId: string): string;
  /** Takes up what an earlier run left unfinished. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Transfers over files in the data folder. */
export function memoryTransfer(deps: ServiceDeps): MemoryTransfer {
  const { memories, memoryJobs } = deps.store;
  const folder = join(deps.folder, 'transfers');
  const file = (jobId: string) => join(folder, `${jobId}.tmx`);
  const receiving = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const enqueue = (job: StoredMemoryJob) => {
    queue = queue.then(async () => {
      if (deps.stopping.aborted) return;
      try {
        await (job.operation === 'import' ? runImport(job) : runExport(job));
      } catch (error) {
        if (deps.stopping.aborted) return;
        const message = error instanceof UnusableMemory ? error.message : 'The job failed inside the service.';
        await memoryJobs.update(job.id, 'processing', { status: 'failed', error: message }, deps.now());
        await rm(file(job.id), { force: true });
      }
    });
  };

  const runImport = async (job: StoredMemoryJob) => {
    const steps = readMemoryFileSteps(decodeText(await readFile(file(job.id)), 'memory.tmx').text);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (deps.stopping.aborted) return;
      await turn();
    }
    const content = step.value;
    const id = await memories.begin();
    for (let at = 0; at < content.segments.length; at += 1000) {
      if (deps.stopping.aborted) return;
      await memories.append(id, content.segments.slice(at, at + 1000));
      await turn();
    }
    const now = deps.now();
    const { source, targets, segments, skipped } = content;
    const memory = {
      id,
      name: job.displayName ?? 'Translation memory',
      source,
      targets,
      segments: segments.length,
      created: now,
    };
    await memories.complete(memory, async (queries) => {
      const change = { status: 'completed', memoryId: id, skipped } as const;
      await memoryJobStore(queries).update(job.id, 'processing', change, now);
    });
    await rm(file(job.id), { force: true });
  };

  const runExport = async (job: StoredMemoryJob) => {
    const memory = await memories.get(job.memoryId ?? '');
    if (!memory) throw new UnusableMemory('The translation memory was deleted.');
    const temporary = `${file(job.id)}.part`;
    const output = createWriteStream(temporary, { mode: 0o600, flush: true });
    for await (const part of memoryFileParts(memory, pages(memory.id))) {
      if (!output.write(part)) await new Promise<void>((resolve) => output.once('drain', resolve));
      else await turn();
    }
    output.end();
    await finished(output);
    await rename(temporary, file(job.id));
    const now = deps.now();
    await memoryJobs.update(job.id, 'processing', { status: 'completed', expires: now + transferTime }, now);
  };

  async function* pages(id: string): AsyncGenerator<readonly StoredMemorySegment[]> {
    for (let after = -1; ; ) {
      const page = await memories.segments(id, after, 500);
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.position ?? after;
    }
  }

  return {
    receive: async (job, body) => {
      const second = new Refusal(409, 'The file of this job was uploaded already.');
      if (job.status === 'expired') throw new Refusal(403, 'The time of this address is over.');
      if (job.status !== 'awaiting_input' || receiving.has(job.id)) throw second;
      receiving.add(job.id);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await store(file(job.id), body, job.contentLength ?? 0);
        const change = { status: 'processing' } as const;
        if (!(await memoryJobs.update(job.id, 'awaiting_input', change, deps.now()))) throw second;
      } finally {
        receiving.delete(job.id);
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
        await rm(file(job.id), { force: true });
      }
    },
    exported: file,
    resume: async () => {
      await memories.clearUnfinished();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = deps.now();
      for (const job of await memoryJobs.expired(now - 24 * transferTime)) await memoryJobs.remove(job.id);
      for (const job of await memoryJobs.processing()) enqueue(job);
      for (const name of await readdir(folder)) {
        const job = await memoryJobs.get(name.replace(/\.tmx(\.part)?$/, ''));
        const needed =
          job?.status === 'processing' ||
          (job?.status === 'completed' && job.operation === 'export' && job.expires > now);
        if (!needed) await rm(join(folder, name), { force: true });
      }
    },
    idle: () => queue,
  };
}

/** Writes an upload to a file, whole and on the disk, or not at all. */
async function store(path: string, body: ReadableStream<Uint8Array> | null, length: number): Promise<void> {
  const temporary = `${path}.part`;
  const file = await open(temporary, 'w', 0o600);
  try {
    let size = 0;
    for await (const part of body ?? []) {
      size += part.length;
      if (size > length) throw new Refusal(413, `The file is longer than the ${length} bytes that were declared.`);
      await file.write(part);
    }
    if (size < length) throw new Refusal(400, `The file has ${size} bytes, not the ${length} that were declared.`);
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}
