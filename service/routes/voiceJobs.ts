import { Hono } from 'hono';
import {
  createVoiceJobSchema,
  type VoiceJob,
  type VoiceJobCreated,
  voiceJobQuerySchema,
  voiceJobSourceTypes,
} from '../../shared/api/voiceJobs.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, queryFields, readBody } from '../http/body.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import { requireSpeechQuota } from '../http/quota.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { requireToken, signedToken } from '../http/signedAddress.ts';
import type { Clock } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import type { StoredVoiceJob } from '../storage/voiceJobs.ts';
import type { Translating } from '../translation/pipeline.ts';
import { mediaType, readableTypes, writableTypes } from '../voice/audio/mediaTypes.ts';
import type { VoiceJobs } from '../voice/jobs/voiceJobs.ts';
import { type Speaking, speakerOf, whatWouldSpeak } from '../voice/speechEngines.ts';
import { knownLanguage, requireSource, speechOptions } from '../voice/voiceOrder.ts';

const scope = requireScope(undefined);
/** Types of results that are texts. */
const textTypes = ['text/plain', 'application/x-subrip'];

/** Voice jobs: `/v1/jobs/voice/translate` (shapes.md §11), and the addresses of their files. */
export function voiceJobRoutes(
  deps: Clock & Translating & Speaking & Stores<'glossaries' | 'usage' | 'signingSecret'>,
  jobs: VoiceJobs,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const secret = deps.store.signingSecret;
  const fileUrl = (name: string, request: string) => new URL(`/signed/voice/${name}`, request).href;

  app.post('/v1/jobs/voice/translate', scope, async (c) => {
    const withUrl = includesUrl(c.req.url);
    const { fields } = await readBody(c.req.raw);
    refuseLegacyKey(fields);
    const request = checked(createVoiceJobSchema, fields);
    const type = mediaType(request.source_file.content_type, readableTypes);
    if (!type || !voiceJobSourceTypes.some((name) => name === type.name)) {
      throw invalid('/source_file/content_type', `This service reads ${readableJobTypes().join(', ')}.`);
    }
    const source = await requireSource(deps, request.parameters?.source_language);
    const targets: { language: string; type: string }[] = [];
    for (const [i, target] of request.targets.entries()) {
      const language = knownLanguage(target.language, `targets[${i}].language`);
      await speechOptions(deps, source, language);
      targets.push({ language: language.code, type: await resultType(deps, target.type, language.code, i) });
    }
    const key = c.get('key');
    await requireSpeechQuota(deps, key);
    const job = await jobs.add({ keyId: key.id, sourceFile: request.source_file, source, targets });
    const signature = signedToken(secret, 'upload', `voice ${job.id}`, job.expires);
    const upload = fileUrl(job.id, c.req.url);
    const created: VoiceJobCreated = {
      job_id: job.id,
      upload_url: upload,
      signature,
      ...(withUrl ? { signed_upload_url: `${upload}?signature=${signature}` } : {}),
    };
    return c.json(created, 201);
  });
  app.get('/v1/jobs/voice/translate/:id', scope, async (c) => {
    const withUrl = includesUrl(c.req.url);
    const job = await jobs.get(c.req.param('id'));
    if (job.keyId !== c.get('key').id) throw new Refusal(404, 'Job not found');
    return c.json(
      answerOf(job, withUrl, (i) => ({
        url: fileUrl(`${job.id}/${i}`, c.req.url),
        signature: signedToken(secret, 'download', `voice ${job.id} ${i}`, job.expires),
      })),
    );
  });
  app.put('/signed/voice/:id', async (c) => {
    const id = c.req.param('id');
    requireToken(secret, 'upload', `voice ${id}`, tokenOf(c.req.raw), deps.now());
    await jobs.receive(id, c.req.raw.body);
    return c.body(null, 204);
  });
  app.get('/signed/voice/:id/:index', async (c) => {
    const { id, index } = c.req.param();
    requireToken(secret, 'download', `voice ${id} ${index}`, tokenOf(c.req.raw), deps.now());
    const file = await jobs.take(id, Number(index));
    return c.body(file.stream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
    });
  });
  return app;
}

/** What of the types of the API can be read here. */
function readableJobTypes(): readonly string[] {
  return voiceJobSourceTypes.filter((name) => mediaType(name, readableTypes) !== undefined);
}

/** @throws Refusal 400 */
async function resultType(deps: Speaking, type: string, language: string, i: number): Promise<string> {
  const text = textTypes.find((name) => name === type.trim().toLowerCase());
  if (text) return text;
  const media = mediaType(type, writableTypes);
  if (!media)
    throw invalid(`/targets/${i}/type`, `This service writes ${[...textTypes, ...writableTypes].join(', ')}.`);
  if (!(await speakerOf(deps.speech, language)))
    throw invalid(`/targets/${i}/language`, await whatWouldSpeak(deps.speech));
  return media.name;
}

function invalid(path: string, why: string): Refusal {
  return new Refusal(400, `${path}: Value is not valid. ${why}`);
}

function includesUrl(url: string): boolean {
  const { include } = checked(voiceJobQuerySchema, queryFields(new URL(url)));
  if (include !== undefined && include !== 'signed_url') throw notSupported('include');
  return include === 'signed_url';
}

/** The signature of the header, or of a signed URL. */
function tokenOf(request: Request): string {
  const header = /^service-signature +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return header ?? new URL(request.url).searchParams.get('signature') ?? '';
}

function answerOf(
  job: StoredVoiceJob,
  withUrl: boolean,
  download: (index: number) => { readonly url: string; readonly signature: string },
): VoiceJob {
  const begun = job.results.some(({ status }) => status !== 'pending');
  return {
    job_id: job.id,
    product: 'voice',
    operation: 'translate',
    created_at: new Date(job.created).toISOString(),
    updated_at: new Date(job.updated).toISOString(),
    usage: { storage_used: begun ? job.sourceFile.content_length : 0 },
    source_file: job.sourceFile,
    parameters: { source_language: job.source },
    targets: job.results.map(({ language, type }) => ({ language, type })),
    results: job.results.map(({ status, error, errorCode = 'internal_error' }, i) => {
      const { url, signature } = download(i);
      return {
        status,
        ...(status === 'complete' ? { download_url: url, signature } : {}),
        ...(status === 'complete' && withUrl ? { signed_download_url: `${url}?signature=${signature}` } : {}),
        ...(error === undefined ? {} : { error: { code: errorCode, message: error } }),
      };
    }),
  };
}
