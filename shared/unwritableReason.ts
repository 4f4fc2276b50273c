/** From what the file system answers to words for people. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'permission to write there is denied',
  EPERM: 'permission to write there is denied',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  EFBIG: 'it would be too large',
  EMFILE: 'too many files are open',
  EIO: 'the disk failed',
};

/** Why something cannot be written, in words that stand behind “cannot be written: ”. */
export function unwritableReason(error: unknown): string {
  const code = (error as { readonly code?: string } | undefined)?.code ?? '';
  return reasons[code] ?? (code || String(error));
}
