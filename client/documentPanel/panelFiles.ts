import { l10n, Uri, window, workspace } from 'vscode';
import { documentExtensions } from '../session/documentLists.data.ts';
import { keepFile } from '../session/keepFile.ts';
import type { ChosenFile } from './panelMessages.ts';

/** Asks for the documents that are to be translated; none where the person gave up. */
export async function askForDocuments(): Promise<readonly Uri[]> {
  const uris = await window.showOpenDialog({
    title: l10n.t('Documents to Translate'),
    openLabel: l10n.t('Choose'),
    canSelectMany: true,
    filters: {
      [l10n.t('Documents and localization files')]: [...documentExtensions],
      [l10n.t('All files')]: ['*'],
    },
  });
  return uris ?? [];
}

/** A document as the page shows it. */
export const chosenFile = (uri: Uri): ChosenFile => ({ uri: uri.toString(), name: workspace.asRelativePath(uri) });

/**
 * Documents that were dropped on the page, from the explorer or from an editor.
 *
 * @param uris as the window has them: those of a remote machine name it.
 */
export function droppedFiles(uris: readonly string[]): readonly ChosenFile[] {
  return uris
    .map((text) => Uri.parse(text))
    .filter(({ scheme }) => scheme === 'file' || scheme === 'vscode-remote')
    .map((uri) => chosenFile(uri.scheme === 'file' ? uri : Uri.file(uri.path)));
}

/** Keeps a document that was dropped from another program, whose place is unknown; the result is saved beside the copy. */
export async function keptFile(storage: Uri, name: string, data: ArrayBuffer): Promise<ChosenFile> {
  const uri = await keepFile(Uri.joinPath(storage, 'documents'), name, new Uint8Array(data), 'document');
  return { uri: uri.toString(), name };
}
