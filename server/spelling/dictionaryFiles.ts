import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chooseDictionaries,
  type DictionaryFiles,
  type DictionaryFolder,
  systemDictionaryFolders,
} from '../../shared/spelling/dictionaries.ts';

/**
 * The Hunspell dictionaries for a project: of its own folders, of this program, of the system.
 *
 * @param root absolute folder of the project.
 * @param places its setting `dictionaries`: folders from the root; what is no folder is left out.
 */
export function projectDictionaries(root: string, places: readonly string[]): ReadonlyMap<string, DictionaryFiles> {
  const own = places.map((place) => folderAt(resolve(root, place)));
  return chooseDictionaries(folderAt(bundledFolder()), systemDictionaryFolders.map(folderAt), own);
}

function folderAt(path: string): DictionaryFolder {
  try {
    return { path, names: readdirSync(path) };
  } catch {
    return { path, names: [] };
  }
}

/** Beside the bundle in a built program, in the build folder when run from source. */
function bundledFolder(): string {
  return besideProgram('dictionaries');
}

/** A file or folder of the built program. */
export function besideProgram(name: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, name);
  return existsSync(beside) ? beside : join(here, '../../dist', name);
}
