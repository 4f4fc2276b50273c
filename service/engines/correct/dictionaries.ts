import { existsSync, readdirSync } from 'node:fs';
import {
  chooseDictionaries,
  type DictionaryFiles,
  type DictionaryFolder,
  systemDictionaryFolders,
} from '../../../shared/spelling/dictionaries.ts';
import { builtFile } from '../../process/builtFile.ts';

/**
 * The dictionaries there are: see `chooseDictionaries`.
 *
 * @param bundled folder with `<language>.aff` and `<language>.dic`; the one of the built program by default.
 */
export function findDictionaries(
  bundled: string = builtFile('dictionaries'),
  system: readonly string[] = systemDictionaryFolders,
): ReadonlyMap<string, DictionaryFiles> {
  return chooseDictionaries(folderAt(bundled), system.map(folderAt));
}

function folderAt(path: string): DictionaryFolder {
  return { path, names: existsSync(path) ? readdirSync(path) : [] };
}
