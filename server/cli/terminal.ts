import { createInterface as createLines } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { english } from '../../shared/sentences/sentence.ts';
import { unwritableReason } from '../../shared/unwritableReason.ts';
import { createLiveLine, type LiveLine } from './liveLine.ts';
import { createProgress, type Progress } from './progress.ts';
import type { OutputStream } from './standardStreams.ts';
import { withoutControls } from './visible.ts';

/** The outside of a command: where it reads and writes. Commands touch `process` nowhere else. */
export interface Terminal {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True where the standard output shows colours: a TTY, and no `NO_COLOR`. */
  readonly color: boolean;
  /** Columns of the standard error stream, 80 where nobody knows. */
  readonly width: number;
  /** A line of machine output or of the answer itself, to standard output. A line end is added, controls are escaped. */
  out(line: string): void;
  /** As `out`, of a line with colours, whose texts went through `visible`. */
  painted(line: string): void;
  /** Text to standard output, nothing added. */
  write(text: string): void;
  /**
   * For long answers: undefined while standard output takes more, otherwise a promise of the moment when it does. What
   * a slow reader has not taken is kept in memory.
   */
  room(): Promise<void> | undefined;
  /** Bytes to standard output, nothing added. */
  bytes(data: Uint8Array): void;
  /** A line of prose to standard error. A line end is added, controls are escaped. */
  say(line: string): void;
  /** A bar on standard error, shown on a TTY only. */
  progress(label: string, total: number): Progress;
  /** A line on standard error that changes, shown on a TTY only. */
  live(): LiveLine;
  /**
   * Asks a question that Enter says yes to.
   *
   * @returns undefined where nobody can be asked: input or output is no terminal.
   */
  confirm(question: string, signal: AbortSignal): Promise<boolean | undefined>;
  /** Everything on standard input. */
  stdin(): Promise<Uint8Array>;
  /** The bytes of standard input as they come. */
  input(): AsyncIterable<Uint8Array>;
  /** The lines of standard input as they come, without their ends. */
  lines(): AsyncIterable<string>;
  /** Waits until the reader took what was written; rejects never. */
  flush(): Promise<void>;
}

interface Streams {
  readonly stdin: Readable;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/** Output that waits to be written is joined up to this many code units: one system call for many lines. */
const chunk = 65_536;

/**
 * The terminal of this process.
 *
 * @param broken called when standard output takes no more: with no reason where whoever read it went away
 *   (`interline check | head`), otherwise with the reason in words (a full disk).
 */
export function processTerminal(streams: Streams, broken: (reason?: string) => void): Terminal {
  const { stdout, stderr, env } = streams;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      const left = error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
      if (stream === stdout) broken(left ? undefined : english(unwritableReason(error)));
    });
  }
  let waiting: string[] = [];
  let size = 0;
  const drain = () => {
    if (waiting.length > 0 && stdout.writable) stdout.write(waiting.join(''));
    waiting = [];
    size = 0;
  };
  const write = (text: string) => {
    waiting.push(text);
    size += text.length;
    if (size > chunk || stdout.isTTY) drain();
  };
  return {
    cwd: streams.cwd(),
    env,
    color: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    width: stderr.columns ?? 80,
    out: (line) => write(`${withoutControls(line)}\n`),
    painted: (line) => write(`${line}\n`),
    write,
    room() {
      if (!stdout.writableNeedDrain) return undefined;
      return new Promise((resolve) => {
        const done = () => {
          stdout.off('drain', done).off('close', done);
          resolve();
        };
        stdout.on('drain', done).on('close', done);
      });
    },
    bytes(data) {
      drain();
      if (stdout.writable) stdout.write(data);
    },
    say(line) {
      if (stderr.writable) stderr.write(`${withoutControls(line)}\n`);
    },
    progress: (label, total) => createProgress(stderr, label, total),
    live: () => createLiveLine(stderr),
    async confirm(question, signal) {
      if (!(streams.stdin as NodeJS.ReadStream).isTTY || !stderr.isTTY) return undefined;
      const lines = createInterface({ input: streams.stdin, output: stderr });
      try {
        return !/^\s*n/i.test(await lines.question(question, { signal }));
      } finally {
        lines.close();
      }
    },
    async stdin() {
      const chunks: Uint8Array[] = [];
      for await (const part of streams.stdin) chunks.push(typeof part === 'string' ? Buffer.from(part) : part);
      return Buffer.concat(chunks);
    },
    input: () => streams.stdin,
    lines: () => createLines({ input: streams.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    async flush() {
      drain();
      for (const stream of [stdout, stderr]) {
        if (!stream.writable) continue;
        await new Promise<void>((resolve) => stream.write('', () => resolve()));
      }
    },
  };
}
