import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingsFile } from '../../shared/settings.ts';
import { isWithin } from '../workspace/isWithin.ts';

/**
 * Where projects begin.
 *
 * @param folders those that the editor has open.
 */
export function createRoots(folders: () => readonly string[]) {
  /** Whether a folder has settings, asked of the disk once. */
  const settled = new Map<string, boolean>();
  const hasSettings = (folder: string): boolean => {
    const answer = settled.get(folder) ?? existsSync(join(folder, settingsFile));
    settled.set(folder, answer);
    return answer;
  };
  return {
    /** The root of the project of a file. */
    of(path: string): string {
      const [around] = folders()
        .filter((folder) => isWithin(path, folder))
        .sort((a, b) => b.length - a.length);
      if (around === undefined) return rootOfSingleFile(path);
      let folder = dirname(path);
      while (folder.length > around.length && !hasSettings(folder)) folder = dirname(folder);
      return folder.length > around.length ? folder : around;
    },
    /** Settings came or went. */
    forget: () => settled.clear(),
  };
}

/** The project around a file that is in no open folder: up to its settings or its repository, or its folder alone. */
function rootOfSingleFile(path: string): string {
  const folder = dirname(path);
  for (let parent = folder; ; parent = dirname(parent)) {
    if (isProjectRoot(parent)) return parent;
    if (dirname(parent) === parent) return folder;
  }
}

/** Whether a folder has settings or a repository of its own. */
export function isProjectRoot(folder: string): boolean {
  return existsSync(join(folder, settingsFile)) || existsSync(join(folder, '.git'));
}
