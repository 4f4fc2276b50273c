/** A file that cannot be read, or is not what a reader needs. `message` is one sentence that names the file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly path: string;
  /** The sentence without the file's name. */
  readonly reason: string;

  constructor(path: string, reason: string, cause?: unknown) {
    super(`${path}: ${reason}`, cause === undefined ? undefined : { cause });
    this.path = path;
    this.reason = reason;
  }
}

/** From what the file system answers to words for people. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission to read it is denied',
  EPERM: 'permission to read it is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

/** The error of the file system in the user's words. */
export function unreadable(path: string, error: unknown): UnreadableFileError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return new UnreadableFileError(path, reasons[code] ?? `it cannot be read (${code || String(error)})`, error);
}

/**
 * What is read of a file; undefined where the file cannot be read: its problems say so.
 *
 * @throws what the reading throws otherwise.
 * @example await readable(() => workspace.file(path))
 */
export async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}
