import { commands, type Tab, TabInputText, Uri, type WebviewPanel, window, workspace } from 'vscode';

/** The way back through the changes of a table that shows several files. */
export interface TableHistory {
  /** The table changed a file. */
  changed(uri: string): void;
  /** Undoes the last change of the table in its file; false where there is none. */
  undo(): Promise<boolean>;
  /** Makes the change again that was undone last; false where there is none. */
  redo(): Promise<boolean>;
}

/**
 * Undoes by the files' own histories, so that a file without changes is a saved one again. The editor undoes in the file
 * that is shown: it is shown for that moment, and the table after it.
 */
export function tableHistory(panel: WebviewPanel): TableHistory {
  const done: string[] = [];
  const undone: string[] = [];
  const step = async (from: string[], to: string[], command: 'undo' | 'redo') => {
    const uri = from.pop();
    if (uri === undefined) return false;
    const document = await workspace.openTextDocument(Uri.parse(uri));
    const wasOpen = tabsOf(uri).length > 0;
    const visible = window.visibleTextEditors.find((editor) => editor.document === document);
    const viewColumn = visible?.viewColumn ?? panel.viewColumn;
    await window.showTextDocument(document, { preview: false, ...(viewColumn === undefined ? {} : { viewColumn }) });
    await commands.executeCommand(command);
    panel.reveal();
    if (!wasOpen && !document.isDirty) await window.tabGroups.close(tabsOf(uri));
    to.push(uri);
    return true;
  };
  return {
    changed(uri) {
      done.push(uri);
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
