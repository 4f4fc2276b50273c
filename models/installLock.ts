import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unwritable } from './download.ts';
import { cancelled } from './modelError.ts';

/** How often a lock that is held is looked at again, in ms. */
const interval = 250;
/** A lock of another machine (a home folder on a network) that is older than this has no owner, in ms. */
const longest = 3_600_000;

/**
 * Holds a file as a lock while something is done, and waits for whoever holds it. That of a process that is gone is
 * taken over.
 *
 * @param onWait called once when it has to wait.
 */
export async function whileLocked<T>(
  path: string,
  signal: AbortSignal,
  onWait: () => void,
  task: () => Promise<T>,
): Promise<T> {
  const owner = `${process.pid} ${hostname()}`;
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw unwritable(dirname(path), error);
  });
  for (let waited = false; !(await create(path, owner)); waited = true) {
    if (await isAbandoned(path)) {
      await rm(path, { force: true });
      continue;
    }
    if (!waited) onWait();
    await pause(interval, undefined, { signal }).catch(() => {
      throw cancelled();
    });
  }
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}

async function create(path: string, owner: string): Promise<boolean> {
  try {
    const handle = await open(path, 'wx');
    await handle.writeFile(owner);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw unwritable(path, error);
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const [content, age] = await Promise.all([
    readFile(path, 'utf8').catch(() => undefined),
    stat(path).then(
      // The clock may have been set back since.
      ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs),
      () => 0,
    ),
  ]);
  if (content === undefined) return false;
  const [pid, host] = content.split(' ');
  // Its owner may have made it and not written its name yet.
  if (!pid || !host) return age > 5000;
  if (host !== hostname()) return age > longest;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
