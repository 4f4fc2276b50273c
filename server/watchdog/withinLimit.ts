import { createContext, Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { say } from '../../shared/sentences/sentence.ts';

/** How long a step of work may take, in ms. */
export const stepLimit = 10_000;

/** A step of work that did not come to an end within its limit and was ended. */
export class EndlessStep extends Error {
  override readonly name = 'EndlessStep';
}

const call = new Script('work()');
const place = createContext({ work: undefined });

/** Without a listener the signal ends the process by itself; the listeners are those of the main thread. */
const hearsSigint = () => isMainThread && process.listenerCount('SIGINT') > 0;

/**
 * Runs a step of work and ends it when it takes too long, wherever it is: in a loop as well as within a regular
 * expression. What the step was changing is not to be used afterwards. Work that waits for a promise is not a step. Where
 * the program listens for SIGINT, that ends the step as well, and the listeners hear of it before this throws.
 *
 * @param limit in ms.
 * @throws EndlessStep when the time is over, OperationalError `cancelled` after SIGINT, and whatever the step throws.
 * @example withinLimit(() => format.parse(text, path)); // a catalog
 */
export function withinLimit<T>(work: () => T, limit: number = stepLimit): T {
  place.work = work;
  try {
    return call.runInContext(place, { timeout: Math.ceil(limit), breakOnSigint: hearsSigint() }) as T;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException | undefined)?.code;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new EndlessStep(`A step took more than ${limit} ms.`);
    if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error;
    process.emit('SIGINT');
    throw new OperationalError('cancelled', say`Cancelled.`);
  } finally {
    // What the step held may be as large as the file.
    place.work = undefined;
  }
}
