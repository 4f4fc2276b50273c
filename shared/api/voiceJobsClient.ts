import { say } from '../sentences/sentence.ts';
import type { Clock } from './clock.ts';
import { OperationalError } from './operationalError.ts';
import { readJson } from './readJson.ts';
import type { Transport } from './transport.ts';
import {
  type CreateVoiceJob,
  type VoiceJob,
  type VoiceJobCreated,
  voiceJobCreatedSchema,
  voiceJobSchema,
} from './voiceJobs.ts';

/** `/v1/jobs/voice/translate`. */
export interface VoiceJobsClient {
  create(request: CreateVoiceJob, signal?: AbortSignal): Promise<VoiceJobCreated>;
  /** Sends the file, with the signature and without the key. */
  upload(job: VoiceJobCreated, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  status(jobId: string, signal?: AbortSignal): Promise<VoiceJob>;
  /** A finished result; the service gives it once. */
  download(result: VoiceJob['results'][number], signal?: AbortSignal): Promise<Uint8Array>;
  /**
   * Creates, uploads, waits and downloads.
   *
   * @returns the results in the order of the targets.
   * @throws OperationalError `rejected` with the service's reason when one of them fails.
   */
  translate(
    request: Omit<CreateVoiceJob, 'source_file'> & {
      readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
    },
    signal?: AbortSignal,
  ): Promise<readonly Uint8Array[]>;
}

const root = '/v1/jobs/voice/translate';
/** A file of a gigabyte may take its time. */
const transferTimeout = 15 * 60_000;

/** The calls of voice jobs over a transport. */
export function voiceJobsClient(send: Transport, clock: Clock): VoiceJobsClient {
  const signed = (path: string, signature: string) =>
    ({
      path,
      signed: true,
      headers: { authorization: `Service-Signature ${signature}` },
      timeout: transferTimeout,
    }) as const;
  const client: VoiceJobsClient = {
    create: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), voiceJobCreatedSchema),
    upload: async ({ upload_url, signature }, bytes, signal) => {
      const body = { bytes, type: 'application/octet-stream' };
      await send({ method: 'PUT', ...signed(upload_url, signature), body, replay: 'once' }, signal);
    },
    status: async (jobId, signal) =>
      readJson(await send({ method: 'GET', path: `${root}/${encodeURIComponent(jobId)}` }, signal), voiceJobSchema),
    download: async ({ download_url, signature }, signal) => {
      if (!download_url || !signature)
        throw new OperationalError('rejected', say`This result cannot be downloaded yet.`);
      return (await send({ method: 'GET', ...signed(download_url, signature), replay: 'once' }, signal)).bytes;
    },
    translate: async ({ file, ...request }, signal) => {
      const source_file = { name: file.name, content_type: file.type, content_length: file.bytes.length };
      const created = await client.create({ ...request, source_file }, signal);
      await client.upload(created, file.bytes, signal);
      for (let pause = 100; ; pause = Math.min(pause * 1.5, 3000)) {
        const { results } = await client.status(created.job_id, signal);
        const failed = results.find((result) => result.status === 'failed');
        if (failed) {
          throw new OperationalError(
            'rejected',
            failed.error === undefined
              ? say`The service did not translate the recording and gave no reason. Try again, and ask its administrator if that fails, too.`
              : say`The recording was not translated: ${failed.error.message}`,
          );
        }
        if (results.every((result) => result.status === 'complete')) {
          const files: Uint8Array[] = [];
          for (const result of results) files.push(await client.download(result, signal));
          return files;
        }
        await clock.sleep(pause, signal).catch(() => {
          throw new OperationalError('cancelled', say`Cancelled.`);
        });
      }
    },
  };
  return client;
}
