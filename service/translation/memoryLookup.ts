import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => R | Promise<R> : never;

/** What the pipeline asks a translation memory: an index in this process, or a database that is asked each time. */
export interface MemoryLookup {
  readonly exact: Later<MemoryIndex['exact']>;
  readonly find: Later<MemoryIndex['find']>;
  /** A translation of it was used. */
  readonly used?: (entry: MemoryEntry) => void;
}
