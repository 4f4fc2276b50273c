import type { ServiceDeps } from './deps.ts';
import { type DocumentJobs, documentJobs } from './documents/documentJobs.ts';
import { type MemoryFiles, memoryFiles } from './memories/memoryFiles.ts';
import { type MemoryIndexes, memoryIndexes } from './memories/memoryIndexes.ts';
import { type MemoryTransfer, memoryTransfer } from './memories/memoryTransfer.ts';
import { type MemoryUses, memoryUses } from './memories/memoryUses.ts';
import { type QualityJobs, qualityJobs } from './quality/qualityJobs.ts';
import { type VoiceJobs, voiceJobs } from './voice/jobs/voiceJobs.ts';
import { type VoiceSessions, voiceSessions } from './voice/voiceSessions.ts';

/** What of the service goes on between requests. */
export interface ServiceParts {
  readonly memories: MemoryIndexes;
  readonly memoryUses: MemoryUses;
  /** Absent where several processes work on one database. */
  readonly memoryFiles: MemoryFiles | undefined;
  readonly transfer: MemoryTransfer;
  readonly documents: DocumentJobs;
  readonly voice: VoiceSessions;
  readonly voiceJobs: VoiceJobs;
  readonly qualityJobs: QualityJobs;
}

/** The parts over what the service is made of. */
export function createParts(deps: ServiceDeps): ServiceParts {
  const memoryIndexFiles = deps.store.shared ? undefined : memoryFiles(deps);
  const uses = memoryUses(deps.store.memoryUses, deps.now);
  const memories = memoryIndexes(deps.store.memories, deps.store.memorySearch, memoryIndexFiles, uses);
  return {
    memories,
    memoryUses: uses,
    memoryFiles: memoryIndexFiles,
    transfer: memoryTransfer(deps, memoryIndexFiles),
    documents: documentJobs(deps, memories),
    voice: voiceSessions(deps),
    voiceJobs: voiceJobs(deps),
    qualityJobs: qualityJobs(deps),
  };
}
