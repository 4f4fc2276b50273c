import { Uri } from 'vscode';
import { activeFile } from './activeFile.ts';
import { needFolder } from './needFolder.ts';

/**
 * URI of a file of the project that is meant: the active one, otherwise the settings of the folder.
 *
 * @returns undefined where the person stopped.
 * @throws Error with a sentence for the user where no folder is open.
 */
export async function projectFile(): Promise<string | undefined> {
  const file = activeFile();
  if (file?.scheme === 'file') return file.toString();
  const folder = await needFolder();
  return folder && Uri.joinPath(folder.uri, 'interline.json').toString();
}
