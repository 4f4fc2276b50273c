import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Rings once after a time; the answer calls it off. It keeps no process up. Times in ms. */
export type Alarm = (ms: number, ring: () => void) => () => void;

/** The machine's own. */
export const systemAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms).unref();
  return () => clearTimeout(timer);
};

/** How long an engine keeps its memory without work, in ms: each holds 60 to 270 MB, and starts in a second or two. */
const idleTime = 30_000;

/** Knows whether there is work. */
export interface IdleWatch {
  /** Counts as work until it is settled. */
  during<T>(task: () => Promise<T>): Promise<T>;
}

/** V8 collects when something new needs room; a service at rest would keep what its engines left. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/**
 * Calls `end` once nothing has been under way for thirty seconds, and again after each later work. What it leaves is
 * collected at once.
 *
 * @example const work = whenIdle(() => worker.close());
 * await work.during(() => worker.translate(text));
 */
export function whenIdle(end: () => void, alarm: Alarm = systemAlarm): IdleWatch {
  let underWay = 0;
  let callOff = () => {};
  return {
    async during(task) {
      callOff();
      underWay++;
      try {
        return await task();
      } finally {
        underWay--;
        if (underWay === 0) {
          callOff = alarm(idleTime, () => {
            end();
            collectGarbage();
          });
        }
      }
    },
  };
}
