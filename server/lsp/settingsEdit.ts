import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { WorkspaceEdit } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { RequestRefused } from './safely.ts';
import type { Session } from './session.ts';
import { workspaceEdit } from './workspaceEdits.ts';

/**
 * The edit of `interline.json` that sets a value; comments and everything else in it stay.
 *
 * @param place keys from the root; -1 adds to an array.
 * @returns undefined where the file is not there and the client makes none.
 * @example await settingsEdit(session, workspace, ['words', -1], 'Fairlead');
 */
export async function settingsEdit(
  session: Pick<Session, 'client' | 'documents' | 'textOf' | 'uriOf'>,
  workspace: Workspace,
  place: JSONPath,
  value: unknown,
): Promise<WorkspaceEdit | undefined> {
  const path = join(workspace.files.root, settingsFile);
  const open = session.documents.atPath(path);
  const current = open?.text ?? (await readFile(path, 'utf8').catch(() => undefined));
  if (current === undefined && !session.client.createsFiles) return undefined;
  const before = current?.trim() ? current : '{}\n';
  const eol = before.includes('\r\n') ? '\r\n' : '\n';
  const changes = modify(before, place, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol },
  });
  const uri = session.uriOf(path);
  if (current === undefined) return workspaceEdit(session.client, [], [{ uri, content: applyEdits(before, changes) }]);
  const edits = current.trim()
    ? changes.map(({ offset, length, content }) => ({
        range: { start: offset, end: offset + length },
        newText: content,
      }))
    : [{ range: { start: 0, end: current.length }, newText: applyEdits(before, changes) }];
  const text = session.textOf(path, current);
  return workspaceEdit(session.client, [{ uri, version: open?.version ?? null, text, edits }]);
}

/**
 * Sets a value of the settings through the editor; comments and everything else in them stay.
 *
 * @param place keys from the root; undefined as `value` takes out what is there.
 * @returns URI of `interline.json`.
 * @throws RequestRefused where it cannot be edited.
 */
export async function editSettings(
  session: Session,
  workspace: Workspace,
  place: JSONPath,
  value: unknown,
): Promise<string> {
  const changed = await settingsEdit(session, workspace, place, value);
  const result = changed && (await session.connection.workspace.applyEdit({ edit: changed }));
  if (!result?.applied) throw new RequestRefused(say`${settingsFile} could not be edited. Close it and try again.`);
  return session.uriOf(join(workspace.files.root, settingsFile));
}
