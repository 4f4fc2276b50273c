import type { EvaluationRequest, EvaluationResult } from '../../shared/api/qualityEvaluation.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { StoredQualityJob } from '../storage/qualityJobs.ts';
import type { Stores } from '../storage/store.ts';

/** How long an evaluation can be asked for, in ms (shapes.md §12). */
const lifeTime = 24 * 3_600_000;

/** Evaluations, one at a time, behind the requests that wait for nothing. */
export interface QualityJobs {
  /** @returns the id, once the request is stored. */
  add(request: EvaluationRequest): Promise<string>;
  get(id: string): Promise<StoredQualityJob | undefined>;
  /** Takes up what an earlier run left unfinished. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Evaluations over the store. */
export function qualityJobs(deps: Clock & Stoppable & Stores<'qualityJobs' | 'leases'>): QualityJobs {
  const { qualityJobs: jobs, leases } = deps.store;
  let queue: Promise<void> = Promise.resolve();

  const run = async (id: string) => {
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(`quality/${id}`);
    if (!lease) return;
    try {
      const job = await jobs.get(id, deps.now());
      if (job?.status !== 'processing') return;
      try {
        await jobs.finish(id, 'done', JSON.stringify(await resultOf(JSON.parse(job.request) as EvaluationRequest)));
      } catch {
        await jobs.finish(id, 'error', 'The evaluation failed inside the service.');
      }
    } finally {
      await lease.release();
    }
  };
  const enqueue = (id: string) => {
    queue = queue.then(() => run(id).catch(() => undefined));
  };

  return {
    add: async (request) => {
      const now = deps.now();
      await jobs.removeExpired(now);
      const id = await jobs.add(JSON.stringify(request), now + lifeTime);
      enqueue(id);
      return id;
    },
    get: (id) => jobs.get(id.toLowerCase(), deps.now()),
    resume: async () => {
      await jobs.removeExpired(deps.now());
      for (const id of await jobs.unfinished()) if (!(await leases.isHeld(`quality/${id}`))) enqueue(id);
    },
    idle: () => queue,
  };
}

/** The checks are loaded when there is something to evaluate first. */
async function resultOf({ metadata, segments }: EvaluationRequest): Promise<EvaluationResult> {
  const { evaluate } = await import('./evaluate.ts');
  return evaluate({ source: metadata.source_language, target: metadata.target_language }, segments);
}
