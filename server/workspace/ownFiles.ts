import { basename, dirname } from 'node:path';
import { settingsFile } from '../../shared/settings.ts';
import { isWithin } from './isWithin.ts';

/**
 * The folders below a project that are projects of their own, since they have an `interline.json`; the outer one first.
 *
 * @param listed every file below some folder of the project, absolute.
 * @param home the project's own folder, absolute.
 * @example projectFolders(['/app/interline.json', '/app/packages/web/interline.json'], '/app'); // ['/app/packages/web']
 */
export function projectFolders(listed: readonly string[], home: string): readonly string[] {
  const settled = listed.filter((path) => basename(path) === settingsFile).map(dirname);
  return settled.filter((folder) => folder !== home && isWithin(folder, home)).sort();
}

/**
 * The files that belong to a project itself: those below its folder and in no project below it.
 *
 * @param paths the files in question, absolute.
 * @param listed,home as of {@link projectFolders}.
 */
export function ownFiles(paths: readonly string[], listed: readonly string[], home: string): readonly string[] {
  const others = projectFolders(listed, home);
  return paths.filter((path) => isWithin(path, home) && !others.some((folder) => isWithin(path, folder)));
}
