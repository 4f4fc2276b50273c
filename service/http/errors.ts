import type { z } from 'zod';
import type { ErrorKind, OperationalError } from '../../shared/api/operationalError.ts';
import { valueNotSupported } from '../../shared/api/serviceSentences.ts';
import { english } from '../../shared/sentences/sentence.ts';

/** Statuses with which the service refuses (shapes.md §0). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 429 | 456 | 500 | 503;

/** A request that is answered with an error. `message` is what the client reads and never holds a key or a text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string | undefined;
  /** Glossaries: the very entry that is wrong. */
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusalStatus,
    message: string,
    extras: { readonly code?: string; readonly detail?: string; readonly headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = extras.code;
    this.detail = extras.detail;
    this.headers = extras.headers ?? {};
  }
}

/** A required parameter that is not there, in the API's words. */
export function notSpecified(name: string): Refusal {
  return new Refusal(400, `Parameter '${name}' not specified`);
}

/**
 * A value that the API, or every engine here, has no use for.
 *
 * @param why a sentence of our own, after the API's words.
 */
export function notSupported(name: string, why?: string): Refusal {
  return new Refusal(400, why ? english(valueNotSupported(name, why)) : `Value for '${name}' not supported.`);
}

/** The status that stands for each kind of failure inside the service. */
const statusOfKind: Readonly<Record<ErrorKind, RefusalStatus>> = {
  auth: 500,
  quota: 456,
  rate: 429,
  network: 503,
  rejected: 400,
  unavailable: 503,
  cancelled: 503,
};

/** What a client hears of a failure inside the service. */
export function refusalOf(error: OperationalError): Refusal {
  return new Refusal(statusOfKind[error.kind], error.message);
}

/** What is logged of an unexpected failure: its kind and place. A message may quote a text, and is left out. */
export function failureFields(error: unknown): { readonly error: string; readonly at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  return { error: error.name, at: /\n {4}at ([^\n]+)/.exec(error.stack ?? '')?.[1] ?? '' };
}

/** What the API says of the wrong value of some fields (shapes.md §0). */
const messages: Readonly<Record<string, string>> = {
  translation_memory_threshold: 'Parameter "translation_memory_threshold" must be an integer between 0 and 100',
};

/**
 * The first fault of a body, in the API's words.
 *
 * @param body as it was checked, to tell a missing parameter from a wrong one.
 * @param prefix stands before the path: `dictionaries[0].`.
 */
export function refusalOfIssues(error: z.ZodError, body: unknown): Refusal {
  const issue = error.issues[0];
  const name = issue?.path.map((part, i) =>
    typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`,
  );
  const path = name?.join('') || 'body';
  const ours = messages[path];
  if (issue?.path.length && valueAt(body, issue.path) === undefined) return notSpecified(path);
  if (ours !== undefined) return new Refusal(400, ours);
  return notSupported(path);
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
}
