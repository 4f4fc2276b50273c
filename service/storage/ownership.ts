import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process works on the same data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Name of the file that says which process owns a data folder. */
const fileName = 'service.pid';
/** A file that its owner has not finished writing after this many ms has no owner. */
const grace = 5000;

/**
 * Makes this process the one owner of a data folder. The claim of a process that is gone, killed or crashed, is void;
 * so is that of another program that has its process id by now (told by its start time, where the system knows it).
 *
 * @returns gives the folder free again.
 * @throws FolderInUse while its owner lives.
 */
export function ownFolder(folder: string): () => void {
  const path = join(folder, fileName);
  const mine = `${process.pid} ${startOf(process.pid) ?? '-'}\n`;
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(path, mine)) {
      return () => {
        if (contentOf(path) === mine) rmSync(path, { force: true });
      };
    }
    const claim = contentOf(path);
    if (claim === undefined) continue;
    const owner = livingOwner(claim, path);
    if (owner !== undefined) {
      throw new FolderInUse(
        `The data folder ${folder} belongs to another running service (process ${owner}); stop it, or choose another folder with --data.`,
      );
    }
    discard(path, claim);
  }
  throw new FolderInUse(`The data folder ${folder} is being taken by other services; try again.`);
}

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, content);
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @returns the process id of whoever still owns the folder, or undefined. */
function livingOwner(claim: string, path: string): string | undefined {
  const match = /^(\d+) (\S+)\n$/.exec(claim);
  if (!match) {
    // The clock may have been set back since.
    const age = Math.abs(Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    return age < grace ? '?' : undefined;
  }
  const pid = Number(match[1]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to another user
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  const start = startOf(pid);
  return start !== undefined && match[2] !== '-' && start !== match[2] ? undefined : match[1];
}

/** Takes a void claim away, unless someone else did so first and has made a claim of their own. */
function discard(path: string, claim: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (contentOf(aside) !== claim) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

/** When a process started, in the system's ticks (proc(5), field 22 of `stat`); undefined where that is not known. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
