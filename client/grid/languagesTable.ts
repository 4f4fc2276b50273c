import { basename } from 'node:path';
import { type Disposable, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type RowsParams, rowsRequest, type TableRows } from '../../shared/tableProtocol.ts';
import { isBeyondSharing, languagesViewType } from '../session/activeFile.ts';
import type { Session } from '../session/session.ts';
import type { SavedGrid } from './gridMessages.ts';
import type { GridPanels } from './gridPanel.ts';
import { tableHistory } from './tableHistory.ts';

/** Tables that show the same texts in all languages: each cell is edited in the file that it is in. */
export interface LanguagesTables extends Disposable {
  /** @throws Error with a sentence for the user, also where a file has no others beside it. */
  open(uri: Uri): Promise<void>;
}

/**
 * These tables are panels and no editors: an editor of VS Code has one document to undo in and to save. The files behind
 * are documents of the editor all the same, with their own histories, unsaved changes and tabs.
 */
export function languagesTables(session: Session, panels: GridPanels): LanguagesTables {
  const fill = (panel: WebviewPanel, uri: Uri) => {
    const title = l10n.t('{0}: all languages', basename(uri.path));
    panel.title = title;
    panels.fill(panel, { uri: uri.toString(), layout: 'languages' }, title, {
      left: () => undefined,
      history: tableHistory(panel),
    });
  };
  const serializer = window.registerWebviewPanelSerializer(languagesViewType, {
    async deserializeWebviewPanel(panel, saved: Partial<SavedGrid> | undefined) {
      if (saved?.uri === undefined) panel.dispose();
      else fill(panel, Uri.parse(saved.uri));
    },
  });
  return {
    async open(uri) {
      if (await isBeyondSharing(uri)) throw new Error(l10n.t('Files over 50 MB cannot be opened as a table.'));
      await needLanguages(session, uri);
      const options = { retainContextWhenHidden: true };
      fill(window.createWebviewPanel(languagesViewType, '', ViewColumn.Active, options), uri);
    },
    dispose: () => serializer.dispose(),
  };
}

async function needLanguages(session: Session, uri: Uri): Promise<void> {
  const client = await session.client();
  const params: RowsParams = { uri: uri.toString(), languages: {}, filter: {}, offset: 0, limit: 0, checked: false };
  const answer = await client.sendRequest<TableRows | null>(rowsRequest, params);
  const name = basename(uri.path);
  if (!answer) throw new Error(l10n.t('{0} is not a localization file.', name));
  if ((answer.languages?.length ?? 0) < 2) throw new Error(l10n.t('{0} has no other language beside it.', name));
}
