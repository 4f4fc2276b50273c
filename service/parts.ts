import type { ServiceDeps } from './deps.ts';
import { documentJobs } from './documents/documentJobs.ts';
import { memoryFiles } from './memories/memoryFiles.ts';
import { memoryIndexes } from './memories/memoryIndexes.ts';
import { memoryTransfer } from './memories/memoryTransfer.ts';
import { memoryUses } from './memories/memoryUses.ts';
import { qualityJobs } from './quality/qualityJobs.ts';
import { voiceJobs } from './voice/jobs/voiceJobs.ts';
import { voiceSessions } from './voice/voiceSessions.ts';

/** What of the service goes on between requests. */
export type ServiceParts = ReturnType<typeof createParts>;

/**
 * The parts over what the service is made of: a part stands in this list and nowhere else. One with `resume` takes up
 * its work when the service starts, in this order; one with `idle` is waited for when it stops.
 */
export function createParts(deps: ServiceDeps) {
  const { store, now } = deps;
  // several processes that work on one database have no files in common
  const indexFiles = store.shared ? undefined : memoryFiles(deps);
  const uses = memoryUses(store.memoryUses, now);
  const memories = memoryIndexes(store.memories, store.memorySearch, indexFiles, uses);
  return {
    memories,
    transfer: memoryTransfer(deps, indexFiles),
    memoryFiles: indexFiles,
    memoryUses: uses,
    documents: documentJobs(deps, memories),
    voice: voiceSessions(deps),
    voiceJobs: voiceJobs(deps),
    qualityJobs: qualityJobs(deps),
  } as const;
}

/** Takes up what an earlier run left unfinished, one part after the other. */
export async function resumeParts(parts: ServiceParts): Promise<void> {
  for (const part of Object.values(parts)) if (part && 'resume' in part) await part.resume();
}

/** Resolves when no part has work under way. */
export async function partsIdle(parts: ServiceParts): Promise<void> {
  await Promise.all(Object.values(parts).map((part) => (part && 'idle' in part ? part.idle() : undefined)));
}
