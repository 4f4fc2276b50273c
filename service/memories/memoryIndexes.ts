import { setImmediate as turn } from 'node:timers/promises';
import { languageOf, rootOf } from '../../shared/languages/languages.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';
import { Refusal } from '../http/errors.ts';
import type { MemoryStore, StoredMemory, StoredMemorySegment } from '../storage/memories.ts';
import type { MemorySearch } from '../storage/memorySearch.ts';
import type { MemoryLookup } from '../translation/memoryLookup.ts';

/** Indexes that stay in the machine's memory. */
const kept = 3;
/** Segments that are read before other requests get their turn. */
const batch = 5000;

/** The stored memories for search: in the database, or in indexes that are built at their first use. */
export interface MemoryIndexes {
  /**
   * The index of a memory for a request.
   *
   * @param source undefined where it is to be detected.
   * @throws Refusal 404 for a memory that is not there or does not cover the pair.
   */
  open(id: string, source: string | undefined, target: string): Promise<MemoryLookup>;
  /** A memory was deleted. */
  forget(id: string): void;
}

/** Indexes over the store of memories; memories do not change once they are there. */
export function memoryIndexes(store: MemoryStore, search?: MemorySearch): MemoryIndexes {
  const open = new Map<string, { readonly id: string; readonly index: Promise<MemoryIndex> }>();
  return {
    open: async (id, source, target) => {
      const memory = await store.get(id.toLowerCase());
      if (!memory) throw new Refusal(404, `Translation Memory ${printable(id)} not found`);
      if (source !== undefined && rootOf(source) !== rootOf(memory.source)) {
        throw new Refusal(
          404,
          `Translation Memory ${memory.id} does not support the source language ${source.toUpperCase()}`,
        );
      }
      const language = coveredBy(memory, target);
      if (!language) {
        throw new Refusal(
          404,
          `Translation Memory ${memory.id} does not support the target language ${target.toUpperCase()}`,
        );
      }
      if (search) return searching(search, memory, language);
      const name = `${memory.id} ${language}`;
      let known = open.get(name);
      if (known) open.delete(name);
      else {
        known = { id: memory.id, index: build(store, memory, language) };
        known.index.catch(() => open.delete(name));
      }
      // the one that was asked for last is the last one
      open.set(name, known);
      const [oldest] = open.keys();
      if (open.size > kept && oldest !== undefined) open.delete(oldest);
      return known.index;
    },
    forget: (id) => {
      for (const [name, entry] of open) if (entry.id === id) open.delete(name);
    },
  };
}

/** The memory's language that serves a target: the very variant, or else its root. */
function coveredBy({ targets }: StoredMemory, target: string): string | undefined {
  const wanted = target.toLowerCase();
  const root = rootOf(target);
  const bare = wanted === root || languageOf(target)?.targetOnly !== true;
  return (
    targets.find((code) => code === wanted) ??
    targets.find((code) => code === root) ??
    (bare ? targets.find((code) => rootOf(code) === root) : undefined)
  );
}

/** Asks the database for what may fit, and measures that. */
function searching(search: MemorySearch, memory: StoredMemory, language: string): MemoryLookup {
  const indexOf = (segments: readonly StoredMemorySegment[]) => {
    const index = createMemoryIndex();
    index.add(entriesOf(segments, memory, language));
    return index;
  };
  return {
    exact: async (text) => indexOf(await search.exact(memory.id, text)).exact(text),
    find: async (text, threshold, limit) =>
      indexOf(await search.candidates(memory.id, text, threshold)).find(text, threshold, limit),
  };
}

function entriesOf(segments: readonly StoredMemorySegment[], memory: StoredMemory, language: string): MemoryEntry[] {
  return segments.flatMap((segment) => {
    const target = segment.targets.find((candidate) => candidate.language === language);
    const changed = segment.updated ?? segment.created;
    if (!target) return [];
    return [{ source: segment.source, target: target.text, origin: memory.name, ...(changed ? { changed } : {}) }];
  });
}

async function build(store: MemoryStore, memory: StoredMemory, language: string): Promise<MemoryIndex> {
  const index = createMemoryIndex();
  for (let after = -1; ; ) {
    const segments = await store.segments(memory.id, after, batch);
    index.add(entriesOf(segments, memory, language));
    if (segments.length < batch) break;
    after = segments.at(-1)?.position ?? after;
    await turn();
  }
  await index.prepare(turn);
  return index;
}

/** An id from outside as it may stand in a message. */
function printable(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(0, 64);
}
