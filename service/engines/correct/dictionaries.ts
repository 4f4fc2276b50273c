import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chooseDictionaries,
  type DictionaryFiles,
  type DictionaryFolder,
  systemDictionaryFolders,
} from '../../../shared/spelling/dictionaries.ts';

/**
 * The dictionaries there are: see `chooseDictionaries`.
 *
 * @param bundled folder with `<language>.aff` and `<language>.dic`; the one of the built program by default.
 */
export function findDictionaries(
  bundled: string = builtFolder(),
  system: readonly string[] = systemDictionaryFolders,
): ReadonlyMap<string, DictionaryFiles> {
  return chooseDictionaries(folderAt(bundled), system.map(folderAt));
}

function folderAt(path: string): DictionaryFolder {
  return { path, names: existsSync(path) ? readdirSync(path) : [] };
}

/** Beside the bundle in a built program, in the build folder when run from source. */
function builtFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, 'dictionaries');
  return existsSync(beside) ? beside : join(here, '../../../dist/dictionaries');
}
