import { commands, l10n, Uri, window, workspace } from 'vscode';
import type { TranslateDocumentResult } from '../../shared/protocol.ts';
import { documentExtensions } from '../session/documentLists.data.ts';
import { keepFile, safeName } from '../session/keepFile.ts';

/** The name of a translation for which the server proposes none. */
const unnamed = 'translation';

/** Asks for the document that is to be translated; undefined where nobody chose one. */
export async function askForDocument(): Promise<Uri | undefined> {
  const [uri] =
    (await window.showOpenDialog({
      title: l10n.t('Document to Translate'),
      openLabel: l10n.t('Choose'),
      filters: {
        [l10n.t('Documents and localization files')]: [...documentExtensions],
        [l10n.t('All files')]: ['*'],
      },
    })) ?? [];
  return uri;
}

/**
 * Opens a translation from a file of its own, so that documents which are no text open as well; “Save As” gives it its final
 * place.
 */
export async function openResult(result: TranslateDocumentResult, storage: Uri): Promise<void> {
  const folder = Uri.joinPath(storage, 'documents');
  const uri = await keepFile(folder, result.fileName, Buffer.from(result.content, 'base64'), unnamed);
  await commands.executeCommand('vscode.open', uri);
}

/** Saves a translation where the user wants it, beside its document by default; undefined where nobody chose a place. */
export async function saveResult(result: TranslateDocumentResult, document: Uri): Promise<Uri | undefined> {
  const target = await window.showSaveDialog({
    title: l10n.t('Save the Translation'),
    defaultUri: Uri.joinPath(document, '..', safeName(result.fileName, unnamed)),
  });
  if (target) await workspace.fs.writeFile(target, Buffer.from(result.content, 'base64'));
  return target;
}
