import { createContext, Script } from 'node:vm';

/** How long a step of work may take, in ms. */
export const stepLimit = 10_000;

/** A step of work that did not come to an end within its limit and was ended. */
export class EndlessStep extends Error {
  override readonly name = 'EndlessStep';
}

const call = new Script('work()');
const place = createContext({ work: undefined });

/**
 * Runs a step of work and ends it when it takes too long, wherever it is: in a loop as well as within a regular
 * expression. What the step was changing is not to be used afterwards. Work that waits for a promise is not a step.
 *
 * @param limit in ms.
 * @throws EndlessStep when the time is over, and whatever the step throws.
 * @example withinLimit(() => format.parse(text, path)); // a catalog
 */
export function withinLimit<T>(work: () => T, limit: number = stepLimit): T {
  place.work = work;
  try {
    return call.runInContext(place, { timeout: Math.ceil(limit) }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new EndlessStep(`A step took more than ${limit} ms.`);
  } finally {
    // What the step held may be as large as the file.
    place.work = undefined;
  }
}
