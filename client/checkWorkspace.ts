import { commands, l10n, ProgressLocation, window } from 'vscode';
import type { WorkspaceDiagnosticReport } from 'vscode-languageclient';
import type { Session } from './session/session.ts';

/** Checks every localization file of the workspace again, opens the Problems view and says how many there are. */
export async function checkWorkspace(session: Session): Promise<void> {
  const title = l10n.t('Interline: checking');
  const { items } = await window.withProgress({ location: ProgressLocation.Window, title }, async () => {
    const client = await session.client();
    client.getFeature('textDocument/diagnostic').refresh();
    await commands.executeCommand('workbench.actions.view.problems');
    // The editor asks as well, and does not tell when it has its answer; the server checks once for both.
    return client.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds: [] });
  });
  const counts = items.map((report) => ('items' in report ? report.items.length : 0)).filter((count) => count > 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  window.setStatusBarMessage(l10n.t('Interline: {0} problems in {1} files', total, counts.length), 5000);
}
