import { Disposable, l10n, Uri } from 'vscode';
import { activeFile } from '../session/activeFile.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import { singlePanel } from '../session/singlePanel.ts';
import { isUnderWay } from './documentJob.ts';
import { type DocumentQueue, documentQueue } from './documentQueue.ts';
import { controlPanel, type PanelParts } from './panelController.ts';
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
  const { extensionUri } = context;
  const panel = singlePanel(viewType, l10n.t('Translate Document'), extensionUri, (webview, saved) => {
    const controller = controlPanel({ ...parts, documents }, webview, saved);
    webview.html = panelHtml({ ...pageFrame(webview, extensionUri, 'documentPanel'), text: panelWords() });
    return controller;
  });
  const documents: DocumentQueue = documentQueue(context, session, connections, panel.isVisible);
  const command = register('interline.translateDocument', async (uri, selected) => {
    const controller = panel.show();
    const files = chosenUris(uri, selected);
    if (files.length > 0) controller.choose(files);
  });
  const subscriptions = Disposable.from(documents, command, panel);
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
