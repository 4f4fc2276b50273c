import { type CodeAction, commands, l10n, Range, type Uri, window, workspace } from 'vscode';
import type { Range as ProtocolRange } from 'vscode-languageclient';
import { commands as serverCommands, staleSegmentsRequest } from '../shared/protocol.ts';
import type { GridEditors } from './grid/gridEditor.ts';
import type { Translate } from './preview/translateWithPreview.ts';
import { activeFile, isActiveTable, isBeyondSharing, needFile, needSaved } from './session/activeFile.ts';
import { ask } from './session/ask.ts';
import { executeOnServer } from './session/executeOnServer.ts';
import type { Session } from './session/session.ts';

/** Translates what is untranslated in a file, by default the one in the active editor. The server shows progress. */
export async function translateFile(session: Session, translate: Translate, uri?: Uri): Promise<void> {
  const target = uri ?? needFile();
  await session.client();
  await showFile(target);
  await translate([{ uri: target.toString() }]);
}

/** Translates again, after the preview, what is older in a file than its source text. */
export async function translateStale(session: Session, translate: Translate, uri?: Uri): Promise<void> {
  const target = uri ?? needFile();
  const params = { uri: target.toString() };
  const { segments } = await ask(session, staleSegmentsRequest, params);
  if (segments.length > 0) return translate([{ ...params, segments }]);
  void window.showInformationMessage(l10n.t('No translation of this file is older than its source text.'));
}

/** Applies every fix of a file that is proven to clear its finding. */
export async function fixFile(session: Session, uri?: Uri): Promise<void> {
  await onFile(session, serverCommands.fixAll, uri);
}

/** Where the last step in a file without a cursor led to. */
const reached = new Map<string, { readonly line: number; readonly character: number }>();

/**
 * Puts the cursor into the next or previous segment that is untranslated or needs a review; the server knows where that is.
 * In a table it is the focus that goes there.
 */
export async function goToUnfinished(session: Session, tables: GridEditors, way: 'next' | 'previous'): Promise<void> {
  if (tables.isActive()) return tables.act(`${way}-unfinished`);
  const uri = needFile();
  const editor = window.activeTextEditor;
  const name = uri.toString();
  const place = editor ? editor.selection.active : reached.get(name);
  const command = way === 'next' ? serverCommands.nextUnfinished : serverCommands.previousUnfinished;
  const args = [name, ...(place ? [{ line: place.line, character: place.character }] : [])];
  const next = await executeOnServer<{ readonly range: ProtocolRange } | null>(session, command, args);
  if (editor || !next) return;
  const { start, end } = next.range;
  reached.set(name, start);
  const selection = new Range(start.line, start.character, end.line, end.character);
  await commands.executeCommand('vscode.open', uri, { selection });
}

/** Translates the segment at the cursor: the same action that the light bulb offers there. */
export async function translateSegment(session: Session): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) {
    const file = activeFile();
    if (file && (await isBeyondSharing(file)))
      throw new Error(
        l10n.t('Extensions cannot see the cursor in files over 50 MB. Translate the whole file instead.'),
      );
    throw new Error(l10n.t('Open a localization file and put the cursor in a segment.'));
  }
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
  const target = uri ?? needFile();
  await session.client();
  await showFile(target);
  await executeOnServer(session, command, [target.toString()]);
}

async function showFile(target: Uri): Promise<void> {
  if (isActiveTable(target)) return;
  if (await isBeyondSharing(target)) {
    needSaved(target);
    await commands.executeCommand('vscode.open', target, { preview: false });
    return;
  }
  // An open document has its edits in the editor, where they can be undone; the server needs it open for that.
  const document = await workspace.openTextDocument(target);
  await window.showTextDocument(document, { preview: false, preserveFocus: false });
}
