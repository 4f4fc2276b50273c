import { availableParallelism, loadavg } from 'node:os';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError } from './unreadableFileError.ts';
import { EndlessStep, stepLimit, withinLimit } from './withinLimit.ts';

/** What is worked on: a file, and how large all is that a step may have to read, in UTF-16 code units. */
export interface Watched {
  readonly path: string;
  readonly length: number;
}

/** Ends work on a file that makes no progress. Such a file is left out from then on, until it is forgotten. */
export interface Watchdog {
  /**
   * Runs one step of the work on a file.
   *
   * @throws UnreadableFileError when it takes too long, and at once for a file that is left out.
   */
  step<T>(file: Watched, work: () => T): T;
  /**
   * Draws a list in steps: what is made in one of them comes together. Throws as {@link step}.
   *
   * @param isDue ends a step early: what makes the list waits for something.
   */
  steps<T>(file: Watched, items: Iterable<T>, isDue?: () => boolean): Generator<readonly T[]>;
  /** @throws UnreadableFileError for a file that is left out. */
  admit(path: string): void;
  /** Something that others wrote takes part from now on, in words for people; undefined when it is through. */
  enter(part: Sentence | undefined): void;
  /** The file changed, and may be tried again. */
  forget(path: string): void;
}

/** Code units that a step may read in a second at least: an index of a large file is made in one step. */
const slowest = 1_000_000;

/** How much longer a step may take on a machine that is busy with other things: the limit is for work, and the clock counts waiting. */
const slowdown = () => Math.min(4, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));

/** What is drawn within so many ms is one step: each costs some 0.1 ms by itself. */
const stretch = 20;

/**
 * One step of work on a file, for what is asked for once and may be asked for again.
 *
 * @param limit how long a step of a small file may take, in ms; longer on a busy machine.
 * @param where what is at work when the time is over, in words for people.
 * @throws UnreadableFileError when it takes too long.
 * @example stepOn(watchedFile(file), () => changeSegments(file.format, file.catalog, changes));
 */
export function stepOn<T>(
  { path, length }: Watched,
  work: () => T,
  limit: number = stepLimit,
  where: () => Sentence | undefined = () => undefined,
): T {
  const allowed = limit + (1000 * length) / slowest;
  try {
    return withinLimit(work, allowed * slowdown());
  } catch (error) {
    if (!(error instanceof EndlessStep)) throw error;
    const part = where();
    const seconds = Math.round(allowed / 1000);
    const reason = part
      ? say`there was no progress for ${seconds} seconds in ${part}`
      : say`there was no progress for ${seconds} seconds`;
    throw new UnreadableFileError(path, reason, error);
  }
}

/**
 * A watchdog that has seen nothing yet.
 *
 * @param limit how long a step of a small file may take, in ms.
 * @example const catalog = createWatchdog().step({ path, length: text.length }, () => format.parse(text, path));
 */
export function createWatchdog(limit: number = stepLimit): Watchdog {
  const leftOut = new Map<string, UnreadableFileError>();
  let entered: Sentence | undefined;

  const admit = (path: string) => {
    const error = leftOut.get(path);
    if (error) throw error;
  };
  const step = <T>(file: Watched, work: () => T): T => {
    admit(file.path);
    entered = undefined;
    try {
      return stepOn(file, work, limit, () => entered);
    } catch (error) {
      if (error instanceof UnreadableFileError && error.cause instanceof EndlessStep) leftOut.set(file.path, error);
      throw error;
    }
  };
  return {
    step,
    *steps(file, items, isDue = () => false) {
      const source = items[Symbol.iterator]();
      for (let ended = false; !ended; ) {
        yield step(file, () => {
          const drawn = [];
          const started = performance.now();
          do {
            const next = source.next();
            ended = next.done === true;
            if (!next.done) drawn.push(next.value);
          } while (!ended && !isDue() && performance.now() - started < stretch);
          return drawn;
        });
      }
    },
    admit,
    enter: (part) => {
      entered = part;
    },
    forget: (path) => leftOut.delete(path),
  };
}
