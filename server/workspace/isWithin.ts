import { sep } from 'node:path';

/**
 * True for a path at or below a folder; both absolute, with the machine's separators.
 *
 * @example isWithin('/app/locales/de.json', '/app'); // true
 */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
