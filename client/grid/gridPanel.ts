import { randomBytes } from 'node:crypto';
import { EventEmitter, type ExtensionContext, env, Uri, type WebviewPanel } from 'vscode';
import type { Session } from '../session/session.ts';
import { draftStore } from './draftStore.ts';
import { controlGrid, type GridController, type GridEvents } from './gridController.ts';
import { gridHtml } from './gridHtml.ts';
import type { GridPlace } from './gridMessages.ts';
import { gridWords } from './gridWords.ts';

/** The pages of tables that are open, whatever they are tabs of. */
export interface GridPanels {
  /** Makes a panel the page of a table. */
  fill(panel: WebviewPanel, place: GridPlace, title: string, events: Omit<GridEvents, 'focused'>): void;
  active(): readonly [WebviewPanel, GridController] | undefined;
  /** Another row has the focus, or another table. */
  readonly onRow: EventEmitter<void>;
}

export function gridPanels(context: ExtensionContext, session: Session): GridPanels {
  const open = new Map<WebviewPanel, GridController>();
  const drafts = draftStore(context.workspaceState);
  const onRow = new EventEmitter<void>();
  return {
    onRow,
    active: () => [...open].find(([panel]) => panel.active),
    fill(panel, place, title, events) {
      const folder = Uri.joinPath(context.extensionUri, 'dist', 'webview');
      const address = (name: string) => panel.webview.asWebviewUri(Uri.joinPath(folder, name)).toString();
      panel.webview.options = { enableScripts: true, localResourceRoots: [folder] };
      const focused = () => onRow.fire();
      const controller = controlGrid(session, place, panel.webview, drafts, { ...events, focused });
      open.set(panel, controller);
      panel.onDidChangeViewState(focused);
      panel.onDidDispose(() => {
        open.delete(panel);
        controller.dispose();
        focused();
      });
      panel.webview.html = gridHtml({
        cspSource: panel.webview.cspSource,
        nonce: randomBytes(16).toString('base64url'),
        script: address('grid.js'),
        styles: [address('codicon.css'), address('grid.css')],
        language: env.language,
        title,
        place,
        words: gridWords(),
      });
    },
  };
}
