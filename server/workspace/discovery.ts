import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { say } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError, unreadable } from '../watchdog/unreadableFileError.ts';
import { listFiles } from './listFiles.ts';
import { ownFiles, projectFolders } from './ownFiles.ts';
import type { PairingContext } from './pairing.ts';
import { passedOver } from './passedOver.ts';
import { searchPlace } from './searchPlace.ts';
import { type DataReason, standingOf } from './standing.ts';
import { realPathOf, staysWithin } from './staysWithin.ts';
import type { WorkspaceFiles } from './workspace.ts';

/** Where localization files are looked for. */
export interface Discovery extends Pick<WorkspaceFiles, 'list' | 'projectsBelow' | 'passedOver'> {
  /** Those of some paths that are localization files of the project. */
  claimed(
    paths: readonly string[],
    signal?: AbortSignal,
    leftAlone?: (path: string, reason: DataReason) => void,
  ): Promise<string[]>;
  /** Whether somebody named the file itself. */
  isNamed(path: string): boolean;
  /** Whether a file lies where somebody asked to look, wherever links lead. */
  staysWithin(path: string): Promise<boolean>;
}

/** Files whose start is read at the same time, to tell their format. */
const atOnce = 32;

/**
 * Looks for localization files below a folder.
 *
 * @param excluded tells paths that the settings leave out.
 * @param named told of each file that somebody named.
 */
export async function createDiscovery(
  home: string,
  excluded: (path: string) => boolean,
  context: PairingContext,
  named: (path: string) => void,
): Promise<Discovery> {
  const explicit = new Set<string>();
  /** Where the project's folder lies, and those that somebody named: links that lead out of them are not looked at. */
  const searchedFolders = new Set([await realPathOf(home)]);

  const claimed: Discovery['claimed'] = async (paths, signal, leftAlone) => {
    const ours: string[] = [];
    const queue = paths.values();
    const work = async () => {
      for (const path of queue) {
        signal?.throwIfAborted();
        if (!(await staysWithin(path, searchedFolders))) continue;
        const standing = await standingOf(path, context);
        if (standing === 'ours') ours.push(path);
        else if (standing !== 'foreign') leftAlone?.(path, standing);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, work));
    return ours;
  };

  const list: WorkspaceFiles['list'] = async (paths = [home], signal, shut, leftAlone) => {
    const discovered = new Set<string>();
    for (const path of paths) {
      const { path: absolute, matches } = await searchPlace(resolve(home, path));
      const info = await stat(absolute).catch((error) => Promise.reject(unreadable(absolute, error)));
      if (!info.isDirectory()) {
        explicit.add(absolute);
        named(absolute);
        discovered.add(absolute);
        continue;
      }
      searchedFolders.add(await realPathOf(absolute));
      const listed = await listFiles(absolute, home, excluded, { ...(signal && { signal }), ...(shut && { shut }) });
      const wanted = matches ? listed.filter(matches) : listed;
      if (matches && wanted.length === 0) {
        throw new UnreadableFileError(resolve(home, path), say`no file matches this pattern`);
      }
      for (const ours of await claimed(ownFiles(wanted, listed, home), signal, leftAlone)) discovered.add(ours);
    }
    return [...discovered].sort();
  };

  return {
    list,
    async projectsBelow(start = home, signal) {
      const { path } = await searchPlace(resolve(home, start));
      const info = await stat(path).catch(() => undefined);
      if (!info?.isDirectory()) return [];
      return projectFolders(await listFiles(path, home, excluded, signal && { signal }), home);
    },
    passedOver: (folder, signal) =>
      passedOver(
        resolve(home, folder),
        home,
        excluded,
        async (path) => (await standingOf(path, context)) === 'ours',
        signal,
      ),
    claimed,
    isNamed: (path) => explicit.has(path),
    staysWithin: (path) => staysWithin(path, searchedFolders),
  };
}
