import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a file lies below one of some folders where links lead to in the end. A link that leaves a project is not the
 * project's: it may come from somebody else and lead anywhere.
 *
 * @param path,folders absolute; a file that is not there yet stays where its name says.
 * @example await staysWithin('/app/locales/de.json', ['/app']); // true, unless it is a link to elsewhere
 */
export async function staysWithin(path: string, folders: Iterable<string>): Promise<boolean> {
  const real = await realpath(path).catch(() => path);
  for (const folder of folders) {
    const way = relative(await realpath(folder).catch(() => folder), real);
    if (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)) return true;
  }
  return false;
}
