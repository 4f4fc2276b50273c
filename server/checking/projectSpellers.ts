import { projectDictionaries } from '../spelling/dictionaryFiles.ts';
import { createSpellers, type Spellers } from '../spelling/spellers.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The dictionaries of a project, found when first asked for. @example projectSpellers(workspace).suggest('Segl', 'de') */
export function projectSpellers(workspace: Workspace): Spellers {
  return workspace.facts.of(spellersIn, workspace);
}

const spellersIn = ({ files, settings }: Workspace) =>
  createSpellers(projectDictionaries(files.root, settings.project.dictionaries));
