import { setImmediate as turn } from 'node:timers/promises';
import { languageOf, rootOf } from '../shared/languages/languages.ts';
import { createMemoryIndex } from '../shared/memory/createMemoryIndex.ts';
import type { MemoryEntry, MemoryIndex } from '../shared/memory/memory.ts';
import { Refusal } from './errors.ts';
import type { MemoryStore, StoredMemory, StoredMemorySegment } from './storage/memories.ts';

/** Indexes that stay in the machine's memory. */
const kept = 3;
/** Segments that are read before other requests get their turn. */
const batch = 5000;

/** The search indexes of stored memories, built at their first use. */
export interface MemoryIndexes {
  /**
   * The index of a memory for a request.
   *
   * @param source undefined where it is to be detected.
   * @throws Refusal 404 for a memory that is not there or does not cover the pair.
   */
  open(id: string, source: string | undefined, target: string): Promise<MemoryIndex>;
  /** A memory was deleted. */
  forget(id: string): void;
}

/** Indexes over the store of memories; memories do not change once they are there. */
export function memoryIndexes(store: MemoryStore): MemoryIndexes {
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
      const name = `${memory.id} ${language}`;
      const known = open.get(name) ?? { id: memory.id, index: build(store, memory, language) };
      known.index.catch(() => open.delete(name));
      open.delete(name);
      open.set(name, known);
      for (const oldest of [...open.keys()].slice(0, Math.max(0, open.size - kept))) open.delete(oldest);
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

async function build(store: MemoryStore, memory: StoredMemory, language: string): Promise<MemoryIndex> {
  const index = createMemoryIndex();
  const entry = (segment: StoredMemorySegment): MemoryEntry | undefined => {
    const target = segment.targets.find((candidate) => candidate.language === language);
    const changed = segment.updated ?? segment.created;
    return (
      target && { source: segment.source, target: target.text, origin: memory.name, ...(changed ? { changed } : {}) }
    );
  };
  for (let after = -1; ; ) {
    const segments = await store.segments(memory.id, after, batch);
    index.add(segments.map(entry).filter((found) => found !== undefined));
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
