import type { OperationalError } from '../../shared/api/operationalError.ts';

/** What the requests of one run have learnt of the service. */
export interface ServiceRun {
  /** The failure that every further request would meet, too; the service is not asked again after it. */
  readonly refusal: OperationalError | undefined;
  /** Notes that a request was answered. */
  succeed(): void;
  /** Notes why a request failed. */
  fail(error: OperationalError): void;
}

/**
 * A run over any number of files that stops asking where that is of no use: at once when the key is refused, the quota is
 * used up or nothing can be reached, and when two requests in a row found the service overloaded or silent.
 *
 * @example
 * const run = serviceRun();
 * for (const target of targets) await translateFile(translator, target, { signal, run });
 * run.refusal?.sentence; // “The quota of the translation service is used up.”
 */
export function serviceRun(): ServiceRun {
  let refusal: OperationalError | undefined;
  let failedInARow = 0;
  return {
    get refusal() {
      return refusal;
    },
    succeed() {
      failedInARow = 0;
    },
    fail(error) {
      if (!isOfTheService(error)) return;
      failedInARow++;
      if (!mayPass(error) || failedInARow > 1) refusal ??= error;
    },
  };
}

/** Whether a failure is not of what was sent: a request that is rejected, or that ends in an error 500, tells nothing of others. */
function isOfTheService({ kind, status }: OperationalError): boolean {
  return kind !== 'rejected' && kind !== 'cancelled' && !(kind === 'unavailable' && status === 500);
}

/** Whether the next request may find the service better. */
function mayPass({ kind, mayHaveArrived }: OperationalError): boolean {
  return kind === 'rate' || kind === 'unavailable' || (kind === 'network' && mayHaveArrived);
}
