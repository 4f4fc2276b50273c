import { l10n, TabInputCustom, TabInputText, type Uri, window, workspace } from 'vscode';
import { largestShared } from '../../shared/protocol.ts';

/** Names the table among the editor's own kinds of editors. */
export const tableViewType = 'interline.table';

/** Names the tables of all languages among the panels. */
export const languagesViewType = 'interline.languages';

/** The file in the active editor or table, also one that is too large for extensions to have its text. */
export function activeFile(): Uri | undefined {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  return (
    window.activeTextEditor?.document.uri ?? (input instanceof TabInputText || isTable(input) ? input.uri : undefined)
  );
}

/** As {@link activeFile}. @throws Error with a sentence for the user where there is none. */
export function needFile(): Uri {
  const file = activeFile();
  if (!file) throw new Error(l10n.t('Open a localization file first.'));
  return file;
}

/** Whether a file is open as the active table. */
export function isActiveTable(uri: Uri): boolean {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  return isTable(input) && input.uri.toString() === uri.toString();
}

function isTable(input: unknown): input is TabInputCustom {
  return input instanceof TabInputCustom && input.viewType === tableViewType;
}

/** Whether a file is one that the server reads from disk and changes there. */
export async function isBeyondSharing(uri: Uri): Promise<boolean> {
  return (await workspace.fs.stat(uri)).size > largestShared;
}

/** @throws Error with a sentence for the user where a file is too large to stand beside others, with what works for it instead. */
export async function needShared(uri: Uri): Promise<void> {
  if (!(await isBeyondSharing(uri))) return;
  throw new Error(
    l10n.t('Files over 50 MB cannot be shown side by side. Run “Interline: Open as Table” to edit this one.'),
  );
}

/** @throws Error with a sentence for the user where the editor holds edits that are not on disk. */
export function needSaved(uri: Uri): void {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  const isOpen = (input: unknown) => input instanceof TabInputText && input.uri.toString() === uri.toString();
  if (!tabs.some((tab) => tab.isDirty && isOpen(tab.input))) return;
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  throw new Error(l10n.t('Save {0} first: files over 50 MB are changed on disk.', name));
}
