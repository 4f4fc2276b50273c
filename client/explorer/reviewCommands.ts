import { basename } from 'node:path';
import { l10n, Uri, window, workspace } from 'vscode';
import { commands, type WantedTarget } from '../../shared/protocol.ts';
import { exportRowsRequest } from '../../shared/tableChangesProtocol.ts';
import { exportRows } from '../grid/exportRows.ts';
import { askToApprove, reviewApprovals } from '../preview/reviewApprovals.ts';
import { ask } from '../session/ask.ts';
import { executeOnServer } from '../session/executeOnServer.ts';
import { firstLines } from '../session/firstLines.ts';
import { type ExplorerParts, entriesOf } from './explorerCommands.ts';
import { workOf } from './overviewTree.ts';
import { translatedRows } from './wantedFiles.ts';
import { workSummary } from './workText.ts';

/** Approves the translations of files, languages or whole projects, once the person has seen how far they are. */
export async function approveEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const rows = translatedRows(entriesOf(parts, args));
  const targets = rows.map(({ uri, language }): WantedTarget => (language ? { uri, language } : { uri }));
  if (targets.length === 0) throw new Error(l10n.t('There are no translations to approve here.'));
  const lines = firstLines(rows.map((row) => `${row.path}: ${workSummary(workOf([row]))}`));
  const question =
    rows.length === 1
      ? l10n.t('Approve all translations?')
      : l10n.t('Approve all translations in {0} files?', rows.length);
  const choice = await askToApprove(question, lines);
  const wanted =
    choice === 'choose' ? await reviewApprovals(parts.session, targets) : choice === 'approve' ? targets : [];
  const uri = wanted[0]?.uri;
  if (uri !== undefined) await executeOnServer(parts.session, commands.approveFiles, [uri, wanted]);
}

/** Exports a file for a reviewer, or the files of a language or project, each to a sheet in a folder that the person chooses. */
export async function exportEntries(parts: ExplorerParts, args: readonly unknown[]): Promise<void> {
  const paths = new Map(translatedRows(entriesOf(parts, args)).map(({ uri, path }) => [uri, path]));
  const [first, ...others] = paths;
  if (!first) throw new Error(l10n.t('There are no translations to export here.'));
  const { session } = parts;
  if (others.length === 0) {
    const [uri] = first;
    await exportRows((method, params) => ask(session, method, params), Uri.parse(uri), { uri, rows: {} });
    return;
  }
  const title = l10n.t('Export {0} Files for Review', paths.size);
  const options = { title, openLabel: l10n.t('Export'), canSelectFolders: true, canSelectFiles: false };
  const [folder] = (await window.showOpenDialog(options)) ?? [];
  if (!folder) return;
  const sheets = [...paths].map(([uri, path]) => ({ uri, to: Uri.joinPath(folder, sheetName(path)) }));
  for (const { to } of sheets) await needFree(to);
  for (const { uri, to } of sheets) await ask(session, exportRowsRequest, { uri, rows: {}, to: to.toString() });
  void window.showInformationMessage(
    l10n.t('{0} files were exported to {1}.', sheets.length, basename(folder.path) || folder.path),
  );
}

/** @example sheetName('locales/de/app.json') // 'locales.de.app.json.review.xlsx' */
function sheetName(path: string): string {
  return `${path.replaceAll('/', '.')}.review.xlsx`;
}

/** @throws Error with a sentence for the user: a sheet that is there may hold what a reviewer wrote. */
async function needFree(sheet: Uri): Promise<void> {
  const isThere = await workspace.fs.stat(sheet).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  throw new Error(
    l10n.t('{0} is already there. Choose another folder, so that no review is lost.', basename(sheet.path)),
  );
}
