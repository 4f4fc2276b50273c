import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { isLoopbackHeader } from '../shared/api/loopbackHost.ts';
import { openApiDocument } from '../shared/api/openApi.ts';
import { OperationalError } from '../shared/api/operationalError.ts';
import { addTo } from '../shared/catalog/addTo.ts';
import type { ServiceDeps } from './deps.ts';
import { authenticate } from './http/auth.ts';
import { failureFields, Refusal, refusalOf } from './http/errors.ts';
import { addressLimit } from './http/limits.ts';
import type { ServiceEnv } from './http/serviceEnv.ts';
import { newTraceId } from './http/traceId.ts';
import { createParts, type ServiceParts } from './parts.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { detectRoutes } from './routes/detect.ts';
import { developerKeyRoutes } from './routes/developerKeys.ts';
import { documentRoutes } from './routes/documents.ts';
import { glossaryRoutes } from './routes/glossaries.ts';
import { glossaryV2Routes } from './routes/glossariesV2.ts';
import { improvementRoutes } from './routes/improvement.ts';
import { languageRoutes } from './routes/languages.ts';
import { qualityEvaluationRoutes } from './routes/qualityEvaluation.ts';
import { signedFileRoutes } from './routes/signedFiles.ts';
import { spokenTermRoutes } from './routes/spokenTerms.ts';
import { styleRuleRoutes } from './routes/styleRules.ts';
import { translateRoutes } from './routes/translate.ts';
import { memoryRoutes } from './routes/translationMemories.ts';
import { usageRoutes } from './routes/usage.ts';
import { voiceRoutes } from './routes/voice.ts';
import { voiceJobRoutes } from './routes/voiceJobs.ts';

/**
 * The whole service from request to answer, without a socket. Every answer has an `X-Trace-ID`; every failure is
 * `{ message, code? }` or, for glossaries, `{ message, detail? }`.
 *
 * @example (await createApp(deps).request('/healthz')).status; // 200
 */
export function createApp(deps: ServiceDeps, parts: ServiceParts = createParts(deps)): Hono<ServiceEnv> {
  // the usual router would try a faster one first, which cannot tell `translation_memories/:id` from `translation_memories/jobs/:id`
  // `/v2/usage/` is `/v2/usage`: some clients end every path with a slash
  const app = new Hono<ServiceEnv>({ router: new TrieRouter(), strict: false });
  app.use(async (c, next) => {
    const began = performance.now();
    c.set('traceId', newTraceId());
    await next();
    c.res.headers.set('X-Trace-ID', c.get('traceId'));
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    const { method, path } = c.req;
    deps.log?.('request', {
      method,
      path,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      trace: c.get('traceId'),
    });
  });
  app.use(async (c, next) => {
    if (c.req.url.length > addressLimit) throw new Refusal(414, 'The address of the request is too long.');
    if (deps.loopback && !isLoopbackHeader(c.req.header('host'))) {
      throw new Refusal(403, 'This service answers requests to 127.0.0.1, localhost and [::1] only.');
    }
    await next();
  });
  app.get('/healthz', async (c) => {
    await deps.store.check();
    return c.json({ status: 'ok', version: deps.version });
  });
  app.route('/', openApiRoutes(deps));
  app.use('/v1/*', authenticate(deps));
  app.use('/v2/*', authenticate(deps));
  app.use('/v3/*', authenticate(deps));
  app.route('/', translateRoutes(deps, parts.memories));
  app.route('/', improvementRoutes(deps));
  app.route('/', languageRoutes(deps));
  app.route('/', usageRoutes(deps));
  app.route('/', detectRoutes(deps));
  app.route('/', glossaryRoutes(deps));
  app.route('/', glossaryV2Routes(deps));
  app.route('/', styleRuleRoutes(deps));
  app.route('/', spokenTermRoutes(deps));
  app.route('/', developerKeyRoutes(deps));
  app.route('/', analyticsRoutes(deps));
  app.route('/', memoryRoutes(deps, parts.memories, parts.transfer));
  app.route('/', signedFileRoutes(deps, parts.transfer));
  app.route('/', documentRoutes(deps, parts.memories, parts.documents));
  app.route('/', voiceRoutes(deps, parts.voice));
  app.route('/', voiceJobRoutes(deps, parts.voiceJobs));
  app.route('/', qualityEvaluationRoutes(parts.qualityJobs));
  app.notFound(() => {
    throw new Refusal(404, 'Not found');
  });
  refuseOtherMethods(app);
  app.onError((error, c) => answerOf(error, deps, c.get('traceId')));
  return app;
}

/** Answers what a path exists for, but not with this method, with 405 and the methods that it has. */
function refuseOtherMethods(app: Hono<ServiceEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method !== 'ALL') addTo(methods, path, method);
  }
  for (const [path, allowed] of methods) {
    app.all(path, (c) => {
      const allow = [...allowed].join(', ');
      throw new Refusal(405, `${c.req.method} is not supported here; use ${allow}.`, { headers: { Allow: allow } });
    });
  }
}

function answerOf(error: Error, deps: ServiceDeps, trace: string): Response {
  const refusal =
    error instanceof Refusal
      ? error
      : error instanceof OperationalError
        ? refusalOf(error)
        : new Refusal(500, 'Internal server error.');
  if (refusal.status === 500) deps.log?.('failure', { ...failureFields(error), trace });
  const { message, code, detail, headers, status } = refusal;
  const body = { message, ...(code ? { code } : {}), ...(detail === undefined ? {} : { detail }) };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** `GET /openapi.json`: what the service answers, for programs. It needs no key. */
function openApiRoutes(deps: { readonly version: string }): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  // made at the first call: few ask for it
  let document: string | undefined;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(deps.version));
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}
