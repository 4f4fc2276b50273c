import { Disposable, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { activeFile } from '../session/activeFile.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import { isUnderWay } from './documentJob.ts';
import { type DocumentQueue, documentQueue } from './documentQueue.ts';
import { controlPanel, type PanelController, type PanelParts } from './panelController.ts';
import { panelHtml } from './panelHtml.ts';
import { panelWords } from './panelWords.ts';

const viewType = 'interline.documentTranslation';

/** The panel with its queue. */
export interface Documents extends Disposable {
  /** Keeps the queue as it is: the window is about to be closed. */
  suspend(): void;
}

/**
 * The panel that translates whole documents, its command and its queue; there is one of each for a window. What was under
 * way when the window was closed is taken up again.
 */
export function registerDocuments(parts: Omit<PanelParts, 'documents'>, register: RegisterCommand): Documents {
  const { context, session, connections } = parts;
  let open: { readonly panel: WebviewPanel; readonly controller: PanelController } | undefined;
  const documents: DocumentQueue = documentQueue(context, session, connections, () => open?.panel.visible === true);
  const fill = (panel: WebviewPanel, saved: unknown) => {
    const { webview } = panel;
    panel.iconPath = Uri.joinPath(context.extensionUri, 'images', 'document.svg');
    const controller = controlPanel({ ...parts, documents }, webview, saved);
    webview.html = panelHtml({ ...pageFrame(webview, context.extensionUri, 'documentPanel'), text: panelWords() });
    open = { panel, controller };
    panel.onDidDispose(() => {
      if (open?.panel === panel) open = undefined;
      controller.dispose();
    });
    return controller;
  };
  const subscriptions = Disposable.from(
    documents,
    register('interline.translateDocument', async (uri, selected) => {
      const shown = open;
      shown?.panel.reveal();
      const controller =
        shown?.controller ??
        fill(window.createWebviewPanel(viewType, l10n.t('Translate Document'), ViewColumn.Active), {});
      const files = chosenUris(uri, selected);
      if (files.length > 0) controller.choose(files);
    }),
    window.registerWebviewPanelSerializer(viewType, {
      async deserializeWebviewPanel(panel: WebviewPanel, saved: unknown) {
        fill(panel, saved);
      },
    }),
    { dispose: () => open?.controller.dispose() },
  );
  if (documents.queue.jobs.some(isUnderWay)) void documents.queue.resume();
  return { suspend: () => documents.queue.suspend(), dispose: () => subscriptions.dispose() };
}

/** Menus hand over the file and every selected one; the palette hands over nothing, and means the active editor. */
function chosenUris(uri: unknown, selected: unknown): readonly Uri[] {
  const isUri = (one: unknown) => one instanceof Uri;
  if (Array.isArray(selected) && selected.length > 0) return selected.filter(isUri);
  if (uri instanceof Uri) return [uri];
  const active = activeFile();
  return active?.scheme === 'file' ? [active] : [];
}
