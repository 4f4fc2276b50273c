import { OperationalError } from '../../shared/api/operationalError.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';

/**
 * A failure of the translation service with what the user can do about it in an editor.
 *
 * @example serviceFailure(error); // “The translation service failed (HTTP 503). Try again in a few minutes.”
 */
export function serviceFailure(error: OperationalError): Sentence {
  const remedy = error.isAdvised ? undefined : remedyOf(error);
  return remedy ? advised(error, remedy) : error.sentence;
}

/**
 * Does something in the service; where a failure has another remedy here than usual, the user reads that one.
 *
 * @param special undefined for failures whose remedy is the usual one.
 * @throws as `work`.
 * @example await withRemedy(() => client.glossaries.list(signal), resourceRemedy);
 */
export async function withRemedy<R>(
  work: () => Promise<R>,
  special: (error: OperationalError) => Sentence | undefined,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const remedy = error instanceof OperationalError ? special(error) : undefined;
    if (!(error instanceof OperationalError) || !remedy) throw error;
    const { kind, status, traceId, scheme, mayHaveArrived } = error;
    throw new OperationalError(kind, advised(error, remedy), {
      cause: error,
      isAdvised: true,
      mayHaveArrived,
      ...(status === undefined ? {} : { status }),
      ...(traceId === undefined ? {} : { traceId }),
      ...(scheme === undefined ? {} : { scheme }),
    });
  }
}

/** The sentence of a failure and what to do about it. */
function advised({ sentence }: OperationalError, remedy: Sentence): Sentence {
  return say`${sentence} ${remedy}`;
}

/** Undefined where the sentence says it: the service did not like what it was sent, or was not asked at all. */
function remedyOf({ kind, status, lacksLanguage, missing }: OperationalError): Sentence | undefined {
  if (lacksLanguage)
    return say`Choose another language, or another service with “Interline: Switch Service of This Project…”.`;
  if (status === 413) return say`Send less at once: split the file or the text.`;
  if (missing) return say`Choose one that the Translation Service view lists.`;
  if (kind === 'network') return say`Check the connection and the URL of the service, then try again.`;
  if (status === undefined) return undefined;
  switch (kind) {
    case 'auth':
      return say`Sign in with a key that is allowed to do this.`;
    case 'quota':
      return say`Wait for the next billing period, which “Interline: Show Usage” names, or sign in with another key.`;
    case 'rate':
      return say`Wait a minute, then try again.`;
    case 'unavailable':
      return say`Try again in a few minutes.`;
    default:
      return undefined;
  }
}
