import { EventEmitter, type ExtensionContext, type WebviewPanel } from 'vscode';
import type { Preview } from '../preview/translateWithPreview.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { Session } from '../session/session.ts';
import { draftStore } from './draftStore.ts';
import { controlGrid, type GridController, type GridEvents } from './gridController.ts';
import { gridHtml } from './gridHtml.ts';
import type { GridPlace } from './gridMessages.ts';
import { gridWords } from './gridWords.ts';

/** The pages of tables that are open, whatever they are tabs of. */
export interface GridPanels {
  /** Makes a panel the page of a table. */
  fill(panel: WebviewPanel, place: GridPlace, title: string, events: Omit<GridEvents, 'focused' | 'refocus'>): void;
  active(): readonly [WebviewPanel, GridController] | undefined;
  /** Another row has the focus, or another table. */
  readonly onRow: EventEmitter<void>;
}

export function gridPanels(context: ExtensionContext, session: Session, preview: Preview): GridPanels {
  const open = new Map<WebviewPanel, GridController>();
  const storage = context.workspaceState;
  const kept = { drafts: draftStore(storage), storage, preview };
  const onRow = new EventEmitter<void>();
  return {
    onRow,
    active: () => [...open].find(([panel]) => panel.active),
    fill(panel, place, title, events) {
      const focused = () => onRow.fire();
      const refocus = () => panel.active && panel.reveal();
      const controller = controlGrid(session, place, panel.webview, kept, { ...events, focused, refocus });
      open.set(panel, controller);
      panel.onDidChangeViewState(focused);
      panel.onDidDispose(() => {
        open.delete(panel);
        controller.dispose();
        focused();
      });
      panel.webview.html = gridHtml({
        ...pageFrame(panel.webview, context.extensionUri, 'grid', ['codicon']),
        title,
        place,
        words: gridWords(),
      });
    },
  };
}
