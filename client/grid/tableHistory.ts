import { commands, type Tab, TabInputText, Uri, type WebviewPanel, window, workspace } from 'vscode';
import { type StepParams, stepOnDiskRequest } from '../../shared/tableChangesProtocol.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';

/** The way back through the changes of a table that shows several files. */
export interface TableHistory {
  /** The table changed files, in one step. */
  changed(uris: readonly string[]): void;
  /** Undoes the last change of the table in its files; false where there is none. */
  undo(): Promise<boolean>;
  /** Makes the change again that was undone last; false where there is none. */
  redo(): Promise<boolean>;
}

/**
 * Undoes by the files' own histories, so that a file without changes is a saved one again. The editor undoes in the file
 * that is shown: each is shown for that moment, and the table after it. What the server wrote to disk it takes back itself.
 */
export function tableHistory(session: Session, panel: WebviewPanel): TableHistory {
  const done: (readonly string[])[] = [];
  const undone: (readonly string[])[] = [];
  const stepIn = async (uri: string, command: 'undo' | 'redo') => {
    const params: StepParams = { uri, way: command };
    if (await ask(session, stepOnDiskRequest, params)) return;
    const document = await workspace.openTextDocument(Uri.parse(uri));
    const wasOpen = tabsOf(uri).length > 0;
    const visible = window.visibleTextEditors.find((editor) => editor.document === document);
    const viewColumn = visible?.viewColumn ?? panel.viewColumn;
    await window.showTextDocument(document, { preview: false, ...(viewColumn === undefined ? {} : { viewColumn }) });
    await commands.executeCommand(command);
    if (!wasOpen && !document.isDirty) await window.tabGroups.close(tabsOf(uri));
  };
  const step = async (from: (readonly string[])[], to: (readonly string[])[], command: 'undo' | 'redo') => {
    const uris = from.pop();
    if (!uris) return false;
    for (const uri of uris) await stepIn(uri, command);
    // Not before: the table would take the focus, and the next step, from the file that is shown.
    panel.reveal();
    to.push(uris);
    return true;
  };
  return {
    changed(uris) {
      done.push(uris);
      undone.length = 0;
    },
    undo: () => step(done, undone, 'undo'),
    redo: () => step(undone, done, 'redo'),
  };
}

function tabsOf(uri: string): readonly Tab[] {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.filter(({ input }) => input instanceof TabInputText && input.uri.toString() === uri);
}
