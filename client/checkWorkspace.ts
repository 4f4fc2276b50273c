import { commands, l10n, languages, ProgressLocation, window } from 'vscode';
import type { Session } from './session.ts';

/** Checks every localization file of the workspace anew and opens the Problems view. */
export async function checkWorkspace(session: Session): Promise<void> {
  await window.withProgress({ location: ProgressLocation.Window, title: l10n.t('Interline: checking') }, async () => {
    const client = await session.client();
    client.getFeature('textDocument/diagnostic').refresh();
    await commands.executeCommand('workbench.actions.view.problems');
  });
  const found = languages
    .getDiagnostics()
    .map(([, diagnostics]) => diagnostics.filter((diagnostic) => diagnostic.source === 'interline').length)
    .filter((count) => count > 0);
  const total = found.reduce((sum, count) => sum + count, 0);
  window.setStatusBarMessage(l10n.t('Interline: {0} problems in {1} files', total, found.length), 5000);
}
