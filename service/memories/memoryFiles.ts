import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Logged, Stoppable } from '../process/running.ts';
import { folderFiles } from '../storage/folderFiles.ts';
import type { StoredMemory } from '../storage/memories.ts';
import type { Stores } from '../storage/store.ts';
import { type IndexFileBuilder, indexFileBuilder } from './indexFile/indexFileBuilder.ts';
import { type IndexFile, openIndexFile } from './indexFile/openIndexFile.ts';

/** The files in which large memories are searched, beside SQLite's database; what is in them can be rebuilt from it. */
export interface MemoryFiles {
  /** Takes the segments of a memory that is imported. */
  builder(id: string): IndexFileBuilder;
  /** Writes the file of a memory, if so many segments need one; it is on the disk when this resolves. */
  write(id: string, segments: number, builder: IndexFileBuilder): Promise<void>;
  /** The file of a memory; undefined for a small one, which needs none, and while it is made. */
  open(memory: StoredMemory): IndexFile | undefined;
  /** True for a memory that needs a file. */
  isLarge(memory: StoredMemory): boolean;
  /** Makes a file that is missing, one after the other. Resolves when it is there. */
  make(memory: StoredMemory): Promise<void>;
  /** How much of a file is made, 0 to 1; undefined when none is being made. */
  progress(id: string): number | undefined;
  /** A memory was deleted. */
  remove(id: string): Promise<void>;
  /** Makes what is missing, and removes what is of no memory. */
  resume(): Promise<void>;
  /** Resolves when none is being made. */
  idle(): Promise<void>;
}

/** From so many segments on a memory has a file; an index of fewer is made in memory within a second. */
const large = 50_000;
/** Files whose tables stay in memory. */
const kept = 3;
/** Segments that are read at once when a file is made of a memory that is there. */
const batch = 1000;
/** How much of the work of making a file it is to read the memory; the rest is to write the file. */
const readingShare = 0.8;
const folder = 'memories';

/** Files for the memories of a service that has its folder for itself. */
export function memoryFiles(
  deps: Stoppable & Logged & Stores<'memories'> & { readonly folder: string },
  least = large,
): MemoryFiles {
  const store = deps.store.memories;
  const files = folderFiles(deps.folder);
  const name = (id: string) => `${folder}/${id}.index`;
  const open = recentFiles((id) => openIndexFile(join(deps.folder, name(id))));
  /** Written for imports that may not have ended yet. */
  const imported = new Set<string>();

  const pause = async () => {
    await turn();
    deps.stopping.throwIfAborted();
  };
  const builder = (id: string) => indexFileBuilder(join(deps.folder, folder, `${id}.scratch.part`), pause);
  const remove = async (id: string) => {
    open.forget(id);
    await files.remove(name(id));
  };
  const build = async (memory: StoredMemory, tell: (share: number) => void) => {
    const began = performance.now();
    const taken = builder(memory.id);
    try {
      for (let after = -1; ; ) {
        const segments = await store.segments(memory.id, after, batch);
        if (segments.length === 0) break;
        await taken.add(segments.map(({ source }) => source));
        after = segments.at(-1)?.position ?? after;
        tell((readingShare * (after + 1)) / memory.segments);
        await pause();
      }
      await files.write(name(memory.id), taken.finish());
    } finally {
      await taken.close();
    }
    // it can have been deleted in the meantime
    if (!(await store.get(memory.id))) await remove(memory.id);
    deps.log?.('indexed', { memory: memory.id, segments: memory.segments, ms: Math.round(performance.now() - began) });
  };
  const { make, progress, idle } = oneByOne(deps.stopping, build);
  const opened = (memory: StoredMemory) => (memory.segments < least ? undefined : open.get(memory.id));
  return {
    builder,
    write: async (id, segments, taken) => {
      if (segments < least) return;
      imported.add(id);
      await files.write(name(id), taken.finish());
    },
    open: opened,
    isLarge: ({ segments }) => segments >= least,
    make,
    progress,
    remove,
    resume: async () => {
      for (const path of await files.list(folder)) {
        const id = path.slice(folder.length + 1).replace(/\.index$/, '');
        if (!imported.has(id) && !(await store.get(id))) await files.remove(path);
      }
      for (let page = 0; ; page++) {
        const memories = await store.list(page, 100);
        if (memories.length === 0) return;
        for (const memory of memories) {
          if (memory.segments >= least && !opened(memory)) make(memory).catch(() => undefined);
        }
      }
    },
    idle,
  };
}

/** The files that were asked for last, open. */
function recentFiles(read: (id: string) => IndexFile | undefined) {
  const open = new Map<string, IndexFile>();
  return {
    get(id: string): IndexFile | undefined {
      const file = open.get(id) ?? read(id);
      if (!file) return undefined;
      // the one that was asked for last is the last one
      open.delete(id);
      open.set(id, file);
      const [oldest] = open.keys();
      if (open.size > kept && oldest !== undefined) open.delete(oldest);
      return file;
    },
    forget: (id: string) => void open.delete(id),
  };
}

/** Makes files one after the other. @param build reports the share that is made, 0 to 1, to `tell`. */
function oneByOne(
  stopping: AbortSignal,
  build: (memory: StoredMemory, tell: (share: number) => void) => Promise<void>,
): Pick<MemoryFiles, 'make' | 'progress' | 'idle'> {
  const making = new Map<string, { share: number; readonly end: Promise<void> }>();
  let queue: Promise<void> = Promise.resolve();
  const start = (memory: StoredMemory) => {
    stopping.throwIfAborted();
    return build(memory, (share) => {
      const state = making.get(memory.id);
      if (state) state.share = share;
    });
  };
  return {
    make(memory) {
      const underway = making.get(memory.id);
      if (underway) return underway.end;
      const end = queue.then(() => start(memory)).finally(() => making.delete(memory.id));
      making.set(memory.id, { share: 0, end });
      // whoever waits for it gets the error; otherwise it is made at the next request that needs it
      queue = end.catch(() => undefined);
      return end;
    },
    progress: (id) => making.get(id)?.share,
    idle: () => queue,
  };
}
