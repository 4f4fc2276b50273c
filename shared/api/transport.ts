import { type Sentence, say } from '../sentences/sentence.ts';
import { defaultScheme } from './authScheme.ts';
import { type Clock, systemClock } from './clock.ts';
import { failureOfAnswer, failureOfConnection, oneLine, withRemedy } from './failures.ts';
import { OperationalError } from './operationalError.ts';
import {
  defaultRetryPolicy,
  isRetryable,
  pauseBefore,
  type Replay,
  type RetryPolicy,
  retryAfterMs,
} from './retryPolicy.ts';

/** Where a service is and how to speak to it. */
export interface ClientOptions {
  /** `http:` or `https:`; a path is kept, a slash at its end does not matter. */
  readonly baseUrl: string;
  /** Sent as `Authorization: <scheme> <key>`, and nowhere else. */
  readonly key: string;
  /** Scheme of the Authorization header; default `Service-Auth-Key`. */
  readonly scheme?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  readonly userAgent?: string | undefined;
  /** How long one attempt may take until its answer is read whole, in ms; default 60,000. */
  readonly timeout?: number | undefined;
  readonly retry?: Partial<RetryPolicy> | undefined;
  /** What the user can do where this service cannot be reached; what is usual without it. */
  readonly remedy?: Sentence | undefined;
}

/** One request, before it is put on the wire. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL: `/v2/translate`; or a whole signed URL, which is sent without the key. */
  readonly path: string;
  readonly signed?: boolean;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?:
    | { readonly json: unknown }
    | { readonly form: FormData }
    | { readonly bytes: Uint8Array; readonly type: string };
  /** Default: `safe` for GET and PUT, `once` for the others. */
  readonly replay?: Replay;
  /** Overrides the client's. */
  readonly timeout?: number;
}

/** An answer with status 2xx, read whole. */
export interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
  readonly traceId?: string;
}

/** Sends one call, with retries. @throws OperationalError for everything but an answer with status 2xx. */
export type Transport = (call: Call, signal?: AbortSignal) => Promise<Answer>;

/** Bytes of an answer beyond which it is nonsense. */
const maxAnswerBytes = 1536 * 1024 * 1024;

interface Failed {
  readonly error: OperationalError;
  readonly retry: boolean;
  readonly retryAfter?: number | undefined;
}

/**
 * The one place that speaks HTTP to a service: authentication, time limit, retries, and failures as
 * {@link OperationalError}s whose messages never hold the key.
 *
 * @throws OperationalError `rejected` or `auth` for a base URL or key that cannot be used at all.
 */
export function createTransport(options: ClientOptions): Transport {
  const base = parseBase(options.baseUrl);
  const { scheme = defaultScheme } = options;
  const authorization = parseAuthorization(options);
  const clock = options.clock ?? systemClock;
  const random = options.random ?? Math.random;
  const policy = { ...defaultRetryPolicy, ...options.retry };
  const redact = (text: string) => (options.key.length >= 4 ? text.replaceAll(options.key, '***') : text);

  const attempt = async (call: Call, url: URL, signal?: AbortSignal): Promise<Answer | Failed> => {
    const replay = call.replay ?? (call.method === 'GET' || call.method === 'PUT' ? 'safe' : 'once');
    const timeout = call.timeout ?? options.timeout ?? 60_000;
    const limit = timeLimit(clock, timeout, signal);
    try {
      const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
      if (!call.signed) headers.authorization = authorization;
      if (options.userAgent) headers['user-agent'] = oneLine(options.userAgent);
      const response = await (options.fetch ?? fetch)(url, {
        method: call.method,
        redirect: 'manual',
        signal: limit.signal,
        ...bodyOf(call, headers),
        headers,
      });
      const traceId = response.headers.get('x-trace-id') ?? undefined;
      if (!response.ok) {
        return {
          error: await failureOfAnswer(response, url, { redact, scheme }),
          retry: isRetryable(response.status),
          retryAfter: retryAfterMs(response.headers.get('retry-after'), clock.now()),
        };
      }
      const bytes = await readAll(response);
      return { status: response.status, bytes, ...(traceId ? { traceId } : {}) };
    } catch (error) {
      if (signal?.aborted) return { error: new OperationalError('cancelled', say`Cancelled.`), retry: false };
      const timedOut = limit.expired();
      const failure = failureOfConnection(error, url, timedOut ? timeout : undefined);
      // Somebody has waited long enough for a service that is silent.
      const retry = !failure.permanent && !timedOut && (!failure.sent || replay === 'safe');
      return { error: withRemedy(failure.error, options.remedy), retry };
    } finally {
      limit.stop();
    }
  };

  return async (call, signal) => {
    const url = call.signed ? signedUrl(call.path, base) : new URL(base.href + call.path.slice(1));
    for (const [name, value] of Object.entries(call.query ?? {})) {
      for (const item of typeof value === 'object' ? value : [value]) {
        if (item !== undefined) url.searchParams.append(name, String(item));
      }
    }
    for (let tried = 1; ; tried++) {
      if (signal?.aborted) throw new OperationalError('cancelled', say`Cancelled.`);
      const outcome = await attempt(call, url, signal);
      if (!('error' in outcome)) return outcome;
      if (!outcome.retry || tried >= policy.attempts) throw outcome.error;
      try {
        await clock.sleep(pauseBefore(tried - 1, policy, random(), outcome.retryAfter), signal);
      } catch {
        throw new OperationalError('cancelled', say`Cancelled.`);
      }
    }
  };
}

/** The base with exactly one slash at its end. */
function parseBase(baseUrl: string): URL {
  let url: URL;
  try {
    url = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  } catch {
    throw new OperationalError('rejected', say`“${oneLine(baseUrl)}” is not the URL of a service.`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OperationalError(
      'rejected',
      say`The URL of a service must start with http: or https:, not ${url.protocol}.`,
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new OperationalError(
      'rejected',
      say`The URL of a service must not contain a user name, password, query or fragment.`,
    );
  }
  return url;
}

function parseAuthorization({ key, scheme = defaultScheme }: ClientOptions): string {
  if (key === '') throw new OperationalError('auth', say`No API key is set for the translation service.`);
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new OperationalError('auth', say`The API key contains a character that keys cannot have.`);
  }
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(scheme)) {
    throw new OperationalError('rejected', say`The authentication scheme must be one word.`);
  }
  return `${scheme} ${key}`;
}

/** A URL that the service gave: never weaker than the way to the service itself. */
function signedUrl(address: string, base: URL): URL {
  let url: URL | undefined;
  try {
    url = new URL(address, base);
  } catch {
    // falls through to the refusal
  }
  const safe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && base.protocol === 'http:'));
  if (!url || !safe)
    throw new OperationalError('unavailable', say`The service returned an address that cannot be used.`);
  return url;
}

function bodyOf(call: Call, headers: Record<string, string>): { body?: string | FormData | Uint8Array<ArrayBuffer> } {
  if (!call.body) return {};
  if ('form' in call.body) return { body: call.body.form };
  if ('json' in call.body) {
    headers['content-type'] = 'application/json';
    return { body: JSON.stringify(call.body.json) };
  }
  headers['content-type'] = call.body.type;
  return { body: call.body.bytes as Uint8Array<ArrayBuffer> };
}

async function readAll(response: Response): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxAnswerBytes) throw new OperationalError('unavailable', say`The answer of the service is too large.`);
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** A signal that aborts with the caller's, or when the time is up. */
function timeLimit(clock: Clock, ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const timer = new AbortController();
  let expired = false;
  const cancel = () => controller.abort(outer?.reason);
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel, { once: true });
  clock.sleep(ms, timer.signal).then(
    () => {
      expired = true;
      controller.abort(new Error('timeout'));
    },
    () => undefined,
  );
  return {
    signal: controller.signal,
    expired: () => expired,
    stop: () => {
      outer?.removeEventListener('abort', cancel);
      timer.abort(new Error('done'));
    },
  };
}
