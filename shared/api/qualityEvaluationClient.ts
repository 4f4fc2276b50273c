import { asWritten, say } from '../sentences/sentence.ts';
import type { Clock } from './clock.ts';
import { OperationalError } from './operationalError.ts';
import {
  type EvaluationJob,
  type EvaluationRequest,
  type EvaluationResult,
  type EvaluationStarted,
  evaluationJobSchema,
  evaluationStartedSchema,
} from './qualityEvaluation.ts';
import { readJson } from './readJson.ts';
import type { Transport } from './transport.ts';

/** `/v1/quality-evaluation`. */
export interface QualityEvaluationClient {
  start(request: EvaluationRequest, signal?: AbortSignal): Promise<EvaluationStarted>;
  status(jobId: string, signal?: AbortSignal): Promise<EvaluationJob>;
  /**
   * Starts and waits.
   *
   * @throws OperationalError `rejected` with the service's reason when the evaluation fails.
   */
  evaluate(request: EvaluationRequest, signal?: AbortSignal): Promise<EvaluationResult>;
}

const root = '/v1/quality-evaluation';

/** The calls of quality evaluation over a transport. */
export function qualityEvaluationClient(send: Transport, clock: Clock): QualityEvaluationClient {
  const client: QualityEvaluationClient = {
    start: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), evaluationStartedSchema),
    status: async (jobId, signal) =>
      readJson(
        await send({ method: 'GET', path: `${root}/${encodeURIComponent(jobId)}` }, signal),
        evaluationJobSchema,
      ),
    evaluate: async (request, signal) => {
      const { job_id } = await client.start(request, signal);
      for (let pause = 100; ; pause = Math.min(pause * 1.5, 3000)) {
        const job = await client.status(job_id, signal);
        if (job.status === 'done') return { segments: job.segments, summary: job.summary };
        if (job.status === 'error') throw new OperationalError('rejected', asWritten(job.error.message));
        await clock.sleep(pause, signal).catch(() => {
          throw new OperationalError('cancelled', say`Cancelled.`);
        });
      }
    },
  };
  return client;
}
