import { setImmediate as turn } from 'node:timers/promises';
import { languageOf } from '../../shared/languages/languages.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import type { MemoryEntry } from '../../shared/memory/memory.ts';
import { Refusal } from '../http/errors.ts';
import type { MemoryStore, StoredMemory, StoredMemorySegment } from '../storage/memories.ts';
import type { MemorySearch } from '../storage/memorySearch.ts';
import type { MemoryLookup } from '../translation/memoryLookup.ts';
import { fileLookup } from './fileLookup.ts';
import type { IndexFile } from './indexFile/openIndexFile.ts';
import type { MemoryFiles } from './memoryFiles.ts';
import type { MemoryUses } from './memoryUses.ts';

/** Indexes that stay in the machine's memory. */
const kept = 3;
/** Segments that are read before other requests get their turn. */
const batch = 5000;

/** The languages of a request. */
export interface MemoryPair {
  /** Undefined where it is to be detected. */
  readonly source: string | undefined;
  readonly target: string;
}

/** The stored memories for search: in the database, in files, or in indexes that are built at their first use. */
export interface MemoryIndexes {
  /** @throws Refusal 404 for a memory that is not there or does not cover the pair. */
  check(id: string, pair: MemoryPair): Promise<void>;
  /**
   * The index of a memory for a request.
   *
   * @param wait whether to wait for a file that is being made of a memory of an earlier version.
   * @throws Refusal as {@link MemoryIndexes.check} does, and 503 for a file that is not waited for.
   */
  open(id: string, pair: MemoryPair, wait: boolean): Promise<MemoryLookup>;
  /** A memory was deleted. */
  forget(id: string): Promise<void>;
}

/**
 * Indexes over the store of memories; memories do not change once they are there.
 *
 * @param search where the database searches memories itself.
 * @param files where large memories have files.
 * @param uses gets which translations are used, where somebody wants to know.
 */
export function memoryIndexes(
  store: MemoryStore,
  search?: MemorySearch,
  files?: MemoryFiles,
  uses?: MemoryUses,
): MemoryIndexes {
  const open = new Map<string, { readonly id: string; readonly index: Promise<MemoryLookup> }>();
  const covering = async (id: string, { source, target }: MemoryPair) => {
    const memory = await store.get(id.toLowerCase());
    if (!memory) throw new Refusal(404, `Translation Memory ${printable(id)} not found`);
    const unsupported = (side: 'source' | 'target', code: string) =>
      new Refusal(404, `Translation Memory ${memory.id} does not support the ${side} language ${code.toUpperCase()}`);
    if (source !== undefined && rootLanguage(source) !== rootLanguage(memory.source))
      throw unsupported('source', source);
    const language = coveredBy(memory, target);
    if (!language) throw unsupported('target', target);
    return { memory, language };
  };
  const lookupOf = async (memory: StoredMemory, language: string, wait: boolean): Promise<MemoryLookup> => {
    if (search) return searching(search, memory, language);
    if (files?.isLarge(memory)) {
      const file = await fileOf(files, memory, wait);
      return fileLookup(file, store, memory.id, (segments) => entriesOf(segments, memory, language));
    }
    const name = `${memory.id} ${language}`;
    let openIndex = open.get(name);
    if (openIndex) open.delete(name);
    else {
      openIndex = { id: memory.id, index: build(store, memory, language) };
      openIndex.index.catch(() => open.delete(name));
    }
    // the one that was asked for last is the last one
    open.set(name, openIndex);
    const [oldest] = open.keys();
    if (open.size > kept && oldest !== undefined) open.delete(oldest);
    return openIndex.index;
  };
  return {
    check: async (id, pair) => {
      await covering(id, pair);
    },
    open: async (id, pair, wait) => {
      const { memory, language } = await covering(id, pair);
      const { exact, find } = await lookupOf(memory, language, wait);
      const used = ({ source, target }: MemoryEntry) => uses?.note(memory.id, { language, source, target });
      return { exact, find, used };
    },
    forget: async (id) => {
      for (const [name, entry] of open) if (entry.id === id) open.delete(name);
      await files?.remove(id);
    },
  };
}

/** The file of a large memory. One of an earlier version has none at first, or one that was lost: it is made. */
async function fileOf(files: MemoryFiles, memory: StoredMemory, wait: boolean): Promise<IndexFile> {
  const there = files.open(memory);
  if (there) return there;
  const end = files.make(memory);
  if (wait) await end;
  else end.catch(() => undefined);
  const made = files.open(memory);
  if (made) return made;
  const share = Math.floor(100 * (files.progress(memory.id) ?? 0));
  const message = `Translation Memory ${memory.id} is being prepared for search (${share} %); try again in a minute.`;
  throw new Refusal(503, message, { headers: { 'Retry-After': '10' } });
}

/** The memory's language that serves a target: the very variant, or else its root. */
function coveredBy({ targets }: StoredMemory, target: string): string | undefined {
  const wanted = target.toLowerCase();
  const root = rootLanguage(target);
  const bare = wanted === root || languageOf(target)?.targetOnly !== true;
  return (
    targets.find((code) => code === wanted) ??
    targets.find((code) => code === root) ??
    (bare ? targets.find((code) => rootLanguage(code) === root) : undefined)
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

async function build(store: MemoryStore, memory: StoredMemory, language: string): Promise<MemoryLookup> {
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
