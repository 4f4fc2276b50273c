import { setImmediate as turn } from 'node:timers/promises';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import { similarityTo } from '../../shared/memory/editDistance.ts';
import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';
import type { MemoryStore, SegmentSource, StoredMemorySegment } from '../storage/memories.ts';
import type { MemoryLookup } from '../translation/memoryLookup.ts';
import type { IndexFile } from './indexFile/openIndexFile.ts';

/** Texts that are compared before other requests get their turn: some milliseconds. */
const batch = 500;

/**
 * Searches a memory by its file: what may fit is read from the database and measured. What is found is what an index of
 * the memory in this process finds, where every segment has the language.
 *
 * @param entriesOf translations of some segments, in the language that is wanted.
 */
export function fileLookup(
  file: IndexFile,
  store: MemoryStore,
  memoryId: string,
  entriesOf: (segments: readonly StoredMemorySegment[]) => readonly MemoryEntry[],
): MemoryLookup {
  const addCopies = async (index: MemoryIndex, text: string): Promise<void> => {
    const sources = await store.sourcesAt(memoryId, file.copies(text));
    const same = sources.filter(({ source }) => source === text).map(({ position }) => position);
    index.add(entriesOf(await store.segmentsAt(memoryId, same)));
  };
  const alike = async (text: string, threshold: number) => {
    const compare = similarityTo(text, Math.max(1, Math.min(100, threshold)));
    const segments: (SegmentSource & { readonly similarity: number })[] = [];
    const positions = file.candidates(text, threshold);
    for (let start = 0; start < positions.length; start += batch) {
      if (start > 0) await turn();
      for (const segment of await store.sourcesAt(memoryId, positions.slice(start, start + batch))) {
        const similarity = compare(segment.source);
        if (similarity !== undefined) segments.push({ ...segment, similarity });
      }
    }
    return segments.sort((a, b) => b.similarity - a.similarity || a.position - b.position);
  };
  return {
    exact: async (text) => {
      const index = createMemoryIndex();
      await addCopies(index, text);
      return index.exact(text);
    },
    find: async (text, threshold, limit) => {
      const index = createMemoryIndex();
      const segments = await alike(text, threshold);
      // several texts can have one translation, so that more of them than the limit may be needed
      for (let from = 0, to = 4 * limit; from < segments.length; from = to, to *= 4) {
        for (const { source } of segments.slice(from, to)) await addCopies(index, source);
        const matches = index.find(text, threshold, limit);
        if (matches.length >= limit) return matches;
      }
      return index.find(text, threshold, limit);
    },
  };
}
