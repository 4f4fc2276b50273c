import { visible } from './visible.ts';

/** A bar that tells a person how far a command is. */
export interface Progress {
  /** What is done so far, and what is being done now. */
  update(done: number, what?: string): void;
  /** Takes the bar away. */
  end(): void;
}

/** Time between two drawings, ms: more would only flicker. */
const interval = 80;

/**
 * A progress bar in one line of a TTY; on anything else (a file, a CI log) it is silent.
 *
 * @param total number of steps; `update(total)` fills the bar.
 */
export function createProgress(
  stream: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown },
  label: string,
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return { update() {}, end() {} };
  let last = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    update(done, what = '') {
      const time = now();
      if (time - last < interval && done < total) return;
      last = time;
      drawn = true;
      const width = Math.max(20, (stream.columns || 80) - 1);
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const filled = Math.round(share * 20);
      const bar = '█'.repeat(filled) + '░'.repeat(20 - filled);
      const line = visible(`${label} ${bar} ${done}/${total} ${what}`);
      stream.write(`\r\u001b[2K${line.length > width ? `${line.slice(0, width - 1)}…` : line}`);
    },
    end() {
      if (drawn) stream.write('\r\u001b[2K');
      drawn = false;
    },
  };
}
