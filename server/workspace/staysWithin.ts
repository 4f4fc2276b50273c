import { realpath } from 'node:fs/promises';
import { isWithin } from './isWithin.ts';

/** Where a path leads to in the end; the path itself where nothing is there. */
export function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

/**
 * Whether a file lies below one of some folders where links lead to in the end. A link that leaves a project is not the
 * project's: it may come from somebody else and lead anywhere.
 *
 * @param path absolute; a file that is not there yet stays where its name says.
 * @param folders as {@link realPathOf} has them.
 * @example await staysWithin('/app/locales/de.json', ['/app']); // true, unless it is a link to elsewhere
 */
export async function staysWithin(path: string, folders: Iterable<string>): Promise<boolean> {
  const real = await realPathOf(path);
  for (const folder of folders) if (isWithin(real, folder)) return true;
  return false;
}
