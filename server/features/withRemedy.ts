import { OperationalError } from '../../shared/api/operationalError.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';

/**
 * Does something in the service; where that fails, the user also reads what to do about it.
 *
 * @param special the remedy of a failure that has another one here than usual.
 * @throws as `work`.
 * @example await withRemedy(() => client.glossaries.list(signal));
 */
export async function withRemedy<R>(
  work: () => Promise<R>,
  special: (error: OperationalError) => Sentence | undefined = () => undefined,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const remedy = error instanceof OperationalError ? (special(error) ?? remedyOf(error)) : undefined;
    if (!(error instanceof OperationalError) || !remedy) throw error;
    const { kind, sentence, message, status, traceId, scheme, mayHaveArrived } = error;
    const whole = /[.!?]$/.test(message) ? sentence : say`${sentence}.`;
    throw new OperationalError(kind, say`${whole} ${remedy}`, {
      cause: error,
      mayHaveArrived,
      ...(status === undefined ? {} : { status }),
      ...(traceId === undefined ? {} : { traceId }),
      ...(scheme === undefined ? {} : { scheme }),
    });
  }
}

/** Undefined where the service's own words say it: it did not like what it was sent. */
function remedyOf({ kind, status }: OperationalError): Sentence | undefined {
  if (status === 404) return say`It may have been deleted in the meantime: refresh the Translation Service view.`;
  switch (kind) {
    case 'auth':
      // Without a status nothing was sent: the sentence asks for the key itself.
      return status === undefined ? undefined : say`Sign in with a key that is allowed to do this.`;
    case 'quota':
      return say`Delete what you no longer need, or sign in with another key.`;
    case 'rate':
      return say`Wait a minute, then try again.`;
    case 'unavailable':
      return say`Try again in a few minutes.`;
    case 'network':
      return say`Check the connection and the URL of the service, then try again.`;
    default:
      return undefined;
  }
}
