/** Why an operation against a service failed; each layer holds one table from kind to message, exit code or status. */
export type ErrorKind = 'auth' | 'quota' | 'rate' | 'network' | 'rejected' | 'unavailable' | 'cancelled';

/**
 * A failure of the world, not of the program: a service that refuses, limits, is silent or is not there.
 * `message` is one sentence for the user and never holds a key.
 */
export class OperationalError extends Error {
  override readonly name = 'OperationalError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  /** The service's `X-Trace-ID`, to quote to whoever runs it. */
  readonly traceId: string | undefined;
  /** Scheme of the Authorization header that the service asks for (`WWW-Authenticate`). */
  readonly scheme: string | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    details: {
      readonly status?: number;
      readonly traceId?: string;
      readonly scheme?: string;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.traceId = details.traceId;
    this.scheme = details.scheme;
  }
}
