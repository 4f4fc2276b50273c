import { setImmediate } from 'node:timers/promises';

/**
 * So long work goes on until others get their turn, in ms: a request needs several turns until it is answered, and who stops
 * the program wants to be heard.
 */
const longestStep = 10;

/**
 * Goes through some things, with pauses in which others get their turn.
 *
 * @example for await (const file of withPauses(files)) count(file);
 */
export async function* withPauses<T>(items: Iterable<T>): AsyncGenerator<T> {
  let last = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - last < longestStep) continue;
    await setImmediate();
    last = performance.now();
  }
}
