import { asWritten, type Sentence, say } from './sentences/sentence.ts';

/** From what the file system answers to words for people. */
const reasons: Readonly<Record<string, Sentence>> = {
  ENOSPC: say`the disk is full`,
  EDQUOT: say`the quota of the disk is used up`,
  EROFS: say`the disk is read-only`,
  EACCES: say`permission to write there is denied`,
  EPERM: say`permission to write there is denied`,
  ENOTDIR: say`a part of its path is not a folder`,
  EEXIST: say`a part of its path is not a folder`,
  EISDIR: say`it is a folder`,
  ENAMETOOLONG: say`its name is too long`,
  EFBIG: say`it would be too large`,
  EMFILE: say`too many files are open`,
  EIO: say`the disk failed`,
};

/** Why something cannot be written, in words that stand behind “cannot be written: ”. */
export function unwritableReason(error: unknown): Sentence {
  const code = (error as { readonly code?: string } | undefined)?.code ?? '';
  return reasons[code] ?? asWritten(code || String(error));
}
