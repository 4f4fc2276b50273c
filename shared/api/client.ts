import { say } from '../sentences/sentence.ts';
import { type AdminClient, adminClient } from './adminClient.ts';
import { systemClock } from './clock.ts';
import { type DetectResponse, detectResponseSchema } from './detection.ts';
import { type DocumentsClient, documentsClient } from './documentsClient.ts';
import { type GlossariesClient, glossariesClient } from './glossariesClient.ts';
import { type GlossariesV2Client, glossariesV2Client } from './glossariesV2Client.ts';
import { type Health, healthSchema } from './health.ts';
import { type ImprovementClient, improvementClient } from './improvementClient.ts';
import {
  type Language,
  type LanguageResource,
  type LanguageV2,
  languagesResponseSchema,
  languagesV2ResponseSchema,
  type Resource,
  resourcesResponseSchema,
} from './languages.ts';
import { type MemoriesClient, memoriesClient } from './memoriesClient.ts';
import { type QualityEvaluationClient, qualityEvaluationClient } from './qualityEvaluationClient.ts';
import { nonsense, readJson } from './readJson.ts';
import { type SpokenTermsClient, spokenTermsClient } from './spokenTermsClient.ts';
import { type StyleRulesClient, styleRulesClient } from './styleRulesClient.ts';
import {
  detailsHeader,
  type TranslateRequest,
  type TranslateResponse,
  translateResponseSchema,
} from './translation.ts';
import { type ClientOptions, createTransport } from './transport.ts';
import { type Usage, usageSchema } from './usage.ts';
import { type VoiceClient, voiceClient } from './voiceClient.ts';
import { type VoiceJobsClient, voiceJobsClient } from './voiceJobsClient.ts';

/** What a translate call may ask for beside the body. */
export interface TranslateExtras {
  /**
   * Asks for each translation's `origin`. Interline's service answers texts that it cannot translate with kind `none`
   * then, instead of failing the whole request; other services ignore it.
   */
  readonly details?: boolean;
  /**
   * With `details`: matches of a memory below 95 % are wanted too, because they are marked for review. Interline's
   * service takes them as hints for a model otherwise.
   */
  readonly marksReview?: boolean;
  /** `X-Service-Reporting-Tag`: attributes the usage. */
  readonly reportingTag?: string | undefined;
}

/**
 * The service of api.md as typed calls. Requests and answers have the names of the wire. Every call rejects with an
 * {@link OperationalError} (and nothing else) when the service cannot or will not; kind `cancelled` after an abort.
 */
export interface Client {
  /** One translation for each text, in order. @throws OperationalError `unavailable` when the count is wrong. */
  translate(request: TranslateRequest, extras?: TranslateExtras, signal?: AbortSignal): Promise<TranslateResponse>;
  detect(texts: readonly string[], signal?: AbortSignal): Promise<DetectResponse>;
  /** `GET /v3/languages`. */
  languages(
    resource: LanguageResource,
    include?: readonly ('beta' | 'external')[],
    signal?: AbortSignal,
  ): Promise<readonly Language[]>;
  /** `GET /v2/languages`, deprecated but known to every service. */
  languagesV2(type: 'source' | 'target', signal?: AbortSignal): Promise<readonly LanguageV2[]>;
  resources(signal?: AbortSignal): Promise<readonly Resource[]>;
  usage(signal?: AbortSignal): Promise<Usage>;
  /** Interline's own service only. */
  health(signal?: AbortSignal): Promise<Health>;
  readonly glossaries: GlossariesClient;
  readonly memories: MemoriesClient;
  readonly documents: DocumentsClient;
  readonly voice: VoiceClient;
  readonly voiceJobs: VoiceJobsClient;
  readonly improvement: ImprovementClient;
  readonly qualityEvaluation: QualityEvaluationClient;
  readonly styleRules: StyleRulesClient;
  readonly spokenTerms: SpokenTermsClient;
  readonly glossariesV2: GlossariesV2Client;
  readonly admin: AdminClient;
}

/** How long an answer may take that costs a service no work, in ms: somebody waits for it before anything else happens. */
const soon = 20_000;

/**
 * A client of one service.
 *
 * @throws OperationalError for a base URL, scheme or key that cannot be used.
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4400', key });
 * (await client.translate({ text: ['Save'], target_lang: 'es' })).translations[0]?.text;
 */
export function createClient(options: ClientOptions): Client {
  const send = createTransport(options);
  const clock = options.clock ?? systemClock;
  return {
    translate: async (request, extras, signal) => {
      const answer = await send(
        {
          method: 'POST',
          path: '/v2/translate',
          body: { json: request },
          headers: {
            ...(extras?.details ? { [detailsHeader]: extras.marksReview ? 'origin, review' : 'origin' } : {}),
            ...(extras?.reportingTag ? { 'X-Service-Reporting-Tag': extras.reportingTag } : {}),
          },
        },
        signal,
      );
      const response = readJson(answer, translateResponseSchema);
      const [got, wanted] = [response.translations.length, request.text.length];
      if (got !== wanted) throw nonsense(answer, say`${got} translations for ${wanted} texts`);
      return response;
    },
    detect: async (texts, signal) => {
      const body = { json: { text: texts } };
      const call = { method: 'POST', path: '/v3/detect/language', body, replay: 'safe', timeout: soon } as const;
      const answer = await send(call, signal);
      const response = readJson(answer, detectResponseSchema);
      if (response.results.length !== texts.length) {
        throw nonsense(answer, say`${response.results.length} results for ${texts.length} texts`);
      }
      return response;
    },
    languages: async (resource, include, signal) =>
      readJson(
        await send({ method: 'GET', path: '/v3/languages', query: { resource, include } }, signal),
        languagesResponseSchema,
      ),
    languagesV2: async (type, signal) =>
      readJson(
        await send({ method: 'GET', path: '/v2/languages', query: { type } }, signal),
        languagesV2ResponseSchema,
      ),
    resources: async (signal) =>
      readJson(await send({ method: 'GET', path: '/v3/languages/resources' }, signal), resourcesResponseSchema),
    usage: async (signal) =>
      readJson(await send({ method: 'GET', path: '/v2/usage', timeout: soon }, signal), usageSchema),
    health: async (signal) => readJson(await send({ method: 'GET', path: '/healthz' }, signal), healthSchema),
    glossaries: glossariesClient(send),
    memories: memoriesClient(send, clock),
    documents: documentsClient(send, clock),
    voice: voiceClient(send),
    voiceJobs: voiceJobsClient(send, clock),
    improvement: improvementClient(send),
    qualityEvaluation: qualityEvaluationClient(send, clock),
    styleRules: styleRulesClient(send),
    spokenTerms: spokenTermsClient(send),
    glossariesV2: glossariesV2Client(send),
    admin: adminClient(send),
  };
}
