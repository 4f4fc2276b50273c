import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  chooseDictionaries,
  type DictionaryFiles,
  type DictionaryFolder,
  systemDictionaryFolders,
} from '../../shared/spelling/dictionaries.ts';
import { builtFile } from '../builtFile.ts';

/**
 * The Hunspell dictionaries for a project: of its own folders, of this program, of the system.
 *
 * @param root absolute folder of the project.
 * @param places its setting `dictionaries`: folders from the root; what is no folder is left out.
 */
export function projectDictionaries(root: string, places: readonly string[]): ReadonlyMap<string, DictionaryFiles> {
  const projectFolders = places.map((place) => folderAt(resolve(root, place)));
  return chooseDictionaries(folderAt(builtFile('dictionaries')), systemDictionaryFolders.map(folderAt), projectFolders);
}

function folderAt(path: string): DictionaryFolder {
  try {
    return { path, names: readdirSync(path) };
  } catch {
    return { path, names: [] };
  }
}
