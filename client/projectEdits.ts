import { basename } from 'node:path';
import { l10n, Uri, window, workspace } from 'vscode';
import type { WorkspaceEdit } from 'vscode-languageclient';
import {
  type ExtractEditsParams,
  extractEditsRequest,
  type ProposedEdits,
  syncEditsRequest,
} from '../shared/projectEditsProtocol.ts';
import { firstLines } from './session/firstLines.ts';
import type { Session } from './session/session.ts';
import { withCancellation } from './session/withCancellation.ts';

/** Shows what it takes to give every language the keys of its source files, and does what is confirmed. */
export async function syncLanguages(session: Session): Promise<void> {
  await proposeEdits(session, l10n.t('Interline: comparing keys'), syncEditsRequest, {});
}

/** Shows what becomes of the texts of the open source file, or of its whole project, as keys, and does what is confirmed. */
export async function extractTexts(session: Session, scope: ExtractEditsParams['scope']): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (document?.uri.scheme !== 'file') throw new Error(l10n.t('Open a file of source code first.'));
  const params: ExtractEditsParams = { uri: document.uri.toString(), scope };
  await proposeEdits(session, l10n.t('Interline: looking for texts'), extractEditsRequest, params);
}

/** Says what would be done in which files; the editor's preview of refactorings shows it edit by edit to whoever wants to choose. */
async function proposeEdits(session: Session, title: string, request: string, params: object): Promise<void> {
  const client = await session.client();
  const proposed = await withCancellation(title, (token) => client.sendRequest<ProposedEdits>(request, params, token));
  if (!proposed) return;
  const { edit, message } = proposed;
  if (!edit) {
    if (message !== undefined) void window.showInformationMessage(message);
    return;
  }
  const proposal = edit as WorkspaceEdit;
  const [apply, choose] = [l10n.t('Apply'), l10n.t('Choose Changes…')];
  const lines = linesOf(proposal);
  const question = lines.length === 1 ? l10n.t('Change 1 file?') : l10n.t('Change {0} files?', lines.length);
  const detail = [...firstLines(lines), ...(message === undefined ? [] : ['', message])].join('\n');
  const choice = await window.showInformationMessage(question, { modal: true, detail }, apply, choose);
  if (choice === undefined) return;
  const wanted = choice === choose ? proposal : { ...proposal, changeAnnotations: confirmed(proposal) };
  await workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(wanted), { isRefactoring: true });
}

/** `de.json: Add 3 keys, untranslated: German` for each file. */
function linesOf({ documentChanges = [], changeAnnotations = {} }: WorkspaceEdit): readonly string[] {
  return documentChanges.flatMap((change) => {
    if (!('edits' in change)) return [];
    const name = basename(Uri.parse(change.textDocument.uri).path);
    const [first] = change.edits;
    const label = first && 'annotationId' in first ? changeAnnotations[first.annotationId]?.label : undefined;
    return [label === undefined ? name : `${name}: ${label}`];
  });
}

/** The labels of edits that have been confirmed. */
function confirmed({ changeAnnotations = {} }: WorkspaceEdit): NonNullable<WorkspaceEdit['changeAnnotations']> {
  return Object.fromEntries(
    Object.entries(changeAnnotations).map(([id, annotation]) => [id, { ...annotation, needsConfirmation: false }]),
  );
}
