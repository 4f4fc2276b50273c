import { visible } from './visible.ts';

/** One line that changes while a command runs, such as what is being said. */
export interface LiveLine {
  /** Replaces the line; of a text that does not fit its end is shown. */
  show(text: string): void;
  /** Takes the line away, so that something else can be written. */
  clear(): void;
}

/** A live line on a TTY; on anything else (a file, a CI log) it is silent. */
export function createLiveLine(stream: {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}): LiveLine {
  if (!stream.isTTY) return { show() {}, clear() {} };
  let shown = false;
  const clear = () => {
    if (shown) stream.write('\r\u001b[2K');
    shown = false;
  };
  return {
    show(text) {
      const width = Math.max(20, (stream.columns || 80) - 1);
      const line = visible(text);
      clear();
      if (line === '') return;
      stream.write(line.length > width ? `…${line.slice(1 - width)}` : line);
      shown = true;
    },
    clear,
  };
}
