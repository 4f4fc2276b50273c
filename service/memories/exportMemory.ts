import { setImmediate as turn } from 'node:timers/promises';
import type { Stoppable } from '../process/running.ts';
import type { MemoryStore, StoredMemorySegment } from '../storage/memories.ts';
import type { Stores } from '../storage/store.ts';
import { memoryFileParts, UnusableMemory } from './memoryFile.ts';

/** Segments that are read at once. */
const pageSize = 500;

/**
 * Writes a memory as a TMX file, a part at a time.
 *
 * @param file where it is written.
 * @throws UnusableMemory where the memory was deleted.
 */
export async function exportMemory(
  { store: { memories, files }, stopping }: Stoppable & Stores<'memories' | 'files'>,
  memoryId: string | undefined,
  file: string,
): Promise<void> {
  const memory = await memories.get(memoryId ?? '');
  if (!memory) throw new UnusableMemory('The translation memory was deleted.');
  await files.write(file, encoded(memoryFileParts(memory, pages(memories, memory.id)), stopping));
}

async function* encoded(texts: AsyncIterable<string>, stopping: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const text of texts) {
    stopping.throwIfAborted();
    yield Buffer.from(text);
    await turn();
  }
}

async function* pages(memories: MemoryStore, id: string): AsyncGenerator<readonly StoredMemorySegment[]> {
  for (let after = -1; ; ) {
    const page = await memories.segments(id, after, pageSize);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.position ?? after;
  }
}
