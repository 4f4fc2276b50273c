import { commands, l10n, Uri, window, workspace } from 'vscode';
import { setUpRequest } from '../shared/overviewProtocol.ts';
import { ask } from './session/ask.ts';
import { needFolder } from './session/needFolder.ts';
import type { Session } from './session/session.ts';

/** Writes a first `interline.json` into the open folder and opens it; one that is there is opened as it is. */
export async function setUpProject(session: Session): Promise<void> {
  const folder = await needFolder();
  if (!folder) return;
  const settings = Uri.joinPath(folder.uri, 'interline.json');
  if (await isThere(settings)) {
    await commands.executeCommand('vscode.open', settings);
    void window.showInformationMessage(l10n.t('This project already has settings.'));
    return;
  }
  const { uri } = await ask(session, setUpRequest, { folder: folder.uri.toString() });
  await commands.executeCommand('vscode.open', Uri.parse(uri));
  void window.showInformationMessage(
    l10n.t(
      'interline.json lists what Interline found: the source language and the translations. Correct anything that is wrong.',
    ),
  );
}

async function isThere(uri: Uri): Promise<boolean> {
  return workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}
