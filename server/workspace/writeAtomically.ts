import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { unwritableReason } from '../../shared/unwritableReason.ts';

/** Files that were begun and have not taken their place yet. */
const unfinished = new Set<string>();

/** A process that is made to exit in the middle of a write (a second Ctrl-C, SIGTERM) leaves none of them behind. */
function removeUnfinished(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}

const endings = ['SIGTERM', 'SIGHUP'] as const;
const exit = (signal: (typeof endings)[number]) => process.exit(128 + constants.signals[signal]);

function begin(path: string): void {
  if (!process.listeners('exit').includes(removeUnfinished)) process.on('exit', removeUnfinished);
  if (unfinished.size === 0) for (const signal of endings) process.on(signal, exit);
  unfinished.add(path);
}

function end(path: string): void {
  unfinished.delete(path);
  if (unfinished.size === 0) for (const signal of endings) process.off(signal, exit);
}

/**
 * Puts bytes in the place of a file at once: whoever reads sees the old file or the new one, whole. Mode and owner are
 * kept, and a link stays a link to the file that changes. A file that is not there yet is made, with its folders.
 *
 * @param how `create` refuses to replace a file that is there.
 * @throws EditRefused when the file is read-only, is there already, or its folder cannot be written.
 */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  how: 'replace' | 'create' = 'replace',
): Promise<void> {
  let target = path;
  let made: string | undefined;
  let existed = false;
  try {
    target = await realpath(path).catch(() => path);
    const before = await stat(target).catch(() => undefined);
    existed = before !== undefined;
    if (before && how === 'create') throw new EditRefused(say`${path} already exists; nothing was written.`);
    if (before && (before.mode & 0o222) === 0) throw new EditRefused(say`${path} is read-only; nothing was written.`);
    if (!before) await mkdir(dirname(target), { recursive: true });
    // The manifest hides files of this name in the editor.
    made = join(dirname(target), `.${basename(target).slice(0, 100)}.${randomBytes(6).toString('hex')}.interline.tmp`);
    begin(made);
    const handle = await open(made, 'wx', before ? before.mode & 0o7777 : 0o666);
    try {
      await handle.writeFile(bytes);
      if (before) await keepOwner(handle, before);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(made, target);
    end(made);
    made = undefined;
  } catch (error) {
    if (error instanceof EditRefused) throw error;
    const reason = unwritableReason(error);
    throw new EditRefused(
      existed
        ? say`${path} cannot be written: ${reason}; it is as it was.`
        : say`${path} cannot be written: ${reason}; nothing was written.`,
      { cause: error },
    );
  } finally {
    if (made) {
      await rm(made, { force: true });
      end(made);
    }
  }
}

/** The mode of a new file passes through the umask, so it is set again; the owner only where the user may. */
async function keepOwner(handle: FileHandle, before: { mode: number; uid: number; gid: number }): Promise<void> {
  const now = await handle.stat();
  if (now.uid !== before.uid || now.gid !== before.gid) {
    await handle.chown(before.uid, before.gid).catch(() => undefined);
  }
  if ((now.mode & 0o7777) !== (before.mode & 0o7777)) await handle.chmod(before.mode & 0o7777);
}
