import { relative } from 'node:path';
import { foreignFolders, walkFolder } from './listFiles.ts';

/** A localization file that a search leaves out. */
export interface PassedOver {
  /** Absolute. */
  readonly path: string;
  /** What leaves it out: a folder name such as `dist`, what the project's settings exclude, or git. */
  readonly by: 'folder' | 'settings' | 'git';
}

/** Files that are looked at. Somebody waits, and one that is named tells enough. */
const enough = 2000;
/** Nobody's own work is in there, and too much of others'. */
const closed: ReadonlySet<string> = new Set([...foreignFolders].filter((name) => name !== 'dist'));

/**
 * The first localization file below a folder that `listFiles` does not list, for who found none there.
 *
 * @param folder,root absolute.
 * @param excluded asked with paths relative to `root`, forward slashes.
 * @param isOurs whether a file is a localization file.
 * @example (await passedOver('/app', '/app', () => false, async () => true))?.by; // 'git'
 */
export async function passedOver(
  folder: string,
  root: string,
  excluded: (path: string) => boolean,
  isOurs: (path: string) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<PassedOver | undefined> {
  for (const path of await walkFolder(folder, { limit: enough, skipped: closed, ...(signal && { signal }) })) {
    signal?.throwIfAborted();
    if (!(await isOurs(path))) continue;
    const names = relative(folder, path).replaceAll('\\', '/').split('/');
    if (names.some((name) => foreignFolders.has(name))) return { path, by: 'folder' };
    return { path, by: excluded(relative(root, path).replaceAll('\\', '/')) ? 'settings' : 'git' };
  }
  return undefined;
}
