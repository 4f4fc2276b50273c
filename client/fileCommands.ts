import { type CodeAction, commands, l10n, type Uri, window, workspace } from 'vscode';
import { commands as serverCommands } from '../shared/protocol.ts';
import type { Session } from './session.ts';

/** Translates what is untranslated in a file, by default the one in the active editor. The server shows progress. */
export async function translateFile(session: Session, uri?: Uri): Promise<void> {
  await onFile(session, serverCommands.translateFile, uri);
}

/** Applies every fix of a file that is proven to clear its finding. */
export async function fixFile(session: Session, uri?: Uri): Promise<void> {
  await onFile(session, serverCommands.fixAll, uri);
}

/** Puts the cursor into the next segment that is untranslated or needs a review; the server knows where that is. */
export async function goToNextUnfinished(session: Session): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) throw new Error(l10n.t('Open a localization file first.'));
  const client = await session.client();
  const { line, character } = editor.selection.active;
  await client.sendRequest('workspace/executeCommand', {
    command: serverCommands.nextUnfinished,
    arguments: [editor.document.uri.toString(), { line, character }],
  });
}

/** Translates the segment at the cursor: the same action that the light bulb offers there. */
export async function translateSegment(session: Session): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) throw new Error(l10n.t('Open a localization file and put the cursor into a segment.'));
  await session.client();
  const actions = await commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    editor.document.uri,
    editor.selection,
  );
  const action = actions.find((candidate) => candidate.command?.command === serverCommands.translateSegment);
  if (!action?.command) throw new Error(l10n.t('There is no segment to translate at the cursor.'));
  await commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
}

async function onFile(session: Session, command: string, uri: Uri | undefined): Promise<void> {
  const target = uri ?? window.activeTextEditor?.document.uri;
  if (!target) throw new Error(l10n.t('Open a localization file first.'));
  const client = await session.client();
  // An open document has its edits in the editor, where they can be undone; the server needs it open for that.
  const document = await workspace.openTextDocument(target);
  await window.showTextDocument(document, { preview: false, preserveFocus: false });
  await client.sendRequest('workspace/executeCommand', { command, arguments: [target.toString()] });
}
