import { setImmediate as turn } from 'node:timers/promises';
import { giveTurn } from '../process/giveTurn.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import { memoryJobStore, type StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';
import { type MemoryFile, readMemoryFile, UnusableMemory } from './memoryFile.ts';
import type { MemoryFiles } from './memoryFiles.ts';

/** Segments that are stored at once. */
const batch = 1000;

/**
 * Makes a memory of the file that was uploaded for a job, and completes the job.
 *
 * @param file where the upload is.
 * @param signal ends the import.
 * @throws UnusableMemory
 */
export async function importMemory(
  deps: Clock & Stoppable & Stores<'memories' | 'files'>,
  indexFiles: MemoryFiles | undefined,
  job: StoredMemoryJob,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const { memories, files } = deps.store;
  const id = await memories.begin(job.id);
  await memories.clearUnfinished(() => giveTurn(deps.stopping));
  const open = async () => {
    const uploaded = await files.open(file);
    if (!uploaded) throw new UnusableMemory('The uploaded file is gone.');
    return uploaded.stream;
  };
  const builder = indexFiles?.builder(id);
  let read: MemoryFile;
  try {
    read = await readMemoryFile(open, async (segments) => {
      for (let start = 0; start < segments.length; start += batch) {
        signal.throwIfAborted();
        const some = segments.slice(start, start + batch);
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
  const name = job.displayName ?? 'Translation memory';
  await memories.complete({ id, name, source, targets, segments, created: now }, async (queries) => {
    const change = { status: 'completed', memoryId: id, skipped } as const;
    await memoryJobStore(queries).update(job.id, 'processing', change, now);
  });
  await files.remove(file);
}
