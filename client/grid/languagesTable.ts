import { basename } from 'node:path';
import { type Disposable, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type RowsParams, rowsRequest, type TableParams, type TableRows } from '../../shared/tableProtocol.ts';
import { languagesViewType, needSaved, needShared } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';
import type { GridPlace, SavedGrid, ShownRow } from './gridMessages.ts';
import type { GridPanels } from './gridPanel.ts';
import { tableHistory } from './tableHistory.ts';

/** Several files as one table. */
export interface FilesToOpen extends Pick<GridPlace, 'files' | 'shown'> {
  /** One of them: it tells the project. */
  readonly uri: Uri;
  /** What they have in common. */
  readonly title: string;
}

/** Tables that show the same texts in all languages: each cell is edited in the file that it is in. */
export interface LanguagesTables extends Disposable {
  /** @throws Error with a sentence for the user, also where a file has no others beside it. */
  open(uri: Uri): Promise<void>;
  /**
   * Shows several files one below the other.
   *
   * @throws Error with a sentence for the user, also where they are too many for one table.
   */
  openFiles(files: FilesToOpen): Promise<void>;
  /**
   * Shows one file that is too large for extensions to have its text: the server reads it from disk and changes it there.
   *
   * @throws Error with a sentence for the user where the editor holds edits that are not on disk.
   */
  openOnDisk(uri: Uri): void;
}

/**
 * These tables are panels and no editors: an editor of VS Code has one document to undo in and to save. The files behind
 * are documents of the editor all the same, with their own histories, unsaved changes and tabs.
 */
export function languagesTables(
  session: Session,
  panels: GridPanels,
  left: (uri: string, row: ShownRow) => void,
): LanguagesTables {
  const fill = (panel: WebviewPanel, place: GridPlace) => {
    const title = place.title ?? l10n.t('{0}: all languages', basename(Uri.parse(place.uri).path));
    panel.title = title;
    panels.fill(panel, place, title, { left, history: tableHistory(session, panel) });
  };
  const create = (place: GridPlace) => {
    const options = { retainContextWhenHidden: true };
    fill(window.createWebviewPanel(languagesViewType, '', ViewColumn.Active, options), place);
  };
  const serializer = window.registerWebviewPanelSerializer(languagesViewType, {
    async deserializeWebviewPanel(panel, saved: Partial<SavedGrid> | undefined) {
      const { uri, layout = 'languages', files, shown, title, isOnDisk } = saved ?? {};
      if (uri === undefined) panel.dispose();
      else {
        const more = {
          ...(files ? { files } : {}),
          ...(shown ? { shown } : {}),
          ...(title ? { title } : {}),
          ...(isOnDisk ? { isOnDisk } : {}),
        };
        fill(panel, { uri, layout, ...more });
      }
    },
  });
  return {
    async open(uri) {
      await needShared(uri);
      const name = basename(uri.path);
      const table = await tableOf(session, { uri: uri.toString(), languages: {} });
      if (!table) throw new Error(l10n.t('{0} is not a localization file.', name));
      if ((table.languages?.length ?? 0) < 2) throw new Error(l10n.t('{0} has no other language beside it.', name));
      create({ uri: uri.toString(), layout: 'languages' });
    },
    async openFiles({ uri, files = 'project', ...more }) {
      const place = { uri: uri.toString(), layout: 'languages' as const, files, ...more };
      const table = await tableOf(session, { uri: place.uri, languages: { files } });
      if (!table || table.total === 0) throw new Error(l10n.t('There are no files with translations here.'));
      create(place);
    },
    openOnDisk(uri) {
      needSaved(uri);
      const title = basename(uri.path);
      create({ uri: uri.toString(), layout: 'file', title, isOnDisk: true });
      void window.showInformationMessage(
        l10n.t('{0} is over 50 MB: each change in the table is written to the file at once.', title),
      );
    },
    dispose: () => serializer.dispose(),
  };
}

/** What there is to know of a table before its rows; null for what is no localization file. */
function tableOf(session: Session, table: TableParams): Promise<TableRows | null> {
  const params: RowsParams = { ...table, filter: {}, offset: 0, limit: 0, checked: false };
  return ask(session, rowsRequest, params);
}
