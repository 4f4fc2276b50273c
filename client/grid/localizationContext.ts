import { commands, type Disposable, languages, type TextDocument, type TextEditor, window } from 'vscode';
import { isTableRequest } from '../../shared/tableProtocol.ts';
import { termTextOf } from '../../shared/termTableProtocol.ts';
import { ask } from '../session/ask.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import type { Session } from '../session/session.ts';

/** Names whether the active text editor shows a localization file, for the menus of the manifest. */
const contextKey = 'interline.localizationFile';

/** Keeps the context key in step with the active editor. The server is asked about documents that it serves only. */
export function followActiveFile(session: Session): Disposable {
  const selector = documentLanguages.map((language) => ({ scheme: 'file', language }));
  let newest = 0;
  const follow = async (editor: TextEditor | undefined) => {
    const number = ++newest;
    const answer = editor ? await opensAsTable(editor.document) : false;
    if (number === newest) await commands.executeCommand('setContext', contextKey, answer);
  };
  const opensAsTable = (document: TextDocument) => {
    const uri = document.uri.toString();
    return termTextOf(uri) !== undefined || (languages.match(selector, document) > 0 && isTable(session, uri));
  };
  void follow(window.activeTextEditor);
  return window.onDidChangeActiveTextEditor(follow);
}

/** False also where the server does not answer: it says so itself. */
async function isTable(session: Session, uri: string): Promise<boolean> {
  try {
    return await ask<boolean>(session, isTableRequest, { uri });
  } catch {
    return false;
  }
}
