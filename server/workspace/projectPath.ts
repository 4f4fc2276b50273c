import { relative } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';

/**
 * A file's path as the settings write it: from the root of the project, with slashes.
 *
 * @example projectPath('/app', '/app/locales/de.json'); // 'locales/de.json'
 */
export function projectPath(root: string, path: string): string {
  return slashedPath(relative(root, path));
}
