import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { projectPath } from '../workspace/projectPath.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';

/**
 * Why nothing of a file can be translated whose sources are keys: no file has the texts.
 *
 * @param root of the project, which the path in the sentence begins at.
 * @returns undefined for every other file.
 * @example keyRefusal(file, root); // The sources of this file are keys: it can be translated once “po/en.po” has their texts.
 */
export function keyRefusal({ textsWanted }: LocalizationFile, root: string): Sentence | undefined {
  return textsWanted === undefined
    ? undefined
    : say`The sources of this file are keys: it can be translated once “${projectPath(root, textsWanted)}” has their texts.`;
}
