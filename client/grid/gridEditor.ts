import { basename } from 'node:path';
import {
  type CustomTextEditorProvider,
  commands,
  type Disposable,
  type ExtensionContext,
  TabInputCustom,
  TabInputText,
  Uri,
  window,
} from 'vscode';
import { termTextOf } from '../../shared/termTableProtocol.ts';
import type { RowEditors } from '../matches/matchesView.ts';
import type { Preview } from '../preview/translateWithPreview.ts';
import { isBeyondSharing, needFile, tableViewType as viewType } from '../session/activeFile.ts';
import type { Session } from '../session/session.ts';
import type { GridAction, ShownRow } from './gridMessages.ts';
import { gridPanels } from './gridPanel.ts';
import { type FilesToOpen, languagesTables } from './languagesTable.ts';
import { termRequests } from './termRequests.ts';

/** The tables that are open. */
export interface GridEditors extends RowEditors, Disposable {
  /** Opens a file as table, by default the one in the active editor. */
  open(uri?: Uri): Promise<void>;
  /** Opens a file, by default the one in the active editor, side by side with those of other languages. */
  openLanguages(uri?: Uri): Promise<void>;
  /** Opens several files as one table. */
  openFiles(files: FilesToOpen): Promise<void>;
  /** Opens the file of the active table as text. */
  openAsText(): Promise<void>;
  /** Whether the active tab is a table. */
  isActive(): boolean;
  /** Has the active table do something. */
  act(action: GridAction): Promise<void>;
}

/** Registers the table as an editor of localization files, beside the text editor, and that of all languages. */
export function gridEditors(context: ExtensionContext, session: Session, preview: Preview): GridEditors {
  const panels = gridPanels(context, session, preview);
  const languages = languagesTables(session, panels, (other, row) => void showRow(Uri.parse(other), row));
  const { active, onRow } = panels;
  const provider: CustomTextEditorProvider = {
    resolveCustomTextEditor(document, panel) {
      const uri = document.uri.toString();
      const isTerms = termTextOf(uri) !== undefined;
      panels.fill(panel, { uri, layout: isTerms ? 'terms' : 'file' }, basename(document.fileName), {
        left: (other, row) => void showRow(Uri.parse(other), row),
        ...(isTerms ? { requests: termRequests(document) } : {}),
      });
    },
  };
  async function showRow(uri: Uri, row: ShownRow): Promise<void> {
    if (await isBeyondSharing(uri)) languages.openOnDisk(uri);
    else await commands.executeCommand('vscode.openWith', uri, viewType);
    active()?.[1].show(row);
  }
  const registration = window.registerCustomEditorProvider(viewType, provider, {
    supportsMultipleEditorsPerDocument: true,
  });
  return {
    async open(uri) {
      const file = uri ?? needFile();
      if (await isBeyondSharing(file)) languages.openOnDisk(file);
      else await replaceTab(file, viewType);
    },
    async openLanguages(uri) {
      await languages.open(uri ?? needFile());
    },
    openFiles: (files) => languages.openFiles(files),
    async openAsText() {
      const input = window.tabGroups.activeTabGroup.activeTab?.input;
      if (input instanceof TabInputCustom) await replaceTab(input.uri, 'default');
    },
    async act(action) {
      active()?.[1].act(action);
    },
    isActive: () => active() !== undefined,
    focusedRow: () => active()?.[1].focused(),
    onRow: (listener) => onRow.event(listener),
    insert(text, how) {
      const [panel, controller] = active() ?? [];
      // A cell that is edited has the focus; taking it away would commit what is in it.
      if (!controller?.focused()?.isEdited) panel?.reveal();
      controller?.insert(text, how);
    },
    dispose() {
      registration.dispose();
      languages.dispose();
      onRow.dispose();
    },
  };
}

/** Opens a file with another editor in the place of the one that is active, where that shows this file. */
async function replaceTab(file: Uri, editor: string): Promise<void> {
  const group = window.tabGroups.activeTabGroup;
  const old = group.activeTab;
  await commands.executeCommand('vscode.openWith', file, editor);
  const input = old?.input;
  const isSame =
    (input instanceof TabInputText || input instanceof TabInputCustom) && input.uri.toString() === file.toString();
  // The editor would ask what becomes of edits, though the other tab holds them too.
  if (old && isSame && !old.isDirty && group.activeTab !== old) await window.tabGroups.close(old, true);
}
