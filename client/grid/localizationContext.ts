import { commands, Disposable, languages, TabInputText, type TextDocument, window } from 'vscode';
import { isTableRequest } from '../../shared/tableProtocol.ts';
import { termTextOf } from '../../shared/termTableProtocol.ts';
import { isBeyondSharing } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import type { Session } from '../session/session.ts';

/** Names whether the active text editor shows a localization file, for the menus of the manifest. */
const contextKey = 'interline.localizationFile';

/** Keeps the context key in step with the active editor. The server is asked about documents that it serves only. */
export function followActiveFile(session: Session): Disposable {
  const selector = documentLanguages.map((language) => ({ scheme: 'file', language }));
  let newest = 0;
  const follow = async () => {
    const number = ++newest;
    const editor = window.activeTextEditor;
    const answer = await (editor ? opensAsTable(editor.document) : isLargeTable(session));
    if (number === newest) await commands.executeCommand('setContext', contextKey, answer);
  };
  const opensAsTable = (document: TextDocument) => {
    const uri = document.uri.toString();
    return termTextOf(uri) !== undefined || (languages.match(selector, document) > 0 && isTable(session, uri));
  };
  void follow();
  return Disposable.from(
    window.onDidChangeActiveTextEditor(follow),
    window.tabGroups.onDidChangeTabs(() => window.activeTextEditor ?? void follow()),
  );
}

/** Whether the active tab shows a localization file that is too large for extensions to see its editor. */
async function isLargeTable(session: Session): Promise<boolean> {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  if (!(input instanceof TabInputText) || input.uri.scheme !== 'file') return false;
  const isLarge = await isBeyondSharing(input.uri).catch(() => false);
  return isLarge && isTable(session, input.uri.toString());
}

/** False also where the server does not answer: it says so itself. */
async function isTable(session: Session, uri: string): Promise<boolean> {
  try {
    return await ask(session, isTableRequest, { uri });
  } catch {
    return false;
  }
}
