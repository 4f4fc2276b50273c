import type { Sentence } from '../sentences/sentence.ts';
import { SentenceError } from '../sentences/sentenceError.ts';
import type { NamedResource } from './missingResource.ts';

/** Why an operation against a service failed; each layer holds one table from kind to message, exit code or status. */
export type ErrorKind = 'auth' | 'quota' | 'rate' | 'network' | 'rejected' | 'unavailable' | 'cancelled';

/**
 * A failure of the world, not of the program: a service that refuses, limits, is silent or is not there.
 * `sentence` is for the user and never holds a key.
 */
export class OperationalError extends SentenceError {
  override readonly name = 'OperationalError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  /** The service's `X-Trace-ID`, to quote to whoever runs it. */
  readonly traceId: string | undefined;
  /** Scheme of the Authorization header that the service asks for (`WWW-Authenticate`), where it is not the one that was sent. */
  readonly scheme: string | undefined;
  /** True where no answer came and what was sent may have arrived: it may have been carried out, and billed. */
  readonly mayHaveArrived: boolean;
  /** True where it was refused because the service does not support a language of it. */
  readonly lacksLanguage: boolean;
  /** What the service does not have under the id that it was asked for. */
  readonly missing: NamedResource | undefined;
  /** True where the sentence says what to do about it, too. */
  readonly isAdvised: boolean;

  /** @example new OperationalError('auth', say`No API key is set for the translation service.`) */
  constructor(
    kind: ErrorKind,
    sentence: Sentence,
    details: {
      readonly status?: number;
      readonly traceId?: string;
      readonly scheme?: string;
      readonly mayHaveArrived?: boolean;
      readonly lacksLanguage?: boolean;
      readonly missing?: NamedResource;
      readonly isAdvised?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    super(sentence, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.traceId = details.traceId;
    this.scheme = details.scheme;
    this.mayHaveArrived = details.mayHaveArrived === true;
    this.lacksLanguage = details.lacksLanguage === true;
    this.missing = details.missing;
    this.isAdvised = details.isAdvised === true;
  }
}
