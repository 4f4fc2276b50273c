import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';

/** A file that cannot be read, or is not what a reader needs. `sentence` names the file. */
export class UnreadableFileError extends SentenceError {
  override readonly name = 'UnreadableFileError';
  readonly path: string;
  /** Why, without the file's name, a capital and a full stop. */
  readonly reason: Sentence;

  /** @example new UnreadableFileError(path, say`it is a folder`) */
  constructor(path: string, reason: Sentence, cause?: unknown) {
    super({ template: '{0}: {1}', values: [path, reason] }, cause === undefined ? undefined : { cause });
    this.path = path;
    this.reason = reason;
  }
}

const denied = say`permission to read it is denied`;

/** From what the file system answers to words for people. */
const reasons: Readonly<Record<string, Sentence>> = {
  ENOENT: say`there is no such file`,
  EACCES: denied,
  EPERM: denied,
  EISDIR: say`it is a folder`,
  ENOTDIR: say`a part of its path is not a folder`,
  ELOOP: say`its links form a loop`,
  EMFILE: say`too many files are open`,
  ENAMETOOLONG: say`its name is too long`,
  ERR_FS_FILE_TOO_LARGE: say`it is too large`,
};

/** The error of the file system in the user's words. */
export function unreadable(path: string, error: unknown): UnreadableFileError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return new UnreadableFileError(path, reasons[code] ?? say`it cannot be read (${code || String(error)})`, error);
}

/**
 * What is read of a file; undefined where the file cannot be read: its problems say so.
 *
 * @throws what the reading throws otherwise.
 * @example await readable(() => workspace.files.read(path))
 */
export async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}
