import { type Sentence, say } from '../sentences/sentence.ts';
import { missingResource } from './missingResource.ts';
import { type ErrorKind, OperationalError } from './operationalError.ts';
import { readServiceSentence } from './readServiceSentence.ts';
import { errorBodySchema } from './wire.ts';

/** The kind of failure that an HTTP status stands for (api.md, Errors). */
export function kindOfStatus(status: number): ErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 456) return 'quota';
  if (status === 429 || status === 529) return 'rate';
  return status >= 500 ? 'unavailable' : 'rejected';
}

const beginnings: Readonly<Record<ErrorKind, Sentence>> = {
  auth: say`The translation service refused the API key`,
  quota: say`The quota of the translation service is used up`,
  rate: say`The translation service received too many requests`,
  network: say`The translation service cannot be reached`,
  rejected: say`The translation service rejected the request`,
  unavailable: say`The translation service failed`,
  cancelled: say`Cancelled`,
};

/** How the API refuses a language (shapes.md, Messages), whatever it calls the parameter: a list of terms has its `lang`. */
const refusedLanguage = /^Value for '(?:[\w[\]]+\.)?(source_|target_)?lang(?:uages?)?(?:\[\d+\])?' not supported\.$/;

/** The sentence on a language that a service refused, for the beginning of its parameter's name. */
const unsupported: Readonly<Record<string, Sentence>> = {
  source_: say`The translation service does not support the source language.`,
  target_: say`The translation service does not support the target language.`,
};

/** A text as one line of at most 400 characters, without control characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/**
 * The failure that an answer outside 2xx tells of, in the service's own words where it has some.
 *
 * @param redact takes the key out of words. `scheme` is that of the Authorization header that was sent.
 */
export async function failureOfAnswer(
  response: Response,
  url: URL,
  { redact, scheme: given }: { readonly redact: (text: string) => string; readonly scheme: string },
): Promise<OperationalError> {
  const { status } = response;
  const traceId = response.headers.get('x-trace-id') ?? undefined;
  const kind = kindOfStatus(status);
  const scheme = /^\s*([\w-]+)/.exec(response.headers.get('www-authenticate') ?? '')?.[1];
  const isOther = scheme && scheme.toLowerCase() !== given.toLowerCase();
  const details = { status, ...(traceId ? { traceId } : {}), ...(isOther ? { scheme } : {}) };
  if (status >= 300 && status < 400) {
    await response.body?.cancel().catch(() => undefined);
    return new OperationalError(
      'rejected',
      say`${url.host} answers with a redirect; set the URL of the service itself.`,
      details,
    );
  }
  const said = redact(await words(response));
  const language = status === 400 && refusedLanguage.exec(said);
  if (language) {
    const sentence = unsupported[language[1] ?? ''] ?? say`The translation service does not support this language.`;
    return new OperationalError('rejected', sentence, { ...details, lacksLanguage: true });
  }
  const whole = /[.!?…]$/.test(said) ? said : `${said}.`;
  const missing = missingResource(status, said, url.pathname);
  return new OperationalError(
    kind,
    said ? say`${beginnings[kind]}: ${readServiceSentence(whole)}` : say`${beginnings[kind]} (HTTP ${status}).`,
    missing ? { ...details, missing } : details,
  );
}

async function words(response: Response): Promise<string> {
  try {
    const text = await response.text();
    const body = errorBodySchema.safeParse(JSON.parse(text));
    if (!body.success) return '';
    return oneLine([body.data.message, body.data.detail].filter(Boolean).join(': '));
  } catch {
    // no body, half a body, or a page of HTML: the status says enough
    return '';
  }
}

/** Codes of failures that happen before the first byte of a request is sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const reasons: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: say`nothing is listening there`,
  ENOTFOUND: say`there is no host with that name`,
  EAI_AGAIN: say`its name cannot be looked up at the moment`,
  EHOSTUNREACH: say`there is no route to that host`,
  ENETUNREACH: say`there is no route to that network`,
  UND_ERR_CONNECT_TIMEOUT: say`it does not accept connections`,
};

/**
 * What went wrong between the first connection and the last byte of an answer.
 *
 * @param timedOut the time limit in ms when it was the time limit.
 */
export function failureOfConnection(
  error: unknown,
  url: URL,
  timedOut: number | undefined,
): { readonly error: OperationalError; readonly sent: boolean; readonly permanent?: boolean } {
  if (error instanceof OperationalError) return { error, sent: true, permanent: true };
  if (timedOut !== undefined) {
    const message = say`The translation service at ${url.host} did not answer within ${timedOut / 1000} s.`;
    return { error: new OperationalError('network', message, { mayHaveArrived: true }), sent: true };
  }
  const code = codeOf(error);
  const reason = reasons[code];
  if (reason) {
    const message = say`The translation service at ${url.host} cannot be reached: ${reason}.`;
    const sent = !unsent.has(code);
    return { error: new OperationalError('network', message, { cause: error, mayHaveArrived: sent }), sent };
  }
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    const message = say`The certificate of ${url.host} is not trusted (${code}).`;
    return { error: new OperationalError('network', message, { cause: error }), sent: false, permanent: true };
  }
  const message = say`The connection to the translation service at ${url.host} broke off.`;
  return { error: new OperationalError('network', message, { cause: error, mayHaveArrived: true }), sent: true };
}

/** A failure of a connection with what the user can do about it; any other one as it is. */
export function withRemedy(error: OperationalError, remedy: Sentence | undefined): OperationalError {
  if (!remedy || error.kind !== 'network') return error;
  const { mayHaveArrived } = error;
  return new OperationalError('network', say`${error.sentence} ${remedy}`, {
    cause: error,
    mayHaveArrived,
    isAdvised: true,
  });
}

function codeOf(error: unknown): string {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}
