import { Hono } from 'hono';
import {
  type EvaluationJob,
  type EvaluationResult,
  type EvaluationStarted,
  evaluationRequestSchema,
} from '../../shared/api/qualityEvaluation.ts';
import { languageOf } from '../../shared/languages/languages.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, readBody } from '../http/body.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import { evaluationBodyLimit } from '../http/limits.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { evaluatedPairs } from '../quality/languagePairs.data.ts';
import type { QualityJobs } from '../quality/qualityJobs.ts';
import type { StoredQualityJob } from '../storage/qualityJobs.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Seconds after which a client should ask again. */
const retryAfter = { 'Retry-After': '1' };

/** `POST /v1/quality-evaluation` and its jobs (shapes.md §12). */
export function qualityEvaluationRoutes(jobs: QualityJobs): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/v1/quality-evaluation', requireScope(undefined), async (c) => {
    const { fields } = await readBody(c.req.raw, { limit: evaluationBodyLimit });
    refuseLegacyKey(fields);
    const { metadata, segments } = checked(evaluationRequestSchema, fields);
    const source = languageOf(metadata.source_language);
    const targets = source && evaluatedPairs[source.code];
    if (!source || !targets) {
      throw notSupported('metadata.source_language', `It is one of ${Object.keys(evaluatedPairs).join(', ')}.`);
    }
    const target = languageOf(metadata.target_language);
    if (!target || !targets.includes(target.code)) {
      throw notSupported('metadata.target_language', `From ${source.code} it is one of ${targets.join(', ')}.`);
    }
    const id = await jobs.add({
      metadata: { source_language: source.code, target_language: target.code },
      segments,
    });
    const poll_url = new URL(`/v1/quality-evaluation/${id}`, c.req.url).href;
    return c.json({ job_id: id, poll_url } satisfies EvaluationStarted, 202, retryAfter);
  });
  app.get('/v1/quality-evaluation/:id', requireScope(undefined), async (c) => {
    const id = c.req.param('id');
    if (!uuid.test(id)) throw new Refusal(400, 'job_id must be a valid UUID.');
    const job = await jobs.get(id);
    if (!job) throw new Refusal(404, 'Quality estimation job not found.');
    const answer = answerOf(job);
    return answer.status === 'processing' ? c.json(answer, 202, retryAfter) : c.json(answer);
  });
  return app;
}

function answerOf({ id, status, result }: StoredQualityJob): EvaluationJob {
  if (status === 'processing') return { job_id: id, status };
  if (status === 'done') return { job_id: id, status, ...(JSON.parse(result) as EvaluationResult) };
  return { job_id: id, status, error: { code: 'evaluation_failed', message: result } };
}
