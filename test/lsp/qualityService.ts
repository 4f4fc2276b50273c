import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EvaluationRequest, evaluationRequestSchema } from '../../shared/api/qualityEvaluation.ts';

/** A remote service that knows quality evaluation alone, and holds against a translation what a test says. */
export interface QualityService extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly EvaluationRequest[];
  /** True where jobs never end. */
  busy: boolean;
  /** Resolves when the first job is asked for its state. */
  readonly polled: Promise<void>;
}

/** Starts one. @param wrong words of translations, each a mistranslation; Swedish it does not evaluate. */
export async function qualityService(wrong: readonly string[]): Promise<QualityService> {
  const requests: EvaluationRequest[] = [];
  let ask = () => {};
  const polled = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const job = '0b3c1c9e-8a54-4c62-9d3b-0f4a52f1f0aa';
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = evaluationRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
      if (body.metadata.target_language === 'sv') return answer(400, { message: 'Swedish is not evaluated.' });
      requests.push(body);
      return answer(202, { job_id: job, poll_url: `/v1/quality-evaluation/${job}` });
    }
    ask();
    if (running.busy) return answer(202, { job_id: job, status: 'processing' });
    const segments = requests.at(-1)?.segments ?? [];
    answer(200, {
      job_id: job,
      status: 'done',
      segments: segments.map(({ target }, segment_index) => ({ segment_index, errors: errorsIn(target) })),
      summary: { overall_score: 75, granular_counts: {} },
    });
  });
  const errorsIn = (target: string) =>
    wrong.flatMap((word) => {
      const start = [...target.slice(0, Math.max(0, target.indexOf(word)))].length;
      if (!target.includes(word)) return [];
      const target_spans = [{ start, end: start + [...word].length }];
      const kind = { type: 'Accuracy', sub_type: 'Mistranslation', severity: 'Major' };
      return [{ ...kind, explanation: `“${word}” is something else.`, source_spans: [], target_spans }];
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    busy: false,
    polled,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
