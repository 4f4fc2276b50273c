import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import {
  type CustomTextEditorProvider,
  commands,
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  env,
  l10n,
  TabInputCustom,
  TabInputText,
  Uri,
  type WebviewPanel,
  window,
} from 'vscode';
import type { RowEditors } from '../matches/matchesView.ts';
import { activeFile, isBeyondSharing, tableViewType as viewType } from '../session/activeFile.ts';
import type { Session } from '../session/session.ts';
import { draftStore } from './draftStore.ts';
import { controlGrid, type GridController } from './gridController.ts';
import { gridHtml } from './gridHtml.ts';
import type { GridAction, ShownRow } from './gridMessages.ts';
import { gridWords } from './gridWords.ts';

/** The tables that are open. */
export interface GridEditors extends RowEditors, Disposable {
  /** Opens a file as table, by default the one in the active editor. */
  open(uri?: Uri): Promise<void>;
  /** Opens the file of the active table as text. */
  openAsText(): Promise<void>;
  /** Has the active table do something. */
  act(action: GridAction): Promise<void>;
}

/** Registers the table as an editor of localization files, beside the text editor. */
export function gridEditors(context: ExtensionContext, session: Session): GridEditors {
  const open = new Map<WebviewPanel, GridController>();
  const drafts = draftStore(context.workspaceState);
  const rowChanged = new EventEmitter<void>();
  const active = () => [...open].find(([panel]) => panel.active);
  const provider: CustomTextEditorProvider = {
    resolveCustomTextEditor(document, panel) {
      const folder = Uri.joinPath(context.extensionUri, 'dist', 'webview');
      const address = (name: string) => panel.webview.asWebviewUri(Uri.joinPath(folder, name)).toString();
      panel.webview.options = { enableScripts: true, localResourceRoots: [folder] };
      const controller = controlGrid(session, document, panel.webview, drafts, {
        focused: () => rowChanged.fire(),
        left: (uri, row) => void showRow(Uri.parse(uri), row),
      });
      open.set(panel, controller);
      panel.onDidChangeViewState(() => rowChanged.fire());
      panel.onDidDispose(() => {
        open.delete(panel);
        controller.dispose();
        rowChanged.fire();
      });
      panel.webview.html = gridHtml({
        cspSource: panel.webview.cspSource,
        nonce: randomBytes(16).toString('base64url'),
        script: address('grid.js'),
        styles: [address('codicon.css'), address('grid.css')],
        language: env.language,
        title: basename(document.fileName),
        words: gridWords(),
      });
    },
  };
  async function showRow(uri: Uri, row: ShownRow): Promise<void> {
    await commands.executeCommand('vscode.openWith', uri, viewType);
    active()?.[1].show(row);
  }
  const registration = window.registerCustomEditorProvider(viewType, provider, {
    supportsMultipleEditorsPerDocument: true,
  });
  return {
    async open(uri) {
      const file = uri ?? activeFile();
      if (!file) throw new Error(l10n.t('Open a localization file first.'));
      if (await isBeyondSharing(file)) {
        throw new Error(l10n.t('Files of more than 50 MB cannot be opened as a table.'));
      }
      await replaceTab(file, viewType);
    },
    async openAsText() {
      const input = window.tabGroups.activeTabGroup.activeTab?.input;
      if (input instanceof TabInputCustom) await replaceTab(input.uri, 'default');
    },
    async act(action) {
      active()?.[1].act(action);
    },
    focusedRow: () => active()?.[1].focused(),
    onRow: (listener) => rowChanged.event(listener),
    insert(text, how) {
      const [panel, controller] = active() ?? [];
      // A cell that is edited has the focus; taking it away would commit what is in it.
      if (!controller?.focused()?.isEdited) panel?.reveal();
      controller?.insert(text, how);
    },
    dispose() {
      registration.dispose();
      rowChanged.dispose();
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
