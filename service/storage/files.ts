/**
 * Files that belong to jobs: uploads, results, exports. Names are of our own making: a folder and an id,
 * `documents/0A1B.in`. Every process that works on the same data reaches them.
 */
export interface FileStore {
  /**
   * Writes a file whole and on the disk, or not at all, whether the parts end in an error or the process dies. One of
   * the same name is replaced.
   *
   * @returns its length in bytes.
   * @throws OperationalError `unavailable` when the disk is full.
   */
  write(name: string, parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  /** All of a file, or undefined when there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** A file part by part, with its length in bytes; undefined when there is none. */
  open(name: string): Promise<{ readonly size: number; readonly stream: ReadableStream<Uint8Array> } | undefined>;
  remove(name: string): Promise<void>;
  /** Names in a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Removes what a process that was killed left half written. */
  clear(): Promise<void>;
}
