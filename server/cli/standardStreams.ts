import { createReadStream, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { type Readable, Writable } from 'node:stream';
import { isatty, ReadStream, WriteStream } from 'node:tty';

/** A standard output that may be a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/**
 * Standard output (1) or standard error (2), for a thread: `process.stdout` of a thread is a way through the main one,
 * which knows of no terminal and of no reader that went away.
 *
 * @example outputStream(1).write('Hello\n');
 */
export function outputStream(fd: 1 | 2): OutputStream {
  if (isatty(fd)) return new WriteStream(fd);
  return pipe(fd)?.unref() ?? fileStream(fd);
}

let input: Readable | undefined;

/**
 * Standard input, for a thread; opened once.
 *
 * @example for await (const bytes of inputStream()) size += bytes.length;
 */
export function inputStream(): Readable {
  input ??= isatty(0) ? new ReadStream(0) : (pipe(0) ?? createReadStream('', { fd: 0, autoClose: false }));
  return input;
}

/** A pipe or a socket; undefined for files and devices. */
function pipe(fd: number): Socket | undefined {
  try {
    return new Socket({ fd, readable: fd === 0, writable: fd !== 0 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_INVALID_FD_TYPE') throw error;
    return undefined;
  }
}

/** Each write is done when it returns, as those of `process.stdout` to a file are. */
function fileStream(fd: number): Writable {
  return new Writable({
    decodeStrings: true,
    write(bytes: Buffer, _encoding, done) {
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
