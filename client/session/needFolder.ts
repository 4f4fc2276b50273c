import { l10n, type WorkspaceFolder, window, workspace } from 'vscode';

/**
 * The folder of the project: the only one that is open, otherwise the one that the person chooses.
 *
 * @returns undefined where the person stopped.
 * @throws Error with a sentence for the user where none is open.
 */
export async function needFolder(): Promise<WorkspaceFolder | undefined> {
  const [only, ...others] = workspace.workspaceFolders ?? [];
  if (!only) throw new Error(l10n.t('Open the folder of the project first.'));
  return others.length === 0 ? only : window.showWorkspaceFolderPick();
}
