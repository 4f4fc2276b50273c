import { copiedPackages } from './copiedPackages.ts';
import { foreignFolders, isForeign, walkFolder } from './listFiles.ts';
import { projectPath } from './projectPath.ts';

/** A localization file that a search leaves out. */
export interface PassedOver {
  /** Absolute. */
  readonly path: string;
  /** What leaves it out: a folder name such as `dist`, what the project's settings exclude, or git. */
  readonly reason: 'folder' | 'settings' | 'git';
}

/** Files that are looked at. Somebody waits, and one that is named tells enough. */
const enough = 2000;
/** Nobody's own work is in there, and too much of others'. */
const isClosed = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name !== 'dist' && foreignFolders.has(name);
};

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
  const paths = await walkFolder(folder, { limit: enough, skipped: isClosed, ...(signal && { signal }) });
  const name = (path: string) => projectPath(folder, path);
  const isCopied = copiedPackages(paths.map(name));
  for (const path of paths) {
    signal?.throwIfAborted();
    if (!(await isOurs(path))) continue;
    if (isForeign(name(path)) || isCopied(name(path))) return { path, reason: 'folder' };
    return { path, reason: excluded(projectPath(root, path)) ? 'settings' : 'git' };
  }
  return undefined;
}
