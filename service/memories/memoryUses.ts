import { setImmediate as turn } from 'node:timers/promises';
import type { MemoryUseStore, UsedEntry } from '../storage/memoryUses.ts';

/** Notes which translations of memories are used, many at a time: no request waits for it. */
export interface MemoryUses {
  note(memoryId: string, entry: UsedEntry): void;
  /** Resolves when all is written. */
  idle(): Promise<void>;
}

/** @param now ms since 1970. */
export function memoryUses(store: MemoryUseStore, now: () => number): MemoryUses {
  let waiting = new Map<string, UsedEntry[]>();
  let writing: Promise<void> | undefined;
  const write = async () => {
    // what a request uses is used at once
    await turn();
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      // a use that cannot be noted is no reason for a translation to fail
      for (const [memoryId, entries] of batch) await store.note(memoryId, entries, now()).catch(() => undefined);
    }
    writing = undefined;
  };
  return {
    note: (memoryId, entry) => {
      const entries = waiting.get(memoryId);
      if (entries) entries.push(entry);
      else waiting.set(memoryId, [entry]);
      writing ??= write();
    },
    idle: async () => writing,
  };
}
