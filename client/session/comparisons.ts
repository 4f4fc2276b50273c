import { commands, type Disposable, TabInputTextDiff, Uri, window, workspace } from 'vscode';

/** Texts that are on no disk, side by side in the editor's own comparison. */
export interface Comparisons extends Disposable {
  /**
   * @param before a document, or a text.
   * @param path its name chooses the language mode of the texts.
   * @returns closes the comparison and forgets the texts.
   * @example const close = await proposals.show(document.uri, 'Corrected', '/a.txt', 'a.txt: Corrected text');
   */
  show(before: Uri | string, after: string, path: string, title: string): Promise<() => Promise<void>>;
}

/** @param scheme of the texts' URIs; one for each use. */
export function comparisons(scheme: string): Comparisons {
  const texts = new Map<string, string>();
  const provider = workspace.registerTextDocumentContentProvider(scheme, {
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? '',
  });
  let count = 0;
  const keep = (text: string, path: string) => {
    const uri = Uri.from({ scheme, path, query: `${++count}` });
    texts.set(uri.toString(), text);
    return uri;
  };
  return {
    async show(before, after, path, title) {
      const left = typeof before === 'string' ? keep(before, path) : before;
      const right = keep(after, path);
      await commands.executeCommand('vscode.diff', left, right, title);
      return async () => {
        await closeTab(right);
        for (const uri of [left, right]) texts.delete(uri.toString());
      };
    },
    dispose: () => provider.dispose(),
  };
}

async function closeTab(right: Uri): Promise<void> {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  const isIts = (input: unknown) => input instanceof TabInputTextDiff && input.modified.toString() === right.toString();
  await window.tabGroups.close(tabs.filter((tab) => isIts(tab.input)));
}
