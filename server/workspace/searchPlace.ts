import { stat } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { pathPattern } from './glob.ts';

/** Where localization files are looked for. */
export interface SearchPlace {
  /** A file, or a folder; absolute. */
  readonly path: string;
  /** Which files below the folder are meant, asked with absolute paths; undefined for all of them. */
  readonly matches?: (path: string) => boolean;
}

/**
 * What a path of a command line means: a file or folder of that name, or, where there is none and the name has signs of
 * a glob (`*`, `?`, `{`), the files below a folder that match it. So a glob works in every shell, expanded or not, and a
 * file whose name looks like one is still found.
 *
 * @param path absolute, with the machine's separators.
 * @example await searchPlace('/srv/app/src/**\/*.json'); // { path: '/srv/app/src', matches }
 */
export async function searchPlace(path: string): Promise<SearchPlace> {
  if (!/[*?{]/.test(path)) return { path };
  for (let folder = path; ; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => undefined);
    if (!info && dirname(folder) !== folder) continue;
    const glob = slashed(relative(folder, path));
    if (!info?.isDirectory() || !/[*?{]/.test(glob)) return { path };
    const pattern = pathPattern(glob);
    return { path: folder, matches: (file) => pattern.test(slashed(relative(folder, file))) };
  }
}

const slashed = (path: string) => (process.platform === 'win32' ? path.replaceAll('\\', '/') : path);
