import { Disposable, type ExtensionContext, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { activeFile } from '../session/activeFile.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { Session } from '../session/session.ts';
import { controlPanel } from './panelController.ts';
import { panelHtml } from './panelHtml.ts';
import type { SavedPanel } from './panelMessages.ts';

const viewType = 'interline.documentTranslation';
const open = new Map<Session, { readonly panel: WebviewPanel; choose(uri: Uri): void }>();

/**
 * Shows the panel that translates a whole document; there is one for each window.
 *
 * @param uri the file to be translated; by default the one in the active editor.
 */
export async function openDocumentPanel(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  uri?: Uri,
): Promise<void> {
  const active = activeFile();
  const file = uri ?? (active?.scheme === 'file' ? active : undefined);
  const existing = open.get(session);
  if (existing) {
    existing.panel.reveal();
    if (file) existing.choose(file);
    return;
  }
  const panel = window.createWebviewPanel(viewType, l10n.t('Translate Document'), ViewColumn.Active);
  fill(context, session, connections, panel, file ? { uri: file.toString() } : {});
}

/** Puts panels together again that were open when the window was closed. */
export function restoreDocumentPanels(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
): Disposable {
  const serializer = window.registerWebviewPanelSerializer(viewType, {
    async deserializeWebviewPanel(panel: WebviewPanel, saved: unknown) {
      fill(context, session, connections, panel, readSaved(saved));
    },
  });
  return Disposable.from(serializer, { dispose: () => open.delete(session) });
}

function fill(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  panel: WebviewPanel,
  saved: SavedPanel,
): void {
  const { webview } = panel;
  panel.iconPath = Uri.joinPath(context.extensionUri, 'images', 'document.svg');
  const controller = controlPanel(context, session, connections, webview, saved);
  webview.html = panelHtml({
    ...pageFrame(webview, context.extensionUri, 'documentPanel'),
    text: {
      title: l10n.t('Translate a Document'),
      intro: l10n.t('The whole document is translated into a new one; the file itself is not changed.'),
      file: l10n.t('Document'),
      noFile: l10n.t('No file chosen'),
      pick: l10n.t('Choose File…'),
      from: l10n.t('From'),
      detect: l10n.t('As the document says'),
      to: l10n.t('Into'),
      choose: l10n.t('Choose a language'),
      translate: l10n.t('Translate'),
      cancel: l10n.t('Cancel'),
      open: l10n.t('Open'),
      save: l10n.t('Save As…'),
      retry: l10n.t('Try Again'),
      useLocal: l10n.t('Use a Model on This Machine…'),
      signIn: l10n.t('Sign In…'),
      progress: l10n.t('Progress of the translation'),
    },
  });
  open.set(session, { panel, choose: controller.choose });
  panel.onDidDispose(() => {
    open.delete(session);
    controller.dispose();
  });
}

function readSaved(saved: unknown): SavedPanel {
  if (typeof saved !== 'object' || saved === null) return {};
  const entries = Object.entries(saved).filter(
    ([name, value]) => ['uri', 'sourceLanguage', 'targetLanguage'].includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}
