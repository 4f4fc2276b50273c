import { commands, l10n, type QuickPickItem, QuickPickItemKind, window, workspace } from 'vscode';
import type { ConnectionStore } from './session/connectionStore.ts';

interface ServiceChoice extends QuickPickItem {
  readonly choose?: () => Promise<unknown>;
}

/** Lets the person choose which of the services that they signed in to translates the project of this window. */
export async function switchService(connections: ConnectionStore): Promise<void> {
  if (!workspace.workspaceFolders) throw new Error(l10n.t('Open the folder of the project first.'));
  const used = connections.url();
  const here = l10n.t('used in this project');
  const choices: ServiceChoice[] = connections.services().map(({ url }) => {
    const label = `$(globe) ${new URL(url).host}`;
    return {
      label,
      detail: url,
      ...(url === used ? { description: here } : {}),
      choose: () => connections.choose(url, 'project'),
    };
  });
  choices.push(
    {
      label: `$(vm) ${l10n.t('The embedded service on this machine')}`,
      ...(used === undefined ? { description: here } : {}),
      choose: () => connections.choose('embedded', 'project'),
    },
    { label: '', kind: QuickPickItemKind.Separator },
  );
  if (used !== undefined && connections.services().length > 1) {
    choices.push({
      label: `$(check-all) ${l10n.t('Use {0} in All Projects', new URL(used).host)}`,
      description: l10n.t('except in those with one of their own'),
      choose: () => connections.choose(used, 'everywhere'),
    });
  }
  choices.push({
    label: `$(key) ${l10n.t('Sign In to Another Service…')}`,
    choose: async () => commands.executeCommand('interline.signIn'),
  });
  const placeHolder = l10n.t('The choice is kept for you, in no file of the project.');
  const chosen = await window.showQuickPick(choices, { title: l10n.t('Service of This Project'), placeHolder });
  await chosen?.choose?.();
}
