import { commands, type ExtensionContext, Uri, workspace } from 'vscode';

/** The walkthrough, as the manifest calls it. */
const walkthrough = 'interline.interline#start';
/** Remembers over the start of a window that the walkthrough is to go on in it. */
const goesOnKey = 'interline.walkthroughGoesOn';

/** The file of the example that has something of everything: untranslated, wrong, and to be reviewed. */
const firstFile = 'xliff/website.de.xlf';

/**
 * Opens a copy of the example project; what was done to an earlier copy is still there. The walkthrough goes on in its window.
 *
 * @param table opens a file as a table.
 * @param wanted `table` for the table of a file, where the project is open already.
 * @throws Error of the editor where the copy cannot be written.
 */
export async function openExample(
  context: ExtensionContext,
  table: (uri: Uri) => Promise<void>,
  wanted: unknown,
): Promise<void> {
  const { extensionUri, globalState } = context;
  const folder = exampleFolder(context);
  if (wanted === 'table' && isOpen(folder)) {
    await table(Uri.joinPath(folder, firstFile));
    return;
  }
  if (!(await isThere(Uri.joinPath(folder, 'interline.json'))))
    await workspace.fs.copy(Uri.joinPath(extensionUri, 'examples'), folder, { overwrite: true });
  await globalState.update(goesOnKey, true);
  await commands.executeCommand('vscode.openFolder', folder, {
    forceNewWindow: workspace.workspaceFolders !== undefined,
  });
}

/** Shows the walkthrough again where it has led to the example project. */
export function continueWalkthrough(context: ExtensionContext): void {
  if (isOpen(exampleFolder(context)) && context.globalState.get(goesOnKey)) {
    void context.globalState.update(goesOnKey, undefined);
    void commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  }
}

const exampleFolder = ({ globalStorageUri }: ExtensionContext) => Uri.joinPath(globalStorageUri, 'Skerry Line');

function isOpen(folder: Uri): boolean {
  return workspace.workspaceFolders?.[0]?.uri.toString() === folder.toString();
}

async function isThere(file: Uri): Promise<boolean> {
  return workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}
