import { access, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { settingsFile } from '../../shared/settings.ts';
import { isWithin } from './isWithin.ts';
import { searchPlace } from './searchPlace.ts';

/**
 * The root of the project that a path belongs to: the nearest folder at or above it with an `interline.json`;
 * otherwise the current folder where the path lies in it, or the folder of the path.
 *
 * @param path absolute, or relative to `cwd`; need not exist. Of a glob the folder counts that it starts at.
 * @example await projectRoot('/srv/app/locales/de.json', '/srv/app'); // '/srv/app'
 */
export async function projectRoot(path: string, cwd: string = process.cwd()): Promise<string> {
  const { path: absolute } = await searchPlace(resolve(cwd, path));
  const info = await stat(absolute).catch(() => undefined);
  const start = info?.isDirectory() ? absolute : dirname(absolute);
  for (let folder = start; ; folder = dirname(folder)) {
    const settled = await access(join(folder, settingsFile)).then(
      () => true,
      () => false,
    );
    if (settled) return folder;
    if (dirname(folder) === folder) break;
  }
  return isWithin(start, cwd) ? cwd : start;
}
